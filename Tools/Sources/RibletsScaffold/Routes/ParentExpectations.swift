import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The declarations that a parent has to have so that a child joins it in a file of its own.
struct ParentExpectations {
  let parent: Parent
  let shown: Presentation

  /// The missing declarations, each with its place and the lines to add; empty for a parent that `riblets new` wrote.
  var missing: [String] {
    let name = parent.name
    var missing: [String] = []
    if let router = parent.router, router.type(ofProperty: "builders") != "ChildBuilders<\(name)Component>" {
      missing.append(
        text(router, "has no 'builders'", "let builders: ChildBuilders<\(name)Component>, set in its initializer"))
    }
    let routing = "Navigating where Origin == any \(name)Routing"
    if let found = parent.shape(.protocol, .routing) {
      if !found.inherited.contains("Navigating") {
        missing.append(text(found, "takes no routes", "\(routing), among what it inherits from"))
      }
      if parent.index.types(named: name + "Route").isEmpty {
        missing.append(
          text(found, "has no name for its routes", "typealias \(name)Route = Route<any \(name)Routing>, beside it"))
      }
    } else {
      missing.append("There is no protocol '\(name)Routing'. Add it: protocol \(name)Routing: \(routing) {}")
    }
    if let interactor = parent.interactor {
      if interactor.type(ofProperty: "router") == nil {
        missing.append(text(interactor, "has no 'router'", "weak var router: (any \(name)Routing)?"))
      }
    } else {
      missing.append("There is no class '\(name)Interactor', which listens to the child.")
    }
    if parent.component == nil {
      missing.append("There is no class '\(name)Component', which gives the child what it depends on.")
    }
    return missing + missingView
  }

  /// A view has to have room for children that are a part of it.
  private var missingView: [String] {
    guard parent.hasView, shown.isInParentView else { return [] }
    guard let view = parent.shape(.protocol, .viewControllable) else {
      return ["There is no protocol '\(parent.name)ViewControllable', which shows the child's view."]
    }
    if !view.inherited.allSatisfy({ $0 != "RouteContainer" && $0 != "ContainerViewControllable" }) { return [] }
    return [text(view, "has no room for a child", "RouteContainer among what it inherits from")]
  }

  private func text(_ shape: OutlinedType, _ what: String, _ line: String) -> String {
    "\(shape.position.file):\(shape.position.line):1: error: '\(shape.name)' \(what). Add to it: \(line)"
  }
}
