public import Riblets
public import RibletsMVVM
public import RibletsTesting
public import Testing

/// Tests a coordinator: expectations first, then an act that has to fulfil them, exactly.
///
/// ```swift
/// let tester = CoordinatorTester(coordinator)
/// tester.expectScreen(PaymentViewModel.self)
/// tester.start()
///
/// tester.expectFinish(telling: listener.calls("checkoutDidFinish"))
/// tester.act { coordinator.paymentDidSucceed(receipt) }
/// ```
///
/// Screens, other flows and riblets are its children. An expectation that is not fulfilled fails at its own line; an
/// unexpected child or end of the flow fails at the line of the act. Expectations apply to one act.
///
/// See `Documentation/ViewModels.md`.
@MainActor
public final class CoordinatorTester: Sendable {
  private final class Host: Interactor {}

  private let coordinator: Coordinator
  private let scope: TestScope
  private let children: RouterTester
  private let parent = Router<Host>(concrete: Host())
  private var wasStarted = false
  private var expectedFinish: SourceLocation?

  /// Makes a tester of a coordinator that has not started; the first act attaches it to a parent, which starts it.
  ///
  /// - Parameter scope: The scope whose time and call log are used; the current one by default.
  public init(
    _ coordinator: Coordinator, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = scope ?? .current(sourceLocation: sourceLocation)
    self.coordinator = coordinator
    self.scope = scope
    children = RouterTester(coordinator, in: scope, sourceLocation: sourceLocation)
    // Mocks hold their listeners, and the coordinator holds the mocks, so its release is not expected.
    coordinator.isKeptWhenDetached = true
    children.launching = { [weak self] in self?.attachToParent() }
    scope.atEnd { self.end() }
  }

  /// Expects the next act to show a view model of this type.
  ///
  /// ```swift
  /// tester.expectScreen(PaymentViewModel.self)
  /// tester.start()
  /// ```
  public func expectScreen(_ type: any ViewModel.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectAttach(Self.name(of: type), sourceLocation: sourceLocation) { Self.shows(type, $0) }
  }

  /// Expects the next act to remove a view model of this type.
  ///
  /// ```swift
  /// tester.expectScreenGone(PaymentViewModel.self)
  /// tester.act { coordinator.didCancel() }
  /// ```
  public func expectScreenGone(_ type: any ViewModel.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectDetach(Self.name(of: type), sourceLocation: sourceLocation) { Self.shows(type, $0) }
  }

  /// Expects the next act to attach this child: the mock of another flow or of a riblet.
  ///
  /// ```swift
  /// tester.expectAttach(addressFlow)
  /// tester.act { coordinator.didTapAddress() }
  /// ```
  public func expectAttach(_ child: any Routing, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectAttach(child, sourceLocation: sourceLocation)
  }

  /// Expects the next act to attach a child of this type.
  ///
  /// Use it if the coordinator builds the child itself: `tester.expectAttach(AddressCoordinator.self)`.
  public func expectAttach(_ type: any Routing.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectAttach(type, sourceLocation: sourceLocation)
  }

  /// Expects the next act to detach this child.
  ///
  /// ```swift
  /// tester.expectDetach(addressFlow)
  /// tester.act { coordinator.addressDidFinish() }
  /// ```
  public func expectDetach(_ child: any Routing, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectDetach(child, sourceLocation: sourceLocation)
  }

  /// Expects the next act to detach a child of this type.
  ///
  /// Use it if the test does not hold the child: `tester.expectDetach(AddressCoordinator.self)`.
  public func expectDetach(_ type: any Routing.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectDetach(type, sourceLocation: sourceLocation)
  }

  /// Expects the next act to call a member of a mock the given number of times: of a factory, a use case or the
  /// listener.
  ///
  /// ```swift
  /// tester.expectCall(analytics.calls("track"))
  /// tester.act { coordinator.didTapPay() }
  /// ```
  ///
  /// The calls of the act count as asserted.
  public func expectCall(_ call: CallToken, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectBuild(call, times: times, sourceLocation: sourceLocation)
  }

  /// Expects the next act to finish the flow.
  ///
  /// ```swift
  /// tester.expectFinish(telling: listener.calls("checkoutDidFinish"))
  /// tester.act { coordinator.paymentDidSucceed(receipt) }
  /// ```
  ///
  /// - Parameter call: The member of the listener that has to be called by that act, once.
  public func expectFinish(telling call: CallToken? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    expectedFinish = sourceLocation
    if let call { children.expectBuild(call, sourceLocation: sourceLocation) }
  }

  /// Expects the currently attached children to be these, in this order.
  ///
  /// ```swift
  /// tester.expectChildren(addressFlow)
  /// ```
  ///
  /// It looks at this moment, and needs no act.
  public func expectChildren(_ expected: any Routing..., sourceLocation: SourceLocation = #_sourceLocation) {
    children.expectChildren(expected, sourceLocation: sourceLocation)
  }

  /// Attaches the coordinator to a parent, as an act: expectations apply to the children that it attaches by itself.
  ///
  /// ```swift
  /// tester.expectScreen(PaymentViewModel.self)
  /// tester.start()
  /// ```
  public func start(sourceLocation: SourceLocation = #_sourceLocation) {
    let wasFinished = coordinator.isFinished
    children.launch(sourceLocation: sourceLocation)
    judgeFinish(wasFinished, sourceLocation)
  }

  /// Runs the act of the expectations; in an async test it is awaited, and the tree settles after it.
  ///
  /// A coordinator that was not started is started before; the children that it attaches then are not checked.
  ///
  /// ```swift
  /// tester.act { coordinator.didTapPay() }
  /// ```
  @discardableResult
  @_disfavoredOverload
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    attachToParent()
    let wasFinished = coordinator.isFinished
    let result = try children.act(sourceLocation: sourceLocation, body)
    judgeFinish(wasFinished, sourceLocation)
    return result
  }

  /// Runs the act of the expectations, and lets the tree settle.
  ///
  /// ```swift
  /// await tester.act { await coordinator.open(link) }
  /// ```
  @discardableResult
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    attachToParent()
    let wasFinished = coordinator.isFinished
    let result = try await children.act(sourceLocation: sourceLocation, body)
    judgeFinish(wasFinished, sourceLocation)
    return result
  }

  private var name: String { "'\(type(of: coordinator))'" }

  private func attachToParent() {
    guard !wasStarted else { return }
    wasStarted = true
    scope.launch(parent)
    parent.attachChild(coordinator)
  }

  private func judgeFinish(_ wasFinished: Bool, _ act: SourceLocation) {
    let expectation = expectedFinish
    expectedFinish = nil
    switch (coordinator.isFinished && !wasFinished, expectation) {
    case (true, nil):
      scope.fail(
        """
        The act had an unexpected effect: it finished \(name).
        If that is right, expect it before the act, with expectFinish.
        """, at: act)
    case (false, let location?):
      let reason = wasFinished ? "it had finished before" : "it did not finish"
      scope.fail(
        """
        The act in line \(act.line) should have finished \(name), and \(reason).
        Check that it calls finish { … } for what the act does, while it is attached.
        """, at: location)
    case (true, _?), (false, nil): break
    }
  }

  private func end() {
    guard let location = expectedFinish else { return }
    scope.fail(
      """
      The end of \(name) was expected, and no act came after that.
      Run what should finish it in act { }, after the expectation.
      """, at: location)
  }

  private static func name(of type: any ViewModel.Type) -> String { "a screen of '\(type)'" }

  private static func shows(_ type: any ViewModel.Type, _ child: any Routing) -> Bool {
    (child as? ViewModelScreen)?.viewModelType == type
  }
}
