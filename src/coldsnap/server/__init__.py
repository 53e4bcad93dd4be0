"""Tables by link: any game of the registry, online, from one process."""
