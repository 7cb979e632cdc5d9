import Riblets
import RibletsTesting
import Testing

// What generated mocks of the framework's own protocols are: the mocks of the riblets begin with them.

/// A router whose riblet does nothing.
class RoutingMock: Routing, Mock {
  nonisolated let calls: Calls

  init(of type: any Any.Type, sourceLocation: SourceLocation) {
    calls = Calls(of: type, sourceLocation: sourceLocation)
  }

  let interactable: any Interactable = Interactor()
  var children: [any Routing] = []

  var loadCallCount: Int { calls.count(of: "load") }
  func load() { calls.note("load") }

  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  func attachChild(_ child: any Routing) { calls.note("attachChild", ["_": child]) }

  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  func detachChild(_ child: any Routing) { calls.note("detachChild", ["_": child]) }
}

/// A router whose riblet shows an empty view.
class ViewableRoutingMock: RoutingMock, ViewableRouting {
  let viewControllable: any ViewControllable = ViewControllableMock(
    of: ViewControllableMock.self, sourceLocation: #_sourceLocation)
}

/// An interactor that decides nothing.
class InteractableMock: Interactor, Mock {
  nonisolated let calls: Calls

  init(of type: any Any.Type, sourceLocation: SourceLocation) {
    calls = Calls(of: type, sourceLocation: sourceLocation)
    super.init()
  }
}

/// A view that shows nothing.
class ViewControllableMock: ViewControllable, Mock {
  nonisolated let calls: Calls

  init(of type: any Any.Type, sourceLocation: SourceLocation) {
    calls = Calls(of: type, sourceLocation: sourceLocation)
  }
}
