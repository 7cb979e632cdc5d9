import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol LoggedOutPresentableListener: AnyObject {
  /// Logs both players in, with the names they have typed so far.
  func login(withPlayer1Name player1Name: String?, player2Name: String?)
}

/// Two names and a button.
final class LoggedOutViewController: ViewController, LoggedOutPresentable {
  weak var listener: (any LoggedOutPresentableListener)?

  private var player1Name: String? { didSet { setNeedsDisplay() } }
  private var player2Name: String? { didSet { setNeedsDisplay() } }

  override func viewDidLoad() {
    title = "Tic Tac Toe"
  }

  override var body: any View {
    VStack(spacing: 20) {
      Text("Two players, one board. Who is playing?", tint: .secondary)
      TextField("Player 1 name", text: player1Name ?? "") { self.player1Name = $0 }
      TextField("Player 2 name", text: player2Name ?? "") { self.player2Name = $0 }
      Button("Login", role: .primary) {
        self.listener?.login(withPlayer1Name: self.player1Name, player2Name: self.player2Name)
      }
    }
  }
}
