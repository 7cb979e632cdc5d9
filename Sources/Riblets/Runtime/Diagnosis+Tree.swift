extension Diagnosis {
  var treeText: Text {
    switch kind {
    case .attachedTwice(let child, let parent):
      Text(
        problem: "Cannot attach '\(child)': it is a child of '\(parent)' already.",
        facts: [("Child", "\(child)"), ("Parent", "\(parent)")],
        wayOut: "Attach it once. To show it twice, build a second one."
      )
    case .attachedElsewhere(let child, let parent, let newParent):
      Text(
        problem: "Cannot attach '\(child)' to '\(newParent)': it already has a parent.",
        facts: [("Child", "\(child)"), ("Parent", "\(parent)"), ("New parent", "\(newParent)")],
        wayOut: "To move it, detach it from its parent first. To show it twice, build a second one."
      )
    case .attachedAncestor(let child, let parent):
      Text(
        problem: "Cannot attach '\(child)' to '\(parent)': a riblet cannot stand below itself.",
        facts: [("Child", "\(child)"), ("New parent", "\(parent)")],
        wayOut: "Attach a child that was built for this parent."
      )
    case .attachedRoot(let child, let parent):
      Text(
        problem: "Cannot attach '\(child)' to '\(parent)': it is the launched root of a tree.",
        facts: [("Root", "\(child)"), ("New parent", "\(parent)")],
        wayOut: "Terminate it first, or build another one for this parent."
      )
    case .attachedLate(let child, let parent):
      Text(
        problem: "Attached '\(child)' late: its parent '\(parent)' is not active any more.",
        facts: [("Child", "\(child)"), ("Parent", "\(parent)")],
        wayOut: """
          The child is assembled and becomes active only if its parent does. A callback of finished work probably came \
          after the branch was detached: bind the work to the interactor, or ask the router's isActive first.
          """
      )
    case .detachedStranger(let child, let parent, let actualParent):
      Text(
        problem: "Cannot detach '\(child)' from '\(parent)': it is not its child.",
        facts: [("Riblet", "\(child)"), ("Parent", actualParent.map { "\($0)" } ?? "none"), ("Asked of", "\(parent)")],
        wayOut: actualParent == nil
          ? "It was detached before, or never attached. Forget a child when you detach it."
          : "Detach it from its own parent."
      )
    default: Text(problem: "", wayOut: "")
    }
  }

  var launchText: Text {
    switch kind {
    case .launchedTwice(let path):
      Text(
        problem: "Cannot launch '\(path)': it is launched already.",
        facts: [("Root", "\(path)")],
        wayOut: "Launch a root once, or terminate it first."
      )
    case .launchedChild(let path):
      Text(
        problem: "Cannot launch '\(path)': it has a parent.",
        facts: [("Riblet", "\(path)")],
        wayOut: "A child becomes active with its parent. To make it a root of its own, detach it first."
      )
    case .terminatedWithoutLaunch(let path):
      Text(
        problem: "Cannot terminate '\(path)': it is not a launched root.",
        facts: [("Riblet", "\(path)")],
        wayOut: "Terminate the router that was launched, once. A child is detached by its parent."
      )
    default: Text(problem: "", wayOut: "")
    }
  }
}
