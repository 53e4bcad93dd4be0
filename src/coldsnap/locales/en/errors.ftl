### What a command says before it ends with an error: what is wrong, and where it helps, what to do.

error-no-texts = there are no texts in '{ $language }'; there is { $known }
error-no-message = the text { $message } ({ $language }) cannot be said: { $cause }
error-system = the system refuses: { $cause }
error-system-file = { $path }: { $cause }
error-no-shell = '{ $shell }' cannot be taught to complete; { $known } can
error-usage-extra = nothing was expected behind the arguments: { $given } ({ $command } --help tells more)
error-usage-no-command = there is no command '{ $name }' ({ $command } --help tells more)
error-usage-no-command-near = there is no command '{ $name }'; is '{ $near }' meant? ({ $command } --help tells more)
