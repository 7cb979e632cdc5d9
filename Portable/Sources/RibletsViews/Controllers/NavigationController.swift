public import Riblets

/// A stack of screens, each with a way back to the previous one.
///
/// Use it in a classic tree, in which routers push views. With routes, the host makes stacks by itself.
/// ``ViewController/children`` is the stack, bottom first.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: lobby)
/// navigation.push(details)
/// ```
///
/// See `Documentation/Views.md`.
@MainActor
public final class NavigationController: ViewController {
  private let userPopSource = MutableEventStream<ViewController>()

  /// Makes a stack with a screen at its bottom. Without one, the first pushed screen is the bottom.
  public init(rootViewController: ViewController? = nil) {
    super.init()
    if let rootViewController { addChild(rootViewController) }
  }

  /// The screens from the bottom of the stack to the visible one. It has changed when `push` or `pop` returns.
  public var viewControllers: [ViewController] { children }

  /// The visible screen; `nil` for an empty stack.
  public var topViewController: ViewController? { children.last }

  /// The screens that the user has left by going back.
  ///
  /// Sent when the screen has left the stack, so that a router can detach its riblet. Pops by the app are not sent.
  ///
  /// ```swift
  /// observe(navigation.userPops) { interactor, view in interactor.router?.detach(view) }
  /// ```
  public var userPops: EventStream<ViewController> { userPopSource.stream }

  /// Pushes a screen onto the stack.
  ///
  /// A screen that already has a place is diagnosed and not pushed; the returned transition is interrupted then.
  ///
  /// ```swift
  /// await navigation.push(details).finished()
  /// ```
  @discardableResult
  public func push(_ controller: ViewController) -> Transition {
    if let place = controller.obstacle(toPlaceUnder: self) {
      report(.alreadyPlaced(controller.name, place, refused: .pushed(onto: name)))
      return Transition(.interrupted)
    }
    return replaceStack(with: children + [controller])
  }

  /// Pops the top screen; the bottom screen stays. Not sent to ``userPops``.
  @discardableResult
  public func pop() -> Transition {
    children.count > 1 ? replaceStack(with: children.dropLast()) : Transition(.finished)
  }

  /// Pops every screen above `controller`. Does nothing if it is not in the stack.
  @discardableResult
  public func pop(to controller: ViewController) -> Transition {
    guard let index = children.firstIndex(where: { $0 === controller }), index < children.count - 1 else {
      return Transition(.finished)
    }
    return replaceStack(with: children[...index])
  }

  /// Pops every screen except the bottom one, in one transition: `await navigation.popToRoot().finished()`.
  @discardableResult
  public func popToRoot() -> Transition {
    children.count > 1 ? replaceStack(with: children.prefix(1)) : Transition(.finished)
  }

  /// Replaces the stack by `controllers` in one transition.
  ///
  /// A controller that stays keeps its place and does not appear again. One that has a place elsewhere, or is listed
  /// twice, is diagnosed and left out.
  @discardableResult
  public func setViewControllers(_ controllers: [ViewController]) -> Transition {
    replaceStack(with: placeable(controllers))
  }

  /// Diagnoses those that cannot be placed here, and returns the others.
  func placeable(_ controllers: [ViewController]) -> [ViewController] {
    var stack: [ViewController] = []
    var listed: Set<ObjectIdentifier> = []
    for controller in controllers {
      let isListed = listed.contains(ObjectIdentifier(controller))
      let obstacle = controller.parent === self ? nil : controller.obstacle(toPlaceUnder: self)
      if let place = isListed ? .pushed(onto: name) : obstacle {
        report(.alreadyPlaced(controller.name, place, refused: .pushed(onto: name)))
      } else {
        stack.append(controller)
        listed.insert(ObjectIdentifier(controller))
      }
    }
    return stack
  }

  func popByUser() {
    guard children.count > 1, let popped = topViewController else { return }
    pop()
    userPopSource.send(popped)
  }

  private func replaceStack(with stack: some Sequence<ViewController>) -> Transition {
    transition(of: .stack) { place(Array(stack)) }
  }

  /// Replaces the stack without a notification, for callers with further changes.
  func place(_ stack: [ViewController]) {
    for child in children { child.parent = nil }
    for child in stack { child.parent = self }
    children = stack
  }

  /// The top screen, for a stack that is embedded in a body, without a way back.
  public override var body: any View { topViewController.map { Embedded($0) } ?? EmptyView() }

  override func appendLayers(to layers: inout [PlannedLayer], as place: PlannedLayer.Place) {
    guard let bottom = children.first else { return super.appendLayers(to: &layers, as: place) }
    var inner = place
    inner.containers.append(self)
    bottom.appendLayers(to: &layers, as: inner)
    inner.style = .push
    for child in children.dropFirst() {
      inner.back = child.hidesBackButton ? nil : .pop(self)
      child.appendLayers(to: &layers, as: inner)
    }
  }

  override var shownChildren: [ViewController] { children.suffix(1) }
}
