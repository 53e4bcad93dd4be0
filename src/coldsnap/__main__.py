"""`python -m coldsnap` is `coldsnap`."""

from coldsnap.cli.main import main

main()
