public import Riblets

/// The host of a tree's screens in a window: a stack of view controllers for each layer.
///
/// `launch(from:in:)` makes one for a root with routes; the window keeps it.
@MainActor
public final class WindowScreen: ScreenHosting {
  /// One shown layer.
  private struct Level {
    let id: PlacedView.ID?
    let controller: NavigationController
  }

  private struct Alert {
    let id: Int
    let controller: AlertController
    let presenter: NavigationController
  }

  private weak var window: Window?
  private weak var root: RibletNode?
  private var levels: [Level] = []
  private var placeholders: [PlacedView.ID: Placeholder] = [:]
  private var alert: Alert?

  /// Shows everything below a riblet in a window, which keeps this host.
  @discardableResult
  public init(_ root: RibletNode, in window: Window) {
    self.window = window
    self.root = root
    window.screen = self
    root.show(in: self)
  }

  public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
    guard let window else { return nil }
    let duration = window.transitionDuration
    if !Animations.areOn { window.transitionDuration = .zero }
    defer { window.transitionDuration = duration }
    var transitions: [Transition?] = []
    for (index, layer) in screen.layers.enumerated() {
      transitions.append(show(layer, at: index, in: window))
    }
    if levels.count > screen.layers.count {
      transitions.append(levels[screen.layers.count - 1].controller.replaceModal(nil))
      levels.removeSubrange(screen.layers.count...)
    }
    transitions.append(ask(screen.question))
    let ids = Set(screen.layers.flatMap(\.stack).map(\.id))
    placeholders = placeholders.filter { ids.contains($0.key) }
    return TransitionGroup(transitions.compactMap(\.self).filter(\.isRunning))
  }

  private func show(_ layer: ScreenContents.Layer, at index: Int, in window: Window) -> Transition? {
    let stack = layer.stack.map { self.controller(of: $0) }
    if index < levels.count, index == 0 || levels[index].id == layer.stack.first?.id {
      let controller = levels[index].controller
      return controller.viewControllers.elementsEqual(stack, by: ===) ? nil : controller.setViewControllers(stack)
    }
    let controller = NavigationController()
    controller.setViewControllers(stack)
    levels.removeSubrange(min(index, levels.count)...)
    levels.append(Level(id: layer.stack.first?.id, controller: controller))
    if index > 0 {
      return levels[index - 1].controller.replaceModal(controller, style: layer.shown == .sheet ? .sheet : .full)
    }
    window.rootViewController = controller
    return nil
  }

  private func controller(of place: PlacedView) -> ViewController {
    if let view = place.view { return view.viewController }
    if let placeholder = placeholders[place.id] { return placeholder }
    let placeholder = Placeholder()
    placeholders[place.id] = placeholder
    return placeholder
  }

  private func ask(_ placed: PlacedAlert?) -> Transition? {
    guard let top = levels.last?.controller else { return nil }
    let shown = alert
    guard let placed else {
      alert = nil
      // If the layers have changed, the alert is gone with them.
      return shown?.presenter === top ? top.replaceModal(nil) : nil
    }
    if let shown, shown.id == placed.id, shown.presenter === top { return nil }
    let controller = AlertController(title: placed.question.title, message: placed.question.message)
    for answer in placed.question.answers {
      controller.addAction(answer.title, role: answer.role.buttonRole) { placed.personDidAnswer(answer) }
    }
    alert = Alert(id: placed.id, controller: controller, presenter: top)
    return top.replaceModal(controller)
  }

  /// True if nothing that was presented without a route is in front of this screen.
  var isInFront: Bool {
    guard let modal = levels.last?.controller.modal else { return true }
    return modal === alert?.controller
  }

  func goBack() -> Bool { root?.goBack() ?? false }
}

/// The view of a released riblet, so that a person can go back to it.
private final class Placeholder: ViewController {}

/// The transitions of one change of the screen.
@MainActor
private final class TransitionGroup: ScreenTransition {
  private let transitions: [Transition]

  /// Makes a group; `nil` without transitions.
  init?(_ transitions: [Transition]) {
    guard !transitions.isEmpty else { return nil }
    self.transitions = transitions
  }

  func finished() async -> Bool {
    var areWhole = true
    for transition in transitions where await !transition.finished() { areWhole = false }
    return areWhole
  }
}

extension NavigationAlert.Answer.Role {
  fileprivate var buttonRole: Node.ButtonRole {
    switch self {
    case .normal: .normal
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
