extension Diagnosis {
  var treeText: Text {
    switch kind {
    case .attachedTwice(let child, let parent):
      Text("Cannot attach '{Child}': it is a child of '{Parent}' already.")
        .fact("Child", child).fact("Parent", parent)
        .wayOut("Attach it once. To show it twice, build a second one.")
    case .attachedElsewhere(let child, let parent, let newParent):
      Text("Cannot attach '{Child}' to '{New parent}': it already has a parent.")
        .fact("Child", child).fact("Parent", parent).fact("New parent", newParent)
        .wayOut("To move it, detach it from its parent first. To show it twice, build a second one.")
    case .attachedAncestor(let child, let parent):
      Text("Cannot attach '{Child}' to '{New parent}': a riblet cannot stand below itself.")
        .fact("Child", child).fact("New parent", parent)
        .wayOut("Attach a child that was built for this parent.")
    case .attachedRoot(let child, let parent):
      Text("Cannot attach '{Root}' to '{New parent}': it is the launched root of a tree.")
        .fact("Root", child).fact("New parent", parent)
        .wayOut("Terminate it first, or build another one for this parent.")
    case .attachedLate(let child, let parent):
      Text("Attached '{Child}' late: its parent '{Parent}' is not active any more.")
        .fact("Child", child).fact("Parent", parent)
        .wayOut(
          """
          The child is assembled and becomes active only if its parent does. A callback of finished work probably came \
          after the branch was detached: bind the work to the interactor, or ask the router's isActive first.
          """
        )
    case .detachedStranger(let child, let parent, let actualParent):
      Text("Cannot detach '{Riblet}' from '{Asked of}': it is not its child.")
        .fact("Riblet", child).fact("Parent", actualParent, or: "none").fact("Asked of", parent)
        .wayOut(
          actualParent == nil
            ? "It was detached before, or never attached. Forget a child when you detach it."
            : "Detach it from its own parent."
        )
    default: Text("")
    }
  }

  var launchText: Text {
    switch kind {
    case .launchedTwice(let path):
      Text("Cannot launch '{Root}': it is launched already.")
        .fact("Root", path)
        .wayOut("Launch a root once, or terminate it first.")
    case .launchedChild(let path):
      Text("Cannot launch '{Riblet}': it has a parent.")
        .fact("Riblet", path)
        .wayOut("A child becomes active with its parent. To make it a root of its own, detach it first.")
    case .terminatedWithoutLaunch(let path):
      Text("Cannot terminate '{Riblet}': it is not a launched root.")
        .fact("Riblet", path)
        .wayOut("Terminate the router that was launched, once. A child is detached by its parent.")
    default: Text("")
    }
  }
}
