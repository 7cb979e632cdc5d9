import Riblets
import RibletsViews

/// Both names with their points, and below them when the last game was won: two rows for the list they stand in.
final class BasicScoreBoardViewController: ViewController, BasicScoreBoardViewControllable {
  private var viewModel: BasicScoreBoardViewModel? { didSet { setNeedsDisplay() } }

  func show(_ viewModel: BasicScoreBoardViewModel) {
    self.viewModel = viewModel
  }

  @ViewBuilder
  override var body: any View {
    if let viewModel {
      HStack(spacing: 12) {
        name(viewModel.player1, identifier: "player-1")
        Text("vs", tint: .secondary)
        name(viewModel.player2, identifier: "player-2")
      }
      Text(viewModel.lastWin, style: .caption).identifier("last-win")
    }
  }

  /// A column for each, so that a long name leaves the other one its half.
  private func name(_ label: BasicScoreBoardViewModel.Label, identifier: String) -> any View {
    VStack { Text(label.text, style: .title, tint: label.tint).identifier(identifier) }
  }
}
