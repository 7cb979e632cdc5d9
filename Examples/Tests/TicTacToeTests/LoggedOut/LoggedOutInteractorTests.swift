import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct LoggedOutInteractorTests {
  struct Names: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let given: [String?]
    let expected: [String]
  }

  @Test(arguments: [
    Names(testDescription: "names", given: ["Ann", "Ben"], expected: ["Ann", "Ben"]),
    Names(testDescription: "no names", given: [nil, nil], expected: ["Player 1", "Player 2"]),
    Names(testDescription: "empty names", given: ["", ""], expected: ["Player 1", "Player 2"]),
    Names(testDescription: "an empty and a missing name", given: ["", nil], expected: ["Player 1", "Player 2"]),
    Names(testDescription: "blank names", given: [" ", "\n\t"], expected: ["Player 1", "Player 2"]),
    Names(testDescription: "one name", given: [nil, "Ben"], expected: ["Player 1", "Ben"]),
    Names(testDescription: "the same name twice", given: ["Ann", "Ann"], expected: ["Ann", "Ann"]),
    Names(testDescription: "markup", given: ["<b>Ann</b>", "👩‍👩‍👧"], expected: ["<b>Ann</b>", "👩‍👩‍👧"]),
  ])
  func `players log in with the names they gave, or with a number`(_ names: Names) {
    let presenter = LoggedOutPresentableMock()
    let interactor = LoggedOutInteractor(presenter: presenter)
    let listener = LoggedOutListenerMock()
    interactor.listener = listener

    presenter.listener?.login(withPlayer1Name: names.given[0], player2Name: names.given[1])

    #expect(listener.didLoginArgValues == [names.expected])
  }
}
