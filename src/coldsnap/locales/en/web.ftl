### What only the browser's table says. Everything about the games is in the files that the terminal reads as well.

web-title = Coldsnap
