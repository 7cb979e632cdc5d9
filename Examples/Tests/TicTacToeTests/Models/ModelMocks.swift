import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class MutableScoreStreamMock: MutableScoreStream, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: MutableScoreStreamMock.self, sourceLocation: sourceLocation)
  }

  /// Where a test sends scores into.
  let scoreSubject = MutableStateStream(Score())
  var score: StateStream<Score> { scoreSubject.stream }

  func reset() {
    calls.reset()
    updateScoreArguments = []
  }

  private var updateScoreArguments: [PlayerType] = []
  var updateScoreCallCount: Int { calls.count(of: "updateScore") }
  var updateScoreHandler: ((PlayerType) -> Void)?
  var updateScoreArgValues: [PlayerType] {
    calls.markAsserted("updateScore")
    return updateScoreArguments
  }
  var updateScoreReceivedArguments: PlayerType? {
    calls.markLastAsserted("updateScore")
    return updateScoreArguments.last
  }
  func updateScore(withWinner winner: PlayerType) {
    calls.note("updateScore", ["withWinner": winner])
    updateScoreArguments.append(winner)
    updateScoreHandler?(winner)
  }
}
