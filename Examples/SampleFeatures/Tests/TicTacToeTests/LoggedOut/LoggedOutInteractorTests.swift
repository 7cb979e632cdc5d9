import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedOutInteractorTests {
  let presenter = LoggedOutPresentableMock()
  let listener = LoggedOutListenerMock()
  let router = LoggedOutRoutingMock()
  let interactor: LoggedOutInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedOutInteractor(presenter: presenter)
    interactor.listener = listener
    interactor.router = router
    tester = InteractorTester(interactor, mocks: presenter, listener, router)
    tester.activate()
  }

  struct Names: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let given: (String?, String?)
    let expected: (String, String)
  }

  @Test(arguments: [
    Names(testDescription: "names", given: ("Ann", "Ben"), expected: ("Ann", "Ben")),
    Names(testDescription: "no names", given: (nil, nil), expected: ("Player 1", "Player 2")),
    Names(testDescription: "empty names", given: ("", ""), expected: ("Player 1", "Player 2")),
    Names(testDescription: "an empty and a missing name", given: ("", nil), expected: ("Player 1", "Player 2")),
    Names(testDescription: "blank names", given: (" ", "\n\t"), expected: ("Player 1", "Player 2")),
    Names(testDescription: "one name", given: (nil, "Ben"), expected: ("Player 1", "Ben")),
    Names(testDescription: "the same name twice", given: ("Ann", "Ann"), expected: ("Ann", "Ann")),
    Names(testDescription: "markup", given: ("<b>Ann</b>", "👩‍👩‍👧"), expected: ("<b>Ann</b>", "👩‍👩‍👧")),
  ])
  func `players log in with the names they gave, or with a number`(_ names: Names) throws {
    tester.act { presenter.listener?.login(withPlayer1Name: names.given.0, player2Name: names.given.1) }

    #expect(listener.didLoginCallCount == 1)
    let login = try #require(listener.didLoginReceivedArguments)
    #expect(login == names.expected)
  }
}
