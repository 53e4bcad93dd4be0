### Said once in a browser, when a curve or a jump is first chosen. It is fetched then.

web-aim-curve = A curve runs straight first and bends when it gets slow, to the side that you hit. So it is aimed beside its goal.
web-aim-jump = A jump takes nearly full power and a wall near by, 6 to 20 cm away. So it is 95 % now.
