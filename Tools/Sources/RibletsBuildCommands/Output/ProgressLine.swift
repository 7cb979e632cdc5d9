import Dispatch
import RibletsMocks
import RibletsReading
import Synchronization

/// A line at the end of a terminal that says how far a run has come, once it has taken a second.
///
/// It is written over and over, and cleared at the end. A run that is quicker leaves no trace.
final class ProgressLine: Sendable {
  private let progress: MockProgress
  private let queue = DispatchQueue(label: "progress")
  private let write: @Sendable (String) -> Void
  private let isShown = Atomic(false)
  private let isOver = Atomic(false)

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - progress: What to show.
  ///   - delay: How long a run may take without a line.
  ///   - write: Takes what the terminal gets; called on a queue of its own, one call after another.
  init(
    of progress: MockProgress, after delay: DispatchTimeInterval = .seconds(1),
    write: @escaping @Sendable (String) -> Void
  ) {
    self.progress = progress
    self.write = write
    show(after: delay)
  }

  /// Shows the line without waiting for its time.
  func showNow() {
    queue.async { self.show() }
  }

  /// Takes the line away. Nothing is written after this returns.
  func clear() {
    isOver.store(true, ordering: .relaxed)
    queue.sync {
      if isShown.exchange(false, ordering: .relaxed) { write(Self.cleared) }
    }
  }

  private func show(after delay: DispatchTimeInterval) {
    guard delay != .never else { return }
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, !isOver.load(ordering: .relaxed) else { return }
      show()
      show(after: .milliseconds(100))
    }
  }

  private func show() {
    isShown.store(true, ordering: .relaxed)
    write(Self.cleared + Self.text(of: progress.state))
  }

  private static let cleared = "\r\u{1B}[K"

  /// Returns the text of the line for a state of the run.
  static func text(of state: MockProgress.State) -> String {
    let numbers = "\(state.done.grouped) of \(state.count.grouped)"
    return switch state.step {
    case .listing: "Looking for files"
    case .reading: "Reading files: \(numbers)"
    case .writing: "Making mocks: \(numbers)"
    }
  }
}
