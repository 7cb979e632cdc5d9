/// A task that has been resumed and waits for its turn.
@MainActor
protocol WaitingTask: AnyObject, Sendable {
  /// Wakes the task up; as the first thing it does, it calls ``WaitingLine/letNextGoOn()``.
  func goOn()
}

/// Wakes one task after another, in the order in which they were resumed.
///
/// The main actor promises no order among the tasks that are ready, and on Linux has none: of two continuations resumed
/// one after the other, the second goes on first about once in 100 times. Two links that wait for one login would open
/// their games in either order. The line is the process's, as the main actor is; it orders and decides nothing.
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
