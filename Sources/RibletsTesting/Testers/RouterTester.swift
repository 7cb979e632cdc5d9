@_spi(Data) public import Riblets
public import Testing

/// Tests a router: expectations first, then an act that has to fulfil them, exactly.
///
/// ```swift
/// let tester = RouterTester(router)
/// tester.expectDetach(loggedOut)
/// tester.expectBuild(loggedInBuilder.calls("build"))
/// tester.expectAttach(loggedIn)
/// tester.act { router.routeToLoggedIn() }
/// ```
///
/// Children that come by routes are expected in the same way, and their places with `expectShown`.
/// The router's interactor and children may be mocks.
///
/// An expectation that is not fulfilled fails at its own line; a child that is attached or detached and was not expected
/// fails at the line of the act. Expectations apply to one act.
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public final class RouterTester: Sendable {
  let router: any RibletNode & Routing
  let scope: TestScope
  private let changes: ChildChanges
  private var expectations: [RouterExpectation] = []
  private var callCounts: [Int: Int] = [:]
  /// Adds the router to a tree, unless it is in one. By default it becomes the root of its own.
  package var launching: @MainActor () -> Void

  /// Makes a tester of a router that is not launched yet; the first act launches it as the root of a tree.
  ///
  /// The tester expects nothing of the children that are attached already.
  ///
  /// - Parameter scope: The scope whose time and call log are used; the current one by default.
  public init(
    _ router: any RibletNode & Routing, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = scope ?? .current(sourceLocation: sourceLocation)
    self.router = router
    self.scope = scope
    changes = ChildChanges(of: router, in: scope.runtime)
    launching = { if !router.isLaunchedRoot, !router.isActive { scope.launch(router) } }
    scope.atEnd { self.end() }
  }

  /// Expects the next act to attach this child.
  ///
  /// ```swift
  /// tester.expectAttach(loggedIn)
  /// tester.act { router.routeToLoggedIn() }
  /// ```
  public func expectAttach(_ child: any Routing, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(.attach(.init(child)), at: sourceLocation)
  }

  /// Expects the next act to attach a child of this type.
  ///
  /// Use it if the router builds the child itself: `tester.expectAttach(LoggedInRouter.self)`.
  public func expectAttach(_ type: any Routing.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(.attach(.init(type)), at: sourceLocation)
  }

  /// Expects the next act to detach this child.
  ///
  /// ```swift
  /// tester.expectDetach(loggedOut)
  /// tester.act { router.routeToLoggedIn() }
  /// ```
  public func expectDetach(_ child: any Routing, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(.detach(.init(child)), at: sourceLocation)
  }

  /// Expects the next act to detach a child of this type.
  ///
  /// Use it if the test does not hold the child: `tester.expectDetach(LoggedOutRouter.self)`.
  public func expectDetach(_ type: any Routing.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(.detach(.init(type)), at: sourceLocation)
  }

  /// Expects the next act to attach a child with a property, which is given as text.
  package func expectAttach(
    _ name: String, sourceLocation: SourceLocation, where isMeant: @escaping @MainActor (any Routing) -> Bool
  ) {
    expect(.attach(.init(named: name, where: isMeant)), at: sourceLocation)
  }

  /// Expects the next act to detach a child with a property, which is given as text.
  package func expectDetach(
    _ name: String, sourceLocation: SourceLocation, where isMeant: @escaping @MainActor (any Routing) -> Bool
  ) {
    expect(.detach(.init(named: name, where: isMeant)), at: sourceLocation)
  }

  /// Expects the next act to call a member of a mock the given number of times, such as `build` of a builder.
  ///
  /// ```swift
  /// tester.expectBuild(menuBuilder.calls("build"))
  /// ```
  ///
  /// The calls of the act count as asserted.
  public func expectBuild(_ build: CallToken, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(.call(build, times: times), at: sourceLocation)
  }

  /// Expects the currently attached children to be these, in this order.
  ///
  /// ```swift
  /// tester.expectChildren(header, list)
  /// ```
  ///
  /// It looks at this moment, and needs no act. The order is the order in which they were attached.
  public func expectChildren(_ expected: any Routing..., sourceLocation: SourceLocation = #_sourceLocation) {
    expectChildren(expected, sourceLocation: sourceLocation)
  }

  package func expectChildren(_ expected: [any Routing], sourceLocation: SourceLocation) {
    let actual = router.children
    guard !actual.map(ObjectIdentifier.init).elementsEqual(expected.map(ObjectIdentifier.init)) else { return }
    let names = ChildNames(expected + actual)
    let difference = LineDifference(expected: names.list(expected), actual: names.list(actual))
    scope.fail(
      """
      The children of '\(routerName)' are not as expected \(LineDifference.legend):
      \(difference)
      """, at: sourceLocation)
  }

  /// Launches the router as the root of a tree, as an act: expectations apply to the children that it attaches by
  /// itself.
  ///
  /// ```swift
  /// tester.expectAttach(loggedOut)
  /// tester.launch()
  /// ```
  public func launch(sourceLocation: SourceLocation = #_sourceLocation) {
    begin(isLaunching: false)
    launching()
    judge(sourceLocation)
  }

  /// Runs the act of the expectations; in an async test it is awaited, and the tree settles after it.
  ///
  /// A router that was not launched is launched before; the children that it attaches then are not checked.
  ///
  /// ```swift
  /// tester.act { router.routeToLoggedIn() }
  /// ```
  @discardableResult
  @_disfavoredOverload
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    begin()
    let result = try body()
    judge(sourceLocation)
    return result
  }

  /// Runs an async act, lets the tree settle, and then judges the expectations that were made before it.
  ///
  /// A router that was not launched is launched before; the children that it attaches then are not checked.
  ///
  /// ```swift
  /// tester.expectAttach(ProductRouter.self)
  /// await tester.act { await router.open(link) }
  /// ```
  ///
  /// - Returns: The result of the act.
  @discardableResult
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    begin()
    let result = try await body()
    await scope.settle(sourceLocation: sourceLocation)
    judge(sourceLocation)
    return result
  }

  var routerName: String { String(describing: type(of: router)) }

  private func expect(_ what: RouterExpectation.What, at location: SourceLocation) {
    expectations.append(RouterExpectation(what: what, location: location))
  }

  private func begin(isLaunching: Bool = true) {
    if isLaunching { launching() }
    changes.start()
    for (index, expectation) in expectations.enumerated() {
      if case .call(let token, _) = expectation.what { callCounts[index] = token.count }
    }
  }

  private func judge(_ location: SourceLocation) {
    var happened = changes.stop()
    let all = happened
    let names = ChildNames(all.map(\.child) + router.children + expectations.compactMap(\.child))
    let waiting = expectations.enumerated()
    let counts = callCounts
    expectations = []
    callCounts = [:]
    for (index, expectation) in waiting {
      if case .call(let token, let times) = expectation.what {
        judge(token, since: counts[index] ?? 0, times: times, expectation.location, act: location)
      } else if let found = happened.firstIndex(where: expectation.isMet) {
        happened.remove(at: found)
      } else {
        scope.fail(text(of: expectation, all, names, act: location), at: expectation.location)
      }
    }
    for change in happened { scope.fail(text(ofUnexpected: change, names), at: location) }
  }

  private func judge(
    _ token: CallToken, since: Int, times: Int, _ location: SourceLocation, act: SourceLocation
  ) {
    let count = token.count - since
    token.markAsserted(from: since)
    guard count != times else { return }
    scope.fail(
      """
      \(token.text) was called \(count.times) by the act in line \(act.line), not \(times.times).
      Check that the router has this mock, and calls it where it attaches; or change times:.
      \(token.calls.ledger.listing())
      """, at: location)
  }

  private func end() {
    for expectation in expectations {
      scope.fail(
        """
        \(expectation.text(ChildNames(expectation.child.map { [$0] } ?? []))) was expected, and no act came after that.
        Run what should fulfil it in act { }, after the expectations.
        """, at: expectation.location)
    }
    expectations = []
    changes.end()
  }

  private func text(
    of expectation: RouterExpectation, _ all: [ChildChanges.Change], _ names: ChildNames, act: SourceLocation
  ) -> String {
    let list = all.map { "  - \($0.text(names))" }.joined(separator: "\n")
    let happened =
      all.isEmpty
      ? "The act in line \(act.line) attached and detached nothing."
      : "The act in line \(act.line) did this:\n\(list)"
    return """
      \(expectation.text(names)) was expected, and did not happen.
      \(happened)
      \(check)
      """
  }

  private var check: String {
    router is any Navigating
      ? "Check that the move leads to it from where '\(routerName)' is, and that the mock of its builder returns it."
      : "Check that '\(routerName)' calls attachChild or detachChild with it, and that the mock of its builder returns it."
  }

  private func text(ofUnexpected change: ChildChanges.Change, _ names: ChildNames) -> String {
    """
    The act had an unexpected effect: \(change.text(names)).
    If that is right, expect it before the act, with \(change.isAttach ? "expectAttach" : "expectDetach").
    """
  }
}
