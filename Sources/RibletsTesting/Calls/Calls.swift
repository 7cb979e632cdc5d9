@_spi(TestSupport) import RibletsTestCore
public import Testing

/// The call log of one mock: members, counts, arguments, and the order among all mocks of a test.
///
/// It uses the log of the running test; a mock that is made without a ``TestScope`` has a log of its own. May be used
/// from any thread. Arguments are kept as short text, so that the log does not keep them in memory.
///
/// Generated mocks have one as `calls`. See `Documentation/Mocks.md`.
///
/// ```swift
/// #expect(listener.calls.count(of: "didFinish") == 1)
/// ```
public final class Calls: Sendable {
  let ledger: CallLedger
  let mock: Int
  private let stubs = Locked<[String: any Sendable]>([:])

  /// Makes the call log of a mock.
  ///
  /// - Parameters:
  ///   - mock: The type of the mock, for failures.
  ///   - sourceLocation: The line that makes the mock, at which unstubbed calls fail. A mock takes it from its caller,
  ///   as the default value of a parameter of its initializer.
  public convenience init(of mock: any Any.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(of: String(describing: mock), in: CallLedger.current ?? CallLedger(), sourceLocation)
  }

  private init(of mock: String, in ledger: CallLedger, _ location: SourceLocation) {
    self.ledger = ledger
    self.mock = ledger.enter(mock, at: location)
    ledger.open(self.mock, for: self)
  }

  /// Returns the call log of a type's static members in the running test, so that parallel tests do not share it.
  ///
  /// Failures are at the line of the scope, or of the test. Without a scope the log belongs to the process.
  public static func ofStatics(
    of mock: any Any.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Calls {
    let scope = TestScope.bound
    let ledger = scope?.callLedger ?? processLedger
    return ledger.statics(of: mock) {
      Calls(of: "\(mock) (static)", in: ledger, scope?.creation ?? sourceLocation)
    }
  }

  /// Only for static members that are called outside of any scope.
  private static let processLedger = CallLedger()

  /// The line that made the mock. Pass it to mocks that this one makes:
  /// `CartMock(sourceLocation: calls.sourceLocation)`.
  public var sourceLocation: SourceLocation { ledger.location(of: mock) }

  /// Records a call of a member.
  ///
  /// ```swift
  /// calls.note("routeToGame", ["withBuilder": gameBuilder])
  /// ```
  ///
  /// - Parameters:
  ///   - member: The member's name, as at the beginning of its `…CallCount`.
  ///   - arguments: By label; `"_"` for one without a label. Converted to text at once and not kept.
  /// - Returns: The number of this call among the member's calls, counted from 1.
  @discardableResult
  public func note(_ member: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> Int {
    for case (_, let value?) in arguments where type(of: value) is AnyClass {
      let type = String(describing: type(of: value))
      ledger.note(
        CallLedger.GivenObject(id: ObjectIdentifier(value as AnyObject), type: type, mock: mock, member: member))
    }
    return ledger.note(mock, member, arguments.isEmpty ? "" : Self.text(of: arguments))
  }

  private static func text(of arguments: KeyValuePairs<String, Any?>) -> String {
    var text = ""
    for (label, value) in arguments {
      if !text.isEmpty { text += ", " }
      if label != "_" {
        text += label
        text += ": "
      }
      text += ShortDescription.of(value)
    }
    return text
  }

  /// Returns the number of calls so far.
  ///
  /// Reading it marks these calls as checked, so that an ``InteractorTester`` does not report them.
  /// `mock.showCallCount` of a generated mock calls it.
  ///
  /// - Parameter member: As in ``note(_:_:)``. An unknown name has no calls.
  public func count(of member: String) -> Int {
    ledger.assertCount(mock, member)
  }

  /// Marks all calls of a member as asserted: for properties that expose them in another form, such as `…ArgValues`.
  public func markAsserted(_ member: String) {
    _ = ledger.assertCount(mock, member)
  }

  /// Marks the last call of a member as asserted: for properties that expose it, such as `…ReceivedArguments`.
  public func markLastAsserted(_ member: String) {
    ledger.assertLast(mock, member)
  }

  /// Returns the arguments of each call of a member as text, in order. Reading them asserts the calls.
  ///
  /// ```swift
  /// #expect(presenter.calls.argumentTexts(of: "show") == ["total: 7"])
  /// ```
  public func argumentTexts(of member: String) -> [String] {
    markAsserted(member)
    return ledger.places(mock, member).map { ledger.entry(at: $0).arguments }
  }

  /// Returns the calls of a member, for ``TestScope/expectInOrder(_:sourceLocation:)`` and
  /// ``RouterTester/expectBuild(_:times:sourceLocation:)``.
  ///
  /// ```swift
  /// scope.expectInOrder(router.calls("detach"), listener.calls("didFinish"))
  /// ```
  public func callAsFunction(_ member: String) -> CallToken {
    CallToken(calls: self, member: member, number: nil)
  }

  /// Returns one call of a member, counted from 1, for ``TestScope/expectInOrder(_:sourceLocation:)``:
  /// `presenter.calls("show", 2)`.
  public func callAsFunction(_ member: String, _ number: Int) -> CallToken {
    CallToken(calls: self, member: member, number: number)
  }

  /// Resets the log: counts start at 0, and earlier calls need not be asserted.
  ///
  /// Stubs stay as they are. Use it between two parts of one test.
  public func reset() {
    ledger.forget(mock)
  }

  /// Returns the named storage of a value that a test gives a mock: for values that are used from any thread, and for
  /// static members, which have no storage for each test.
  ///
  /// ```swift
  /// static var tokenHandler: (() -> String)? { get { calls.stub("tokenHandler", nil).value } … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name among the stubs of a mock.
  ///   - initial: The value before it is set.
  public func stub<Value>(_ name: String, _ initial: @autoclosure () -> Value) -> Stub<Value> {
    if let known = stubs.withLock({ $0[name] }) as? Stub<Value> { return known }
    let made = Stub(initial())
    return stubs.withLock { stubs in
      if let known = stubs[name] as? Stub<Value> { return known }
      stubs[name] = made
      return made
    }
  }
}
