/// Calls of one member of a mock, as an assertion about their order names them.
public struct CallToken: Sendable {
  let calls: Calls
  let member: String
  /// Counted from 1; `nil` for any of them.
  let number: Int?
  /// Those of the member's calls that are meant; `nil` for all.
  var arguments: Arguments?

  /// Tells by the text of its arguments whether a call is meant.
  struct Arguments: Sendable {
    let text: String
    let isWanted: @Sendable (String) -> Bool
  }

  /// The mock and the member, as failures print them.
  var text: String {
    let name = "\(calls.ledger.name(of: calls.mock)).\(member)" + (arguments.map { "(\($0.text))" } ?? "")
    return number.map { "\(name), call \($0)" } ?? name
  }

  /// The places of the calls in the ledger.
  var places: [Int] {
    guard let arguments else { return calls.ledger.places(calls.mock, member) }
    return calls.ledger.places(calls.mock, member, where: arguments.isWanted)
  }

  /// The number of calls, without asserting them.
  var count: Int { places.count }

  /// Counts the calls after the first ones as asserted.
  func markAsserted(from first: Int) {
    calls.ledger.markAsserted(places.dropFirst(first))
  }
}

// For mocks that tell calls of one member apart by what they were given.
extension Calls {
  /// Writes down a call whose arguments are text already.
  package func note(_ member: String, text: String) {
    ledger.note(mock, member, text)
  }

  /// The calls of a member whose arguments are wanted.
  ///
  /// - Parameter text: Names them in failures.
  package func callAsFunction(
    _ member: String, describedAs text: String, where isWanted: @escaping @Sendable (String) -> Bool
  ) -> CallToken {
    CallToken(calls: self, member: member, number: nil, arguments: .init(text: text, isWanted: isWanted))
  }

  /// Counts the calls that a token stands for, and asserts them.
  package func count(of token: CallToken) -> Int {
    let places = token.places
    ledger.markAsserted(places)
    return places.count
  }

  /// Short text of a value, as arguments are written down.
  package static func text(of value: Any?) -> String { ShortDescription.of(value) }
}
