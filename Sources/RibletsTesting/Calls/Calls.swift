import RibletsTestCore
public import Testing

/// The books of one mock: which members were called, how often, with what, and in which order among all mocks of a test.
///
/// It finds the ledger of the running test by itself; a mock that is made without a ``TestScope`` keeps books of its own.
/// May be used from any thread. Arguments are kept as short text, so that they are freed as if nobody had looked.
public final class Calls: Sendable {
  let ledger: CallLedger
  let mock: Int
  private let stubs = Locked<[String: any Sendable]>([:])

  /// Opens the books of a mock.
  ///
  /// - Parameters:
  ///   - mock: The type of the mock, for failures.
  ///   - sourceLocation: The line that makes the mock, where failures of unstubbed calls point to. A mock takes it from
  ///     its caller, as the default value of a parameter of its initialiser.
  public convenience init(of mock: any Any.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(of: String(describing: mock), in: CallLedger.current ?? CallLedger(), sourceLocation)
  }

  private init(of mock: String, in ledger: CallLedger, _ location: SourceLocation) {
    self.ledger = ledger
    self.mock = ledger.enter(mock, at: location)
  }

  /// The books of a type's static members: those of the running test, so that parallel tests do not mix.
  ///
  /// Nobody makes a type, so failures point to the line of the scope, or of the test. Without a scope they are the
  /// process's.
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

  /// The line that made the mock, for mocks that it makes in its turn.
  public var sourceLocation: SourceLocation { ledger.location(of: mock) }

  /// Writes down that a member was called.
  ///
  /// ```swift
  /// calls.note("routeToGame", ["withBuilder": gameBuilder])
  /// ```
  ///
  /// - Parameters:
  ///   - member: The member's name, as at the beginning of its `…CallCount`.
  ///   - arguments: By label; `"_"` for one without a label. Made into text at once and not kept.
  /// - Returns: The number of this call among those of the member, counted from 1.
  @discardableResult
  public func note(_ member: String, _ arguments: KeyValuePairs<String, Any?> = [:]) -> Int {
    ledger.note(mock, member, arguments.isEmpty ? "" : Self.text(of: arguments))
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

  /// Counts the calls of a member, and asserts them.
  public func count(of member: String) -> Int {
    ledger.assertCount(mock, member)
  }

  /// Counts as asserting all calls of a member: for what shows them in another form, such as `…ArgValues`.
  public func markAsserted(_ member: String) {
    _ = ledger.assertCount(mock, member)
  }

  /// Counts as asserting the last call of a member: for what shows that one, such as `…ReceivedArguments`.
  public func markLastAsserted(_ member: String) {
    ledger.assertLast(mock, member)
  }

  /// The arguments of each call of a member as failures print them, in order. Reading them counts as asserting.
  public func argumentTexts(of member: String) -> [String] {
    markAsserted(member)
    return ledger.places(mock, member).map { ledger.entry(at: $0).arguments }
  }

  /// The calls of a member, for ``TestScope/expectInOrder(_:sourceLocation:)``.
  public func callAsFunction(_ member: String) -> CallToken {
    CallToken(calls: self, member: member, number: nil)
  }

  /// One call of a member, counted from 1, for ``TestScope/expectInOrder(_:sourceLocation:)``.
  public func callAsFunction(_ member: String, _ number: Int) -> CallToken {
    CallToken(calls: self, member: member, number: number)
  }

  /// Forgets all calls so far: counts start at 0, and nobody has to assert what was forgotten.
  public func reset() {
    ledger.forget(mock)
  }

  /// A place for something that a test gives a mock, by name: for what may be used from any thread, and for static
  /// members, which have no storage of their own in each test.
  ///
  /// - Parameters:
  ///   - name: Tells the places of a mock apart.
  ///   - initial: What is there before anybody sets it.
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
