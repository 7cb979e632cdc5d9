import Foundation
import Riblets
import RibletsViews

/// The content of the score board's view: texts and tints, nothing left to decide.
struct BasicScoreBoardViewModel: Equatable, Sendable {
  /// A text in a colour.
  struct Label: Equatable, Sendable {
    var text: String
    var tint: Node.Tint
  }

  var player1: Label
  var player2: Label
  var lastWin: String
}

/// Turns numbers, colours and a date into what people read.
final class BasicScoreBoardPresenter: Presenter<any BasicScoreBoardViewControllable>, BasicScoreBoardPresentable {
  private let timeZone: TimeZone

  init(viewController: any BasicScoreBoardViewControllable, timeZone: TimeZone) {
    self.timeZone = timeZone
    super.init(viewController: viewController)
  }

  func set(_ scoreBoard: ScoreBoard) {
    viewController.show(viewModel(for: scoreBoard))
  }

  func viewModel(for scoreBoard: ScoreBoard) -> BasicScoreBoardViewModel {
    BasicScoreBoardViewModel(
      player1: label(for: scoreBoard.player1),
      player2: label(for: scoreBoard.player2),
      lastWin: scoreBoard.lastWin.map { "Last win at \(time(of: $0))" } ?? "No wins yet"
    )
  }

  private func label(for player: ScoreBoard.Player) -> BasicScoreBoardViewModel.Label {
    .init(text: "\(player.name) (\(player.score))", tint: Node.Tint(hexColour: player.colour))
  }

  /// Hours and minutes, the same on every machine.
  private func time(of date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let hour = calendar.component(.hour, from: date)
    let minute = calendar.component(.minute, from: date)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
