import RibletsTesting
import Testing

@testable import MockSamples

/// Runs calls that nobody stubbed, and expects them to fail at the line that made the mock, with this text and no other.
@MainActor
func expectUnstubbed(
  _ calls: Calls, _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  let place = calls.sourceLocation
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: {
    $0.sourceLocation == place && "\($0.comments)".contains(text)
  }
}

/// As above, for what suspends.
@MainActor
func expectUnstubbed(
  _ calls: Calls, _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async -> Void
) async {
  let place = calls.sourceLocation
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: {
    $0.sourceLocation == place && "\($0.comments)".contains(text)
  }
}

extension Money: EmptyValue {
  static var emptyValue: Money { Money(cents: 0) }
}
