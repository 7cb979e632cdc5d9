import Riblets

extension TestScope {
  /// The tasks that neither have ended nor wait in the framework, in words.
  package var runningTasks: [String] { ledger.runningEntries.map(\.origin.text).sorted() }

  /// When the next action is due, without the leak detector's own alarm, which changes nothing that a test sees.
  package var nextActionDue: Duration? {
    clock.waitingSleepers.first { !runtime.leaks.isAlarm($0.action) }?.due
  }
}
