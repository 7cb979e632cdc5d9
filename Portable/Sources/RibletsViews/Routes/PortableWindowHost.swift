@_spi(Hosts) public import Riblets

/// The host of a tree's screens in a window: a stack of view controllers for each layer.
///
/// `launch(from:in:)` makes one for a root with routes; the window keeps it.
///
/// Make one yourself for a riblet with a window of its own, which is routed to as `Shown.hidden`:
///
/// ```swift
/// PortableWindowHost(router, in: secondWindow)
/// ```
///
/// See `Documentation/Views.md`.
@MainActor
public final class PortableWindowHost: ScreenHosting {
  /// One shown layer.
  private struct Level {
    let id: PlacedView.ID?
    let style: PresentationStyle
    let controller: NavigationController
  }

  private weak var window: Window?
  private weak var root: RibletNode?
  private var levels: [Level] = []
  private var alert: (id: Int, controller: AlertController)?

  /// Shows everything below a riblet in a window, which keeps this host. Keep the window: the host holds it weakly.
  @discardableResult
  public init(_ root: RibletNode, in window: Window) {
    self.window = window
    self.root = root
    window.screen = self
    root.show(in: self)
  }

  private typealias Front = (controller: ViewController, style: PresentationStyle)

  /// The layers and the alert: each presents the next one.
  private var chain: [Front] {
    levels.map { ($0.controller, $0.style) } + (alert.map { [($0.controller, .alert)] } ?? [])
  }

  private var isEmpty: Bool { chain.count < 2 && levels.first?.controller.viewControllers.isEmpty ?? true }

  /// Shows a screen in place of the previous one. Called by the tree.
  ///
  /// - Returns: The transitions of the change; `nil` if nothing changes, or without a window.
  public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
    guard let window else { return nil }
    let (before, shown, wasEmpty) = (levels, chain.map(\.controller), isEmpty)
    let known = placeholders
    let stacks = screen.layers.map { $0.stack.map { $0.view?.viewController ?? known[$0.id] ?? Placeholder($0.id) } }
    levels = screen.layers.map { layer in
      let known = before.first { $0.id == layer.id }?.controller
      return Level(
        id: layer.id, style: layer.shown == .sheet ? .sheet : .full, controller: known ?? NavigationController())
    }
    for layer in screen.layers { takeTransitions(of: layer, in: window) }
    ask(screen.question)
    let chain = chain
    var fronts = Array(chain.dropFirst())
    if let modal = chain.last?.controller.modal, !shown.contains(where: { $0 === modal }) {
      // It was presented without a route, and stays in front of the last layer.
      fronts.append((modal, modal.modalStyle))
    }
    let places = changes(to: stacks, fronts)
    guard !places.isEmpty else { return nil }
    let duration = RibletAnimations.areOn && !wasEmpty ? window.transitionDuration : .zero
    // All views get their places before one of them is called.
    let transitions = window.transitions(at: places, lasting: duration) {
      for back in shown + chain.map(\.controller) {
        back.modal?.presenter = nil
        back.modal = nil
      }
      // What a view was about to present is replaced by the layer in front of it.
      for back in chain.dropLast() { back.controller.modalReplacement = nil }
      for (back, front) in zip(chain, fronts) {
        back.controller.modal = front.controller
        front.controller.presenter = back.controller
        front.controller.modalStyle = front.style
      }
      for level in before { level.controller.place([]) }
      for (level, stack) in zip(levels, stacks) { level.controller.place(level.controller.placeable(stack)) }
    }
    if isEmpty != wasEmpty { window.rootViewController = isEmpty ? nil : levels[0].controller }
    return TransitionGroup(transitions.filter(\.isRunning))
  }

  /// Notes the transitions of a layer's pages; the first page has the transition of the whole layer.
  private func takeTransitions(of layer: ScreenContents.Layer, in window: Window) {
    for (index, place) in layer.stack.enumerated() {
      let name = (index == 0 ? layer.place ?? place : place).transition
      guard let controller = place.view?.viewController, controller.transitionName != name else { continue }
      controller.transitionName = name
      guard !name.isEmpty, Frame.Layer.Transition(rawValue: name) == nil else { continue }
      ViewMisuse.noSuchTransition(name, of: controller.name).report(to: window.runtime)
    }
  }

  /// The places whose stack, or what they present, is to be another one.
  private func changes(
    to stacks: [[ViewController]], _ fronts: [Front]
  ) -> [(part: Transition.Part, host: ViewController)] {
    var places: [(part: Transition.Part, host: ViewController)] = []
    for (level, stack) in zip(levels, stacks) where !level.controller.viewControllers.elementsEqual(stack, by: ===) {
      places.append((.stack, level.controller))
    }
    for (index, back) in chain.enumerated() {
      let (modal, front) = (back.controller.modal, index < fronts.count ? fronts[index] : nil)
      if modal !== front?.controller || modal?.modalStyle != front?.style { places.append((.modal, back.controller)) }
    }
    return places
  }

  private var placeholders: [PlacedView.ID: Placeholder] {
    let all = levels.lazy.flatMap(\.controller.viewControllers).compactMap { $0 as? Placeholder }
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }

  private func ask(_ placed: PlacedAlert?) {
    guard let placed else { return alert = nil }
    guard alert?.id != placed.id else { return }
    let controller = AlertController(title: placed.question.title, message: placed.question.message)
    for answer in placed.question.answers {
      controller.addAction(answer.title, role: answer.role.buttonRole) { placed.userDidAnswer(answer) }
    }
    alert = (placed.id, controller)
  }

  /// True if nothing that was presented without a route is in front of this screen.
  var isInFront: Bool {
    guard let modal = levels.last?.controller.modal else { return true }
    return modal === alert?.controller
  }

  func goBack() -> Bool { root?.goBack() ?? false }
}

/// The view of a released riblet, so that the user can go back to it.
private final class Placeholder: ViewController {
  let id: PlacedView.ID

  init(_ id: PlacedView.ID) { self.id = id }
}

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
