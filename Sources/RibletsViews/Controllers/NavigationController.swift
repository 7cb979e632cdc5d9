public import Riblets

/// A stack of screens, each with a way back to the one before.
///
/// ``ViewController/children`` is the stack, bottom first.
@MainActor
public final class NavigationController: ViewController {
  private let userPopSource = MutableEventStream<ViewController>()

  /// Makes a stack with a screen at its bottom.
  public init(rootViewController: ViewController? = nil) {
    super.init()
    if let rootViewController { addChild(rootViewController) }
  }

  /// The screens from the bottom of the stack to the one that is seen.
  public var viewControllers: [ViewController] { children }

  /// The screen that is seen.
  public var topViewController: ViewController? { children.last }

  /// Tells when a person went back, and from which screen.
  ///
  /// Sent when the screen has left the stack, so that a router can detach its riblet. Pops made by the app are not
  /// told.
  public var userPops: EventStream<ViewController> { userPopSource.stream }

  /// Puts a screen on top of the stack.
  ///
  /// One that has a place already is diagnosed and not pushed; the transition is an interrupted one then.
  @discardableResult
  public func push(_ controller: ViewController) -> Transition {
    if let place = controller.obstacle(toPlaceUnder: self) {
      report(.alreadyPlaced(controller.name, place, refused: .pushed(onto: name)))
      return Transition(.interrupted)
    }
    return replaceStack(with: children + [controller])
  }

  /// Takes the top screen off the stack; the bottom one stays.
  @discardableResult
  public func pop() -> Transition {
    children.count > 1 ? replaceStack(with: children.dropLast()) : Transition(.finished)
  }

  /// Takes off every screen above `controller`; does nothing if it is not in the stack.
  @discardableResult
  public func pop(to controller: ViewController) -> Transition {
    guard let index = children.firstIndex(where: { $0 === controller }), index < children.count - 1 else {
      return Transition(.finished)
    }
    return replaceStack(with: children[...index])
  }

  /// Takes off every screen but the one at the bottom.
  @discardableResult
  public func popToRoot() -> Transition {
    children.count > 1 ? replaceStack(with: children.prefix(1)) : Transition(.finished)
  }

  /// Makes `controllers` the stack by one transition.
  ///
  /// What stays keeps its place and does not appear anew. What has a place elsewhere, or is listed before, is diagnosed
  /// and left out.
  @discardableResult
  public func setViewControllers(_ controllers: [ViewController]) -> Transition {
    var stack: [ViewController] = []
    for controller in controllers {
      let isListed = stack.contains { $0 === controller }
      let obstacle = controller.parent === self ? nil : controller.obstacle(toPlaceUnder: self)
      if let place = isListed ? .pushed(onto: name) : obstacle {
        report(.alreadyPlaced(controller.name, place, refused: .pushed(onto: name)))
      } else {
        stack.append(controller)
      }
    }
    return replaceStack(with: stack)
  }

  func popByUser() {
    guard children.count > 1, let popped = topViewController else { return }
    pop()
    userPopSource.send(popped)
  }

  private func replaceStack(with stack: some Sequence<ViewController>) -> Transition {
    transition(of: .stack) {
      let stack = Array(stack)
      for child in children where !stack.contains(where: { $0 === child }) { child.parent = nil }
      for child in stack { child.parent = self }
      children = stack
    }
  }

  /// Shows the top screen where the whole stack is embedded in a body, without a way back.
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
