/// A reference to calls of one member of a mock, for assertions on their order and number.
///
/// ``Calls/callAsFunction(_:)`` makes it. See `Documentation/Mocks.md`.
///
/// ```swift
/// scope.expectInOrder(router.calls("detach"), listener.calls("didFinish", 2))
/// ```
public struct CallToken: Sendable {
  let calls: Calls
  let member: String
  /// The number of the call, counted from 1; `nil` for any call.
  let number: Int?
  /// The condition on the arguments of the calls; `nil` for all calls.
  var arguments: Arguments?

  /// A condition on the text of a call's arguments.
  struct Arguments: Sendable {
    let text: String
    let isWanted: @Sendable (String) -> Bool
  }

  /// The mock and the member, for failures.
  var text: String {
    let name = "\(calls.ledger.name(of: calls.mock)).\(member)" + (arguments.map { "(\($0.text))" } ?? "")
    return number.map { "\(name), call \($0)" } ?? name
  }

  /// The indices of the calls in the log.
  var places: [Int] {
    guard let arguments else { return calls.ledger.places(calls.mock, member) }
    return calls.ledger.places(calls.mock, member, where: arguments.isWanted)
  }

  /// The number of calls, without asserting them.
  var count: Int { places.count }

  /// Marks the calls from an index on as asserted.
  func markAsserted(from first: Int) {
    calls.ledger.markAsserted(places.dropFirst(first))
  }
}

// For mocks that distinguish calls of one member by their arguments.
extension Calls {
  /// Records a call whose arguments are text already. For mocks of the Data test kit.
  @_spi(TestSupport) public func note(_ member: String, text: String) {
    ledger.note(mock, member, text)
  }

  /// Returns the calls of a member with matching arguments.
  ///
  /// - Parameter text: The description of the arguments in failures.
  @_spi(TestSupport) public func callAsFunction(
    _ member: String, describedAs text: String, where isWanted: @escaping @Sendable (String) -> Bool
  ) -> CallToken {
    CallToken(calls: self, member: member, number: nil, arguments: .init(text: text, isWanted: isWanted))
  }

  /// Counts the calls of a token, and asserts them, so that an ``InteractorTester`` does not report them. For other
  /// test kits.
  @_spi(TestSupport) public func count(of token: CallToken) -> Int {
    let places = token.places
    ledger.markAsserted(places)
    return places.count
  }

  /// Returns the short text of a value, as arguments are recorded: `nil`, quoted strings, types of objects.
  @_spi(TestSupport) public static func text(of value: Any?) -> String { ShortDescription.of(value) }
}
