"""What `import coldsnap` gives: matches that settle by themselves, bots, and flicks by the thousand."""
