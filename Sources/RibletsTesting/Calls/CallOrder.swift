public import Testing

extension TestScope {
  /// Expects calls of one or several mocks to have been made in this order; other calls may be between them.
  ///
  /// ```swift
  /// scope.expectInOrder(router.calls("detachCurrentChild"), presenter.calls("show"), listener.calls("didFinish"))
  /// ```
  ///
  /// A token without a number means the first call after the previous token's call. The calls that were found count as
  /// asserted, others of the same member do not.
  ///
  /// The mocks must have been made in the same scope; otherwise the expectation fails.
  ///
  /// - Returns: True if they were made in this order.
  @discardableResult
  public func expectInOrder(_ tokens: CallToken..., sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    CallOrder(tokens).check(at: sourceLocation)
  }
}

/// Expects calls of one or several mocks to have been made in this order; see
/// ``TestScope/expectInOrder(_:sourceLocation:)``.
///
/// For tests without a scope in a variable: `expectInOrder(router.calls("detach"), listener.calls("didFinish"))`.
///
/// - Returns: True if they were made in this order.
@discardableResult
public func expectInOrder(_ tokens: CallToken..., sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  CallOrder(tokens).check(at: sourceLocation)
}

/// An order of calls that a test expects.
struct CallOrder {
  private let tokens: [CallToken]

  init(_ tokens: [CallToken]) {
    self.tokens = tokens
  }

  func check(at location: SourceLocation) -> Bool {
    guard let ledger = tokens.first?.calls.ledger else { return true }
    if let stranger = tokens.first(where: { $0.calls.ledger !== ledger }) {
      recordTwoLedgers(tokens[0], stranger, at: location)
      return false
    }
    let found = places(in: ledger)
    guard found.count < tokens.count else {
      ledger.markAsserted(found)
      return true
    }
    record(found, in: ledger, at: location)
    return false
  }

  /// Returns the calls of the tokens, as far as they are in order.
  private func places(in ledger: CallLedger) -> [Int] {
    var found: [Int] = []
    for token in tokens {
      let places = token.places
      let last = found.last ?? -1
      let next: Int?
      if let number = token.number {
        next = places.indices.contains(number - 1) && places[number - 1] > last ? places[number - 1] : nil
      } else {
        next = places.first { $0 > last }
      }
      guard let next else { return found }
      found.append(next)
    }
    return found
  }

  private func record(_ found: [Int], in ledger: CallLedger, at location: SourceLocation) {
    let missing = tokens[found.count]
    let predecessor = found.isEmpty ? nil : tokens[found.count - 1]
    var marks: [Int: Character] = [:]
    for place in found { marks[place] = "✓" }
    for place in missing.places where marks[place] == nil { marks[place] = "✗" }
    let list = tokens.enumerated().map { index, token in
      "  \(index < found.count ? "✓" : index == found.count ? "✗" : " ") \(token.text)"
    }
    Issue.record(
      """
      The calls did not come in this order: \(whatHappened(to: missing, after: predecessor)).
      Expected (✓ found in order, ✗ not):
      \(list.joined(separator: "\n"))
      \(ledger.listing(marks: marks))
      """, sourceLocation: location)
  }

  private func whatHappened(to token: CallToken, after predecessor: CallToken?) -> String {
    let count = token.count
    guard count > 0 else { return "\(token.text) was never called" }
    if let number = token.number, number > count {
      return "\(token.text), never came: there \(count == 1 ? "is 1 call" : "are \(count) calls")"
    }
    let verb = token.number == nil ? "was not called" : "did not come"
    return "\(token.text) \(verb)" + (predecessor.map { " after \($0.text)" } ?? "")
  }

  private func recordTwoLedgers(_ first: CallToken, _ second: CallToken, at location: SourceLocation) {
    Issue.record(
      """
      No order is known for \(first.text) and \(second.text): the two mocks were made in different scopes, or \
      outside of any.
      Give the test or its suite the trait .testScope, and make the mocks in the test or in its suite's initializer.
      """, sourceLocation: location)
  }
}
