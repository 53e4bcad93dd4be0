"""ICECOOL and ICECOOL2: penguins flicked through a school of five boxes."""
