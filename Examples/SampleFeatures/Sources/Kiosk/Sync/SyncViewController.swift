import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol SyncPresentableListener: AnyObject {
  func refresh()
}

/// The banner of a kiosk that is offline, and the button that asks the server again.
final class SyncViewController: ViewController, SyncPresentable {
  weak var listener: (any SyncPresentableListener)?
  private var state = SyncState() { didSet { setNeedsDisplay() } }

  func show(_ state: SyncState) {
    self.state = state
  }

  /// One row in each state, so that the menu below stays where it is.
  @ViewBuilder
  override var body: any View {
    if let problem = state.problem {
      HStack {
        Text(problem, style: .caption, tint: .orange).identifier("sync-problem")
        Spacer()
        button("Retry")
      }
    } else {
      HStack {
        Text(state.isRefreshing ? "Asking the server…" : "Up to date", style: .caption, tint: .secondary)
          .identifier("sync-state")
        Spacer()
        button("Refresh")
      }
    }
  }

  private func button(_ title: String) -> any View {
    Button(title, role: .refresh) { self.listener?.refresh() }.identifier("refresh").disabled(state.isRefreshing)
  }
}
