"""The report of a kept arena: one page of HTML with its plots inside, made from records and results alone."""
