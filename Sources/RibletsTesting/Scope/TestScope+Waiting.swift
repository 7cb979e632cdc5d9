import Riblets

extension TestScope {
  /// The tasks that neither have ended nor wait in the framework, as texts. Other test kits add it to their failures.
  @_spi(TestSupport) public var runningTasks: [String] { ledger.runningEntries.map(\.origin.text).sorted() }

  /// The current time and that of the next action, as text; `nil` if no action waits.
  ///
  /// Without the leak detector's own alarm, which has no effect on a test.
  @_spi(TestSupport) public var waitForTime: String? {
    clock.waitingSleepers.first { !runtime.leaks.isAlarm($0.action) }.map { next in
      "it is \(clock.now.text), and the next action is due at \(next.due.text)"
    }
  }
}
