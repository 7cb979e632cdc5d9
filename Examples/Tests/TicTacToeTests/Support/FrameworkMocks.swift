import Riblets

/// A router whose riblet does nothing.
class ViewableRoutingMock: ViewableRouting {
  let interactable: any Interactable
  let viewControllable: any ViewControllable
  private(set) var children: [any Routing] = []
  private(set) var loadCallCount = 0

  init(
    interactable: any Interactable = InteractableMock(), viewControllable: any ViewControllable = ViewControllableMock()
  ) {
    self.interactable = interactable
    self.viewControllable = viewControllable
  }

  func load() { loadCallCount += 1 }
  func attachChild(_ child: any Routing) { children.append(child) }
  func detachChild(_ child: any Routing) { children.removeAll { $0 === child } }
}

/// An interactor that only counts.
class InteractableMock: Interactable {
  private let activity = MutableStateStream(false)
  private(set) var activateCallCount = 0
  private(set) var deactivateCallCount = 0

  var isActive: Bool { activity.value }
  var isActiveStream: StateStream<Bool> { activity.stream }

  func activate() {
    activateCallCount += 1
    activity.value = true
  }

  func deactivate() {
    deactivateCallCount += 1
    activity.value = false
  }
}

/// A view that shows nothing.
class ViewControllableMock: ViewControllable {}
