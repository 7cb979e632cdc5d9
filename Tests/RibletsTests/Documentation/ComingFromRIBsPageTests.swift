import Foundation
import Riblets
import Testing

// The parts of the RIBs tutorial that "Coming from RIBs" shows, ported.

@MainActor private protocol RandomWinListener: AnyObject, Sendable { func didRandomlyWin(isFirstPlayer: Bool) }
@MainActor private protocol RandomWinPresentable: Presentable {}

private final class RandomWinInteractor: PresentableInteractor<any RandomWinPresentable> {
  weak var listener: (any RandomWinListener)?
  private let drawsFirstPlayer: @MainActor () -> Bool

  init(presenter: any RandomWinPresentable, drawsFirstPlayer: @escaping @MainActor () -> Bool = { .random() }) {
    self.drawsFirstPlayer = drawsFirstPlayer
    super.init(presenter: presenter)
  }

  func determineWinner() {
    // let isFirstPlayer = arc4random_uniform(2) == 0
    listener?.didRandomlyWin(isFirstPlayer: drawsFirstPlayer())
  }
}

@MainActor private protocol RootActionableItem: AnyObject, Sendable {
  // func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
  func waitForLogin() async throws -> any LoggedInActionableItem
}

@MainActor private protocol LoggedInActionableItem: AnyObject, Sendable {
  // func launchGame(with id: String?) -> Observable<(LoggedInActionableItem, ())>
  func launchGame(with id: String?) async throws -> any LoggedInActionableItem
}

private final class RootInteractor: Interactor, RootActionableItem {
  // private let loggedInSubject = ReplaySubject<LoggedInActionableItem>.create(bufferSize: 1)
  private let loggedIn = MutableStateStream<(any LoggedInActionableItem)?>(nil)

  func waitForLogin() async throws -> any LoggedInActionableItem {
    try await loggedIn.stream.firstValue { $0 }
  }

  func didLogIn(_ item: any LoggedInActionableItem) {
    loggedIn.send(item)
  }
}

private final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) {
    super.init()
    let game = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "gameId" }
    onStep { root in try await root.waitForLogin() }
      .onStep { loggedIn, _ in try await loggedIn.launchGame(with: game?.value) }
      .commit()
  }
}

@MainActor private protocol ScoreBoardPresentableListener: AnyObject, Sendable {}

@MainActor private protocol ScoreStream: AnyObject, Sendable {
  var score: StateStream<Score> { get }
}

@MainActor private protocol ScoreBoardInteractable: Interactable, ScoreBoardPresentableListener {
  var router: (any ScoreBoardRouting)? { get set }
  var listener: (any ScoreBoardListener)? { get set }
}

@MainActor private protocol ScoreBoardRouting: ViewableRouting {}
@MainActor private protocol ScoreBoardListener: AnyObject, Sendable {}

@MainActor private protocol ScoreBoardPresentable: Presentable {
  var listener: (any ScoreBoardPresentableListener)? { get set }
  func set(score: Score)
}

private final class ScoreBoardInteractor: PresentableInteractor<any ScoreBoardPresentable>, ScoreBoardInteractable {
  weak var router: (any ScoreBoardRouting)?
  weak var listener: (any ScoreBoardListener)?
  private let scoreStream: any ScoreStream

  init(presenter: any ScoreBoardPresentable, scoreStream: any ScoreStream) {
    self.scoreStream = scoreStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    observe(scoreStream.score) { interactor, score in
      interactor.presenter.set(score: score)
    }
  }
}

private final class ScoreBoardPresentableMock: ScoreBoardPresentable {
  weak var listener: (any ScoreBoardPresentableListener)?
  private(set) var setCallCount = 0
  func set(score: Score) { setCallCount += 1 }
}

private final class ScoreStreamStub: ScoreStream {
  let score: StateStream<Score>
  init(score: StateStream<Score>) { self.score = score }
}

private struct Score: Equatable {
  var player1 = 0
  var player2 = 0
}

@MainActor private func distinctTotals(_ scores: StateStream<Score>) -> StateStream<Score> {
  // scores.distinctUntilChanged { lhs, rhs in lhs.player1 + lhs.player2 == rhs.player1 + rhs.player2 }
  scores.removeDuplicates { lhs, rhs in lhs.player1 + lhs.player2 == rhs.player1 + rhs.player2 }
}

private final class LoggedInInteractor: Interactor, LoggedInActionableItem {
  private(set) var launched: [String?] = []

  func launchGame(with id: String?) async throws -> any LoggedInActionableItem {
    launched.append(id)
    return self
  }
}

private final class RandomWinListenerMock: RandomWinListener {
  var winners: [Bool] = []
  func didRandomlyWin(isFirstPlayer: Bool) { winners.append(isFirstPlayer) }
}

private final class RandomWinView: RandomWinPresentable {}

/// The port of Documentation/ComingFromRIBs.md, compiled and run.
@MainActor
struct ComingFromRIBsPageTests {
  @Test func `chance comes in from outside, so that a test decides`() {
    let listener = RandomWinListenerMock()
    let interactor = RandomWinInteractor(presenter: RandomWinView(), drawsFirstPlayer: { true })
    interactor.listener = listener

    interactor.determineWinner()

    #expect(listener.winners == [true])
  }

  @Test func `a workflow waits for the item that is not there yet`() async throws {
    let root = RootInteractor()
    let loggedIn = LoggedInInteractor()
    root.activate()
    loggedIn.activate()
    let url = try #require(URL(string: "ribs-training://launchGame?gameId=randomWin"))
    async let run: Void = LaunchGameWorkflow(url: url).run(from: root)
    #expect(loggedIn.launched == [])

    root.didLogIn(loggedIn)
    try await run

    #expect(loggedIn.launched == ["randomWin"])
    root.deactivate()
    loggedIn.deactivate()
  }

  @Test func `scores of one total are duplicates by the closure`() {
    let scores = MutableStateStream(Score())
    var received: [Score] = []
    distinctTotals(scores.stream).sink { received.append($0) }

    for score in [Score(player1: 1), Score(player2: 1), Score(player1: 1, player2: 1)] { scores.send(score) }

    #expect(received == [Score(), Score(player1: 1), Score(player1: 1, player2: 1)])
  }

  @Test func `an interactor that was activated without a tree shows each score`() {
    let presenter = ScoreBoardPresentableMock()
    let scores = MutableStateStream(Score())
    let scoreStream = ScoreStreamStub(score: scores.stream)

    let interactor = ScoreBoardInteractor(presenter: presenter, scoreStream: scoreStream)
    interactor.activate()
    scores.send(Score(player1: 1, player2: 0))
    #expect(presenter.setCallCount == 2)

    #expect(presenter.listener === interactor)
    interactor.deactivate()
  }
}
