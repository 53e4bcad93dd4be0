"""The command, as `coldsnap` and as `python -m coldsnap`: Ctrl-C ends it without a traceback, even while it loads."""

import sys


def main() -> None:
    """Load the command line and run it. Nothing else is loaded before: what is could not be interrupted quietly."""
    try:
        from coldsnap.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
