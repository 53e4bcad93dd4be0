# What only the promos say: their events, questions, refusals and options. A block for each.
