import Foundation
import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct BasicScoreBoardPresenterTests {
  let view = BasicScoreBoardViewControllableMock()
  let presenter: BasicScoreBoardPresenter
  let red = Node.Tint.hex(0xD32F2F)
  let blue = Node.Tint.hex(0x1976D2)

  init() throws {
    let timeZone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    presenter = BasicScoreBoardPresenter(viewController: view, timeZone: timeZone)
  }

  private func board(
    _ ann: Int = 0, _ ben: Int = 0, lastWin second: TimeInterval? = nil, colour: String = "#D32F2F"
  ) -> ScoreBoard {
    ScoreBoard(
      player1: .init(name: "Ann", score: ann, colour: colour),
      player2: .init(name: "Ben", score: ben, colour: "#1976D2"),
      lastWin: second.map(Date.init(timeIntervalSince1970:)))
  }

  /// A time of the first day of 1970, in Greenwich.
  private func seconds(hour: Double, minute: Double) -> TimeInterval { (hour * 60 + minute) * 60 }

  @Test func `each board is shown once`() {
    presenter.set(board(3, 2))

    #expect(view.showArgValues == [presenter.viewModel(for: board(3, 2))])
  }

  @Test func `names, scores and colours become labels`() {
    PresenterTester(presenter.viewModel).expect(
      .row(
        "nobody has won", board(),
        .init(
          player1: .init(text: "Ann (0)", tint: red), player2: .init(text: "Ben (0)", tint: blue),
          lastWin: "No wins yet")),
      .row(
        "both have won", board(3, 12, lastWin: 43_500),
        .init(
          player1: .init(text: "Ann (3)", tint: red), player2: .init(text: "Ben (12)", tint: blue),
          lastWin: "Last win at 14:05")))
  }

  @Test func `the last win is told by the clock of the players' zone`() {
    PresenterTester<TimeInterval?, String> { presenter.viewModel(for: board(lastWin: $0)).lastWin }.expect(
      .row("none", nil, "No wins yet"),
      .row("in the morning", seconds(hour: 7, minute: 4), "Last win at 09:04"),
      .row("a second before the hour", seconds(hour: 8, minute: 0) - 1, "Last win at 09:59"),
      .row("ten past ten", seconds(hour: 8, minute: 10), "Last win at 10:10"),
      .row("at midnight in the players' zone", seconds(hour: 22, minute: 0), "Last win at 00:00"),
      .row("before 1970", -60, "Last win at 01:59"))
  }

  @Test func `a colour becomes a tint, and what is no colour the usual one`() {
    PresenterTester<String, Node.Tint> { presenter.viewModel(for: board(colour: $0)).player1.tint }.expect(
      .row("upper case", "#00FF7A", .hex(0x00FF7A)),
      .row("lower case", "#00ff7a", .hex(0x00FF7A)),
      .row("black", "#000000", .hex(0)),
      .row("no sign", "00FF7A", .plain),
      .row("too short", "#FFF", .plain),
      .row("too long", "#00FF7A00", .plain),
      .row("a minus", "#-0FF7A", .plain),
      .row("not hexadecimal", "#GGGGGG", .plain),
      .row("full-width digits", "#００", .plain),
      .row("nothing", "", .plain))
  }
}
