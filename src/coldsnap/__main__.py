"""`python -m coldsnap` is `coldsnap`."""

from coldsnap.cli.main import main

if __name__ == "__main__":
    main()
