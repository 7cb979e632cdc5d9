import Foundation
import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct BasicScoreBoardPresenterTests {
  let view = BasicScoreBoardViewControllableMock()
  let presenter: BasicScoreBoardPresenter

  init() throws {
    let timeZone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    presenter = BasicScoreBoardPresenter(viewController: view, timeZone: timeZone)
  }

  private func board(lastWin: Date? = nil, colour: String = "#D32F2F", score: Int = 0) -> ScoreBoard {
    ScoreBoard(
      player1: .init(name: "Ann", score: score, colour: colour),
      player2: .init(name: "Ben", score: 2, colour: "#1976D2"),
      lastWin: lastWin
    )
  }

  @Test func `the view gets texts and tints`() {
    presenter.set(board(lastWin: Date(timeIntervalSince1970: 43_500), score: 3))

    #expect(
      view.showArgValues == [
        BasicScoreBoardViewModel(
          player1: .init(text: "Ann (3)", tint: .hex(0xD32F2F)),
          player2: .init(text: "Ben (2)", tint: .hex(0x1976D2)),
          lastWin: "Last win at 14:05"
        )
      ])
  }

  struct Win: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let seconds: TimeInterval?
    let text: String
  }

  @Test(arguments: [
    Win(testDescription: "none", seconds: nil, text: "No wins yet"),
    Win(testDescription: "in the morning", seconds: 7 * 3600 + 4 * 60, text: "Last win at 09:04"),
    Win(testDescription: "a second before the hour", seconds: 8 * 3600 - 1, text: "Last win at 09:59"),
    Win(testDescription: "at midnight in the players' zone", seconds: 22 * 3600, text: "Last win at 00:00"),
    Win(testDescription: "before 1970", seconds: -60, text: "Last win at 01:59"),
  ])
  func `the last win is told by the clock of the players' zone`(_ win: Win) {
    let model = presenter.viewModel(for: board(lastWin: win.seconds.map(Date.init(timeIntervalSince1970:))))

    #expect(model.lastWin == win.text)
  }

  struct Colour: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let tint: Node.Tint
  }

  @Test(arguments: [
    Colour(testDescription: "upper case", text: "#00FF7A", tint: .hex(0x00FF7A)),
    Colour(testDescription: "lower case", text: "#00ff7a", tint: .hex(0x00FF7A)),
    Colour(testDescription: "black", text: "#000000", tint: .hex(0)),
    Colour(testDescription: "no sign", text: "00FF7A", tint: .plain),
    Colour(testDescription: "too short", text: "#FFF", tint: .plain),
    Colour(testDescription: "too long", text: "#00FF7A00", tint: .plain),
    Colour(testDescription: "a minus", text: "#-0FF7A", tint: .plain),
    Colour(testDescription: "not hexadecimal", text: "#GGGGGG", tint: .plain),
    Colour(testDescription: "full-width digits", text: "#００", tint: .plain),
    Colour(testDescription: "nothing", text: "", tint: .plain),
  ])
  func `a colour becomes a tint, and what is no colour the usual one`(_ colour: Colour) {
    #expect(presenter.viewModel(for: board(colour: colour.text)).player1.tint == colour.tint)
  }
}
