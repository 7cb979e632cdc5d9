import Riblets
import RibletsViews

/// One button, and an alert while the state has a winner to announce.
///
/// `StateViewController` brings `connect(to:onAction:)`, the state and `send`.
final class RandomWinViewController: StateViewController<RandomWinViewState, RandomWinAction>,
  RandomWinPresentable
{
  private let player1Name: String
  private let player2Name: String

  init(player1Name: String, player2Name: String) {
    self.player1Name = player1Name
    self.player2Name = player2Name
    super.init()
  }

  override func viewDidLoad() {
    title = "Random Win"
  }

  override func body(for state: RandomWinViewState) -> any View {
    VStack(spacing: 20) {
      Text("Why think? Let chance decide.", tint: .secondary)
      Spacer()
      Image("🎲", label: "A die")
      Spacer()
      Button("Magic", role: .primary, tint: .hex(0x7B1FA2), isEnabled: state.winner == nil) {
        self.send(.determineWinner)
      }
    }
  }

  override func stateDidChange(from previous: RandomWinViewState?) {
    guard let winner = state?.winner, winner != previous?.winner else { return }
    let alert = AlertController(title: "\(name(of: winner)) Won!")
    alert.addAction("That was random…", role: .primary) { [weak self] in self?.send(.closeAnnouncement) }
    present(alert)
  }

  private func name(of player: PlayerType) -> String {
    switch player {
    case .player1: player1Name
    case .player2: player2Name
    }
  }
}
