/// A resumed task that waits for its turn.
@MainActor
protocol WaitingTask: AnyObject, Sendable {
  /// Wakes the task up; the task first calls ``WaitingLine/letNextGoOn()``.
  func goOn()
}

/// Wakes one task after another, in the order in which they were resumed.
///
/// The main actor guarantees no order among ready tasks, and on Linux has none: of two continuations resumed one after
/// the other, the second continues first about once in 100 times. Two links that wait for one login would open their
/// games in either order. The line is global, like the main actor; it affects only the order.
@MainActor
enum WaitingLine {
  private static var line = Fifo<any WaitingTask>()
  private static var isWaking = false

  static func append(_ task: any WaitingTask) {
    if isWaking { return line.append(task) }
    isWaking = true
    task.goOn()
  }

  static func letNextGoOn() {
    if let next = line.popFirst() { next.goOn() } else { isWaking = false }
  }
}
