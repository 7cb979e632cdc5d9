import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

// 9: what was detached is gone, all of it. Looked at beside the leak detector, which fails each test by its scope.

extension AcceptanceTests {
  /// The parts of riblets, to see whether they live.
  @MainActor
  struct Parts {
    private struct Part {
      let name: String
      weak var object: AnyObject?
    }

    private var parts: [Part] = []
    private(set) var ribletCount = 0

    var survivors: [String] { parts.filter { $0.object != nil }.map(\.name) }

    /// Notes the parts of a riblet and of all below it.
    mutating func add(_ router: any Routing) {
      ribletCount += 1
      let presenter = (router.interactable as? BasicScoreBoardInteractor)?.presenter
      let view = (router as? any ViewableRouting)?.viewControllable
      for object in [router, router.interactable, presenter, view] as [AnyObject?] {
        guard let object else { continue }
        parts.append(Part(name: "\(type(of: object)) of \(type(of: router))", object: object))
      }
      for child in router.children { add(child) }
    }

    /// Notes the riblets below LoggedIn, which the next step detaches.
    mutating func addGameOrLobby(of app: AppTester) {
      if let router = app.currentChild { add(router) }
    }
  }

  @Test(arguments: [Duration.zero, .milliseconds(300)])
  func `every riblet that was detached is freed with all its parts`(transitionDuration: Duration) async throws {
    let app = AppTester.ticTacToe(random: [99], transitionDuration: transitionDuration)
    var detached = Parts()
    detached.add(try #require(app.router(LoggedOutRouter.self)))
    app.login()
    await app.advance(by: .seconds(1))
    detached.addGameOrLobby(of: app)
    app.press("Tic Tac Toe")
    await app.advance(by: .seconds(1))
    detached.addGameOrLobby(of: app)
    app.place(winningMoves)
    await app.advance(by: .seconds(1))
    app.dismissAlert()
    await app.advance(by: .seconds(1))
    detached.addGameOrLobby(of: app)
    app.press("Random Win")
    await app.advance(by: .seconds(1))
    detached.addGameOrLobby(of: app)
    app.press("magic")
    await app.advance(by: .seconds(1))
    app.dismissAlert()
    await app.advance(by: .seconds(60))

    #expect(detached.ribletCount == 7)
    #expect(detached.survivors == [])
    #expect(app.scope.runtime.leaks.expectationCount == 0)
  }

  @Test func `a game that a link interrupts, with its alert open, is freed too`() async {
    let app = AppTester.ticTacToe(transitionDuration: .milliseconds(300))
    app.login()
    await app.advance(by: .seconds(1))
    app.press("Tic Tac Toe")
    await app.advance(by: .seconds(1))
    app.place(winningMoves)
    var game = Parts()
    game.addGameOrLobby(of: app)

    app.open("ribs-training://launchGame?gameId=randomwin")
    await app.advance(by: .seconds(60))

    app.expectButton("magic")
    #expect(app.frame.layers.allSatisfy { $0.style == .full })
    #expect(game.ribletCount == 1)
    #expect(game.survivors == [])
  }

  @Test func `an app that ends leaves nothing behind`() async throws {
    weak var window: Window?
    var all = Parts()
    do {
      let app = AppTester.ticTacToe()
      app.login()
      app.press("Tic Tac Toe")
      window = app.window
      all.add(try #require(app.root))
      app.terminate()
      await app.advance(by: .seconds(60))
    }

    #expect(window == nil)
    #expect(all.ribletCount == 3)
    #expect(all.survivors == [])
  }
}
