public import Riblets
public import Testing

/// Tests an interactor: it is activated in the time of the test, and each call that it makes to the given mocks has to
/// be asserted or skipped by name.
///
/// ```swift
/// let tester = InteractorTester(interactor, mocks: router, presenter, listener)
/// tester.activate()
/// #expect(presenter.showCallCount == 1)
///
/// tester.act { presenter.listener?.didTapClose() }
/// #expect(listener.didFinishCallCount == 1)
/// ```
///
/// Reading a count or the arguments of all calls asserts them. A call that is not asserted when the test ends fails at
/// the line of its act; calls between two acts belong to the first. The order is checked only by `expectInOrder`.
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public final class InteractorTester: Sendable {
  /// An act on the interactor, and the length of each mock's call log when it began.
  private struct Act {
    let location: SourceLocation
    let starts: [Int]
  }

  /// The name of the tested type in failures.
  private let name: String
  private let interactor: any Interactable
  /// Made when the interactor is activated, so that a test may use a second tester and never activate this one.
  private lazy var tree = Router<any Interactable>(interactor: interactor)
  private let scope: TestScope
  private let isExhaustive: Bool
  private var skipped: Set<String>
  private let books: [Calls]
  private var acts: [Act] = []

  /// Makes a tester of an interactor that is not active, and the mocks that it calls.
  ///
  /// - Parameters:
  ///   - interactor: Its router is a mock; one with a real router is tested with `RouterTester`, or in a whole tree.
  ///   - mocks: Router, presenter, listener, and other mocks whose calls have to be asserted.
  ///   - skipped: Members that need not be asserted, as `"show"`; of one mock alone `"ShopRoutingMock.show"`, all with
  ///   a prefix `"set*"`.
  ///   - isExhaustive: False to turn the check for unasserted calls off.
  ///   - scope: The scope whose time and call log are used; the current one by default.
  public convenience init(
    _ interactor: any Interactable, mocks: any Mock..., skipping skipped: [String] = [], isExhaustive: Bool = true,
    in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      interactor, named: "\(type(of: interactor))", allMocks: mocks, skipping: skipped, isExhaustive: isExhaustive,
      in: scope ?? .current(sourceLocation: sourceLocation))
  }

  /// - Parameter name: The name of the tested type, if the interactor only represents it.
  package init(
    _ interactor: any Interactable, named name: String, allMocks mocks: [any Mock], skipping skipped: [String],
    isExhaustive: Bool, in scope: TestScope
  ) {
    self.name = name
    self.scope = scope
    self.isExhaustive = isExhaustive
    self.skipped = Set(skipped)
    self.interactor = interactor
    books = mocks.map(\.calls)
    scope.atEnd { self.finish() }
  }

  /// Skips members from now on, like `skipping` of the initializer.
  ///
  /// ```swift
  /// tester.skip("show", "set*")
  /// ```
  public func skip(_ members: String...) {
    skipped.formUnion(members)
  }

  /// Makes the interactor active, as an act. `didBecomeActive()` has run when it returns.
  ///
  /// ```swift
  /// tester.activate()
  /// #expect(presenter.showCallCount == 1)
  /// ```
  public func activate(sourceLocation: SourceLocation = #_sourceLocation) {
    begin(sourceLocation)
    if !tree.isLaunchedRoot { scope.launch(tree) }
  }

  /// Makes the interactor inactive, as an act: its bound work ends.
  ///
  /// ```swift
  /// tester.deactivate()
  /// #expect(service.closeCallCount == 1)
  /// ```
  public func deactivate(sourceLocation: SourceLocation = #_sourceLocation) {
    begin(sourceLocation)
    if tree.isLaunchedRoot { tree.terminateTree() }
  }

  /// Runs an act that the interactor should react to; in an async test it is awaited, and the tree settles after it.
  ///
  /// ```swift
  /// tester.act { presenter.listener?.didTapClose() }
  /// ```
  ///
  /// - Returns: The result of the closure.
  @discardableResult
  @_disfavoredOverload
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    begin(sourceLocation)
    return try body()
  }

  /// Runs an act that the interactor should react to, and lets the tree settle.
  ///
  /// ```swift
  /// await tester.act { await interactor.refresh() }
  /// ```
  ///
  /// Virtual time does not move: use ``TestScope/advance(by:sourceLocation:)`` for it.
  @discardableResult
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    begin(sourceLocation)
    let result = try await body()
    await scope.settle(sourceLocation: sourceLocation)
    return result
  }

  /// Checks all calls so far: those that were not asserted fail at the lines of their acts. Called at the end of the
  /// test.
  ///
  /// Call it yourself only if the rest of the test should not belong to the last act.
  public func finish() {
    let judged = acts
    acts = []
    guard isExhaustive else { return }
    for (index, act) in judged.enumerated() {
      let ends = index + 1 < judged.count ? judged[index + 1].starts : books.map(\.ledger.length)
      let unseen = books.indices.flatMap { unseenCalls(of: books[$0], in: act.starts[$0]..<ends[$0]) }
      if !unseen.isEmpty { scope.fail(text(of: unseen), at: act.location) }
    }
  }

  private func begin(_ location: SourceLocation) {
    acts.append(Act(location: location, starts: books.map(\.ledger.length)))
  }

  private struct Unseen {
    let mock: String
    let member: String
    var arguments: [String]
  }

  private func unseenCalls(of calls: Calls, in places: Range<Int>) -> [Unseen] {
    let mock = calls.ledger.name(of: calls.mock)
    var unseen: [Unseen] = []
    for entry in calls.ledger.entries[places] where entry.mock == calls.mock {
      guard !entry.isAsserted, !entry.isForgotten, !isSkipped(entry.member, mock) else { continue }
      if let index = unseen.firstIndex(where: { $0.member == entry.member }) {
        unseen[index].arguments.append(entry.arguments)
      } else {
        unseen.append(Unseen(mock: mock, member: entry.member, arguments: [entry.arguments]))
      }
    }
    return unseen
  }

  private func isSkipped(_ member: String, _ mock: String) -> Bool {
    skipped.contains { name in
      if name == member || name == "\(mock).\(member)" { return true }
      guard name.hasSuffix("*") else { return false }
      return member.hasPrefix(name.dropLast()) || "\(mock).\(member)".hasPrefix(name.dropLast())
    }
  }

  private func text(of unseen: [Unseen]) -> String {
    let lines = unseen.map { unseen in
      let shown = unseen.arguments.prefix(3).map { "\(unseen.member)(\($0))" }
      let more = unseen.arguments.count > 3 ? ", …" : ""
      let name = "\(unseen.mock).\(unseen.member), \(unseen.arguments.count.times)"
      return "  - \(name): \(shown.joined(separator: ", "))\(more)"
    }
    let example = unseen[0]
    // A stub of RibletsDataTesting counts by query.
    let count =
      !example.mock.hasPrefix("DataProviderStub<")
      ? "mock.\(example.member)CallCount"
      : "stub.stub(query).\(example.member == "observe" ? "observationCount" : "callCount")"
    return """
      \(name) made calls that the test does not look at:
      \(lines.joined(separator: "\n"))
      Assert them after the act, as in #expect(\(count) == \(example.arguments.count)), or leave \
      them out by name: skipping: ["\(example.member)"].
      """
  }
}
