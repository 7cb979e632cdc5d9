// PAGE: foundation
import Foundation
import Riblets
// PAGE: end
import Testing

// The parts of the RIBs tutorial that "Coming from RIBs" shows, ported.

@MainActor private protocol RandomWinListener: AnyObject, Sendable { func didRandomlyWin(isFirstPlayer: Bool) }
@MainActor private protocol RandomWinPresentable: Presentable {}

// PAGE: random
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
// PAGE: end

// PAGE: items
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
// PAGE: end

private struct Score: Equatable {
  var player1 = 0
  var player2 = 0
}

@MainActor private func distinctTotals(_ scores: StateStream<Score>) -> StateStream<Score> {
  // PAGE: duplicates
  // scores.distinctUntilChanged { lhs, rhs in lhs.player1 + lhs.player2 == rhs.player1 + rhs.player2 }
  scores.removeDuplicates { lhs, rhs in lhs.player1 + lhs.player2 == rhs.player1 + rhs.player2 }
  // PAGE: end
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

/// What Documentation/ComingFromRIBs.md shows of a port, compiled and run.
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

  @Test func `the page shows what is compiled here, and with UIKit`() throws {
    let blocks = try DocumentationPage("ComingFromRIBs").swiftBlocks
    let views = DocumentationPage.root.appendingPathComponent("Fixtures/AppleAdapters/Usage/PortedViews.swift")
    let snippets =
      try DocumentationPage.snippets(in: URL(fileURLWithPath: #filePath)) + DocumentationPage.snippets(in: views)

    #expect(snippets.count == 5)
    for snippet in snippets {
      let shown = snippet.replacingOccurrences(of: "private final class", with: "final class")
        .replacingOccurrences(of: "@MainActor private protocol", with: "@MainActor protocol")
      #expect(blocks.contains(shown), "\(shown)")
    }
  }
}
