# Prints what the log of a failed build or of failed tests says, each message once: the package manager repeats a message of a
# module in every file of it that it compiles.

/^\[[0-9]+(\/[0-9]+)?\] / || /^Building for |^(◇|✔|➜|━)/ { wanted = 0; next }
/^[^ ].*:[0-9]+:[0-9]+: (error|warning|note|remark): / || /^error: / { wanted = !($0 in printed); printed[$0] = 1 }
/^[^ 0-9]/ && !/^[^ ].*:[0-9]+:[0-9]+: / && !/^error: / { wanted = 1 }
/^✘/ { wanted = 1 }
wanted
