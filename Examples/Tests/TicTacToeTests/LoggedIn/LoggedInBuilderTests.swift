import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct LoggedInBuilderTests {
  let dependency = DependencyFake()
  let listener = LoggedInListenerMock()

  @Test func `the parts know each other and the listener`() throws {
    let built = LoggedInBuilder(dependency: dependency)
      .build(withListener: listener, player1Name: "Ann", player2Name: "Ben")

    let router = try #require(built.router as? LoggedInRouter)
    let interactor = try #require(router.interactor as? LoggedInInteractor)
    #expect(built.actionableItem === interactor)
    #expect(interactor.router === router)
    #expect(interactor.listener === listener)
  }

  @Test func `the lobby and the games see one score`() {
    let component = LoggedInComponent(dependency: dependency, player1Name: "Ann", player2Name: "Ben")

    #expect(component.mutableScoreStream === component.mutableScoreStream)
    #expect(component.scoreStream === component.mutableScoreStream)
  }

  @Test func `those who log in next begin at zero`() {
    let components = (0..<2).map { _ in
      LoggedInComponent(dependency: dependency, player1Name: "Ann", player2Name: "Ben")
    }
    components[0].mutableScoreStream.updateScore(withWinner: .player1)

    #expect(components[0].scoreStream.score.value.player1 == 1)
    #expect(components[1].scoreStream.score.value == Score())
  }

  @Test func `what was built is freed when nobody holds it`() {
    weak var router: LoggedInRouter?
    weak var interactor: LoggedInInteractor?
    do {
      let built = LoggedInBuilder(dependency: dependency)
        .build(withListener: listener, player1Name: "Ann", player2Name: "Ben")
      router = built.router as? LoggedInRouter
      interactor = built.actionableItem as? LoggedInInteractor
      #expect(interactor != nil)
    }

    #expect(router == nil)
    #expect(interactor == nil)
  }
}
