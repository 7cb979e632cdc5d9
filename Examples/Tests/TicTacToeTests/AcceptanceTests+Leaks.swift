import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

// 9: what was detached is gone, all of it.

extension AcceptanceTests {
  /// The parts of one riblet, to see whether they live.
  @MainActor
  final class Parts {
    let name: String
    private(set) weak var router: (any Routing)?
    private(set) weak var interactor: (any Interactable)?
    private(set) weak var presenter: (any BasicScoreBoardPresentable)?
    private(set) weak var view: (any ViewControllable)?

    init(of router: any Routing) {
      name = "\(type(of: router))"
      self.router = router
      interactor = router.interactable
      presenter = (router.interactable as? BasicScoreBoardInteractor)?.presenter
      view = (router as? any ViewableRouting)?.viewControllable
    }

    var survivors: [String] {
      let parts: [AnyObject?] = [router, interactor, presenter, view]
      return parts.compactMap { $0.map { "\(type(of: $0)) of \(name)" } }
    }
  }

  private func parts(below router: any Routing) -> [Parts] {
    router.children.flatMap { [Parts(of: $0)] + parts(below: $0) }
  }

  @Test(arguments: [Duration.zero, .milliseconds(300)])
  func `every riblet that was detached is freed with all its parts`(transitionDuration: Duration) async throws {
    let app = LaunchedApp(random: [99], transitionDuration: transitionDuration)
    var detached = parts(below: app.delegate.router)
    try app.login()
    await app.test.advance(by: .seconds(1))
    let loggedIn = try #require(app.delegate.router.children.first)
    detached += parts(below: loggedIn)
    try app.window.press("Tic Tac Toe")
    await app.test.advance(by: .seconds(1))
    detached += parts(below: loggedIn)
    try app.place(winningMoves)
    await app.test.advance(by: .seconds(1))
    try app.window.press("close-game")
    await app.test.advance(by: .seconds(1))
    detached += parts(below: loggedIn)
    try app.window.press("Random Win")
    await app.test.advance(by: .seconds(1))
    detached += parts(below: loggedIn)
    try app.window.press("magic")
    await app.test.advance(by: .seconds(1))
    try app.window.press("that-was-random")
    await app.test.advance(by: .seconds(60))

    #expect(detached.count == 7)
    #expect(detached.flatMap(\.survivors) == [])
    #expect(app.test.diagnoses.map(\.description) == [])
    #expect(app.test.runtime.leaks.expectationCount == 0)
  }

  @Test func `a game that a link interrupts, with its alert open, is freed too`() async throws {
    let app = LaunchedApp(transitionDuration: .milliseconds(300))
    try app.login()
    await app.test.advance(by: .seconds(1))
    try app.window.press("Tic Tac Toe")
    await app.test.advance(by: .seconds(1))
    try app.place(winningMoves)
    let game = Parts(of: try #require(app.currentChild))

    try app.open("ribs-training://launchGame?gameId=randomwin")
    await app.test.advance(by: .seconds(60))

    #expect(app.window.frame.contains("magic"))
    #expect(app.window.frame.layers.allSatisfy { $0.style == .full })
    #expect(game.survivors == [])
    #expect(app.test.diagnoses.map(\.description) == [])
  }

  @Test func `an app that ends leaves nothing behind`() async throws {
    weak var window: Window?
    var all: [Parts] = []
    do {
      let app = LaunchedApp()
      try app.login()
      try app.window.press("Tic Tac Toe")
      window = app.window
      all = parts(below: app.delegate.router) + [Parts(of: app.delegate.router)]
      app.delegate.terminate()
      await app.test.advance(by: .seconds(60))
      #expect(app.test.diagnoses.map(\.description) == [])
    }

    #expect(window == nil)
    #expect(all.flatMap(\.survivors) == [])
  }
}
