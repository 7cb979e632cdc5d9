import Riblets
import RibletsTesting
import Testing

@MainActor private protocol ScoreService: AnyObject, Sendable {
  func score(of player: String) -> Int
}

private final class ScoreServiceMock: ScoreService, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ScoreServiceMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    scoreArguments = []
  }

  private var scoreArguments: [String] = []
  var scoreCallCount: Int { calls.count(of: "score") }
  var scoreHandler: ((String) -> Int)? = nil
  var scoreReturnValue: Int? = nil
  var scoreArgValues: [String] {
    calls.markAsserted("score")
    return scoreArguments
  }
  var scoreReceivedArguments: String? {
    calls.markLastAsserted("score")
    return scoreArguments.last
  }
  func score(of player: String) -> Int {
    let call = calls.note("score", ["of": player])
    scoreArguments.append(player)
    if let scoreHandler { return scoreHandler(player) }
    if let scoreReturnValue { return scoreReturnValue }
    return calls.unstubbed("score", call, set: "scoreReturnValue", "scoreHandler")
  }
}

/// The mock of Documentation/Mocks.md, compiled and run.
@Suite(.testScope) @MainActor
struct MocksPageTests {
  private let service = ScoreServiceMock()

  @Test func `a stubbed mock answers and keeps its arguments`() {
    service.scoreReturnValue = 3

    #expect(service.score(of: "Ann") == 3)
    service.scoreHandler = { _ in 4 }
    #expect(service.score(of: "Ben") == 4)

    #expect(service.scoreCallCount == 2)
    #expect(service.scoreArgValues == ["Ann", "Ben"])
    #expect(service.scoreReceivedArguments == "Ben")
  }

  @Test func `a mock that was reset has no calls and keeps what was stubbed`() {
    service.scoreReturnValue = 3
    _ = service.score(of: "Ann")

    service.reset()

    #expect(service.scoreCallCount == 0)
    #expect(service.scoreArgValues == [])
    #expect(service.score(of: "Ben") == 3)
  }
}
