"""The real rules fetch here what they need; the stand-in needs nothing."""

def swift_rules_extra_dependencies():
    pass
