import RibletsPlans

/// The declarations that a parent has to have so that a child joins it in a file of its own.
struct ParentExpectations {
  let parent: Parent
  let childHasView: Bool

  /// The missing declarations, each with its place and the lines to add; empty for a parent that `riblets new` wrote.
  var missing: [String] { missingParts + missingView }

  /// The declarations that are missing for any child, whatever shows it.
  var missingParts: [String] {
    var missing: [String] = []
    let name = parent.name
    if let router = parent.router, router.properties["builders"] != "ChildBuilders<\(name)Component>" {
      missing.append(
        text(router, "has no 'builders'", "let builders: ChildBuilders<\(name)Component>, set in its initialiser"))
    }
    if let routing = parent.shape(.protocol, .routing) {
      for method in ["attach", "detach"] where !routing.methods.contains(signature(method)) {
        missing.append(
          text(routing, "has no '\(method)'", "func \(method)(_ child: \(type(method)))") + implementation(method))
      }
    } else {
      missing.append("There is no protocol '\(name)Routing'. Add it, with 'attach' and 'detach' of children.")
    }
    if let interactor = parent.interactor {
      if interactor.properties["router"] == nil {
        missing.append(text(interactor, "has no 'router'", "weak var router: (any \(name)Routing)?"))
      }
    } else {
      missing.append("There is no class '\(name)Interactor', which listens to the child.")
    }
    if parent.component == nil {
      missing.append("There is no class '\(name)Component', which gives the child what it depends on.")
    }
    return missing
  }

  private var missingView: [String] {
    if childHasView {
      guard parent.hasView else {
        if let router = parent.router, router.properties["container"] == nil {
          return [
            text(
              router, "has no view and no 'container'",
              "let container: any ContainerViewControllable, set in its initialiser")
          ]
        }
        return []
      }
      guard let view = parent.shape(.protocol, .viewControllable) else {
        return ["There is no protocol '\(parent.name)ViewControllable', which shows the child's view."]
      }
      let shows =
        view.methods.contains("show(any ViewControllable)") && view.methods.contains("hide(any ViewControllable)")
      if view.inherited.contains("ContainerViewControllable") || shows { return [] }
      return [text(view, "cannot show a child", "ContainerViewControllable among what it inherits from")]
    }
    guard let component = parent.component, parent.componentProperty("container") == nil else { return [] }
    return [
      text(
        component, "has no 'container' to show the child's children in",
        "let container: any ContainerViewControllable, set in its initialiser")
    ]
  }

  private func type(_ method: String) -> String {
    "any ChildEdge<\(parent.name)Router>" + (method == "detach" ? ".Type" : "")
  }

  private func signature(_ method: String) -> String { "\(method)(\(type(method)))" }

  private func implementation(_ method: String) -> String {
    let call = method == "attach" ? "attach(to: self)" : "detach(from: self)"
    return "\n  and to '\(parent.name)Router': func \(method)(_ child: \(type(method))) { child.\(call) }"
  }

  private func text(_ shape: SourceShape, _ what: String, _ line: String) -> String {
    "\(shape.file):\(shape.line):1: error: '\(shape.name)' \(what). Add to it: \(line)"
  }
}
