import Riblets

extension TestScope {
  /// The tasks that neither have ended nor wait in the framework, in words.
  package var runningTasks: [String] { ledger.runningEntries.map(\.origin.text).sorted() }

  /// The present time and that of the next action; `nil` if none waits.
  ///
  /// Without the leak detector's own alarm, which changes nothing that a test sees.
  package var waitForTime: String? {
    clock.waitingSleepers.first { !runtime.leaks.isAlarm($0.action) }.map { next in
      "it is \(clock.now.text), and the next action is due at \(next.due.text)"
    }
  }
}
