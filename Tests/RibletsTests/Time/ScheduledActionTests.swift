import Testing

@testable import Riblets

@MainActor
struct ScheduledActionTests {
  @Test func `it runs once`() {
    var runs = 0
    let action = ScheduledAction { runs += 1 }
    #expect(action.isPending)

    action.run()
    action.run()

    #expect(runs == 1)
    #expect(!action.isPending)
  }

  @Test func `a cancelled action does not run, and its clock is notified once`() {
    var log: [String] = []
    let action = ScheduledAction({ log.append("run") }, onCancel: { log.append("cancel") })

    action.cancel()
    action.cancel()
    action.run()

    #expect(log == ["cancel"])
    #expect(!action.isPending)
  }

  @Test func `cancelling after or inside the run does nothing`() {
    var log: [String] = []
    var action: ScheduledAction?
    action = ScheduledAction(
      {
        log.append("run")
        action?.cancel()
      }, onCancel: { log.append("cancel") })

    action?.run()
    action?.cancel()

    #expect(log == ["run"])
  }

  @Test func `the cancellation can be set later, but not after the end`() {
    var log: [String] = []
    let action = ScheduledAction {}
    action.setCancellation { log.append("first") }
    action.cancel()
    action.setCancellation { log.append("second") }
    action.cancel()

    #expect(log == ["first"])
  }

  @Test func `what the action holds is let go of when it ran or was cancelled`() {
    final class Held {}
    for cancels in [true, false] {
      weak var held: Held?
      let action: ScheduledAction
      do {
        let holding = Held()
        held = holding
        action = ScheduledAction({ _ = holding }, onCancel: { _ = holding })
      }
      #expect(held != nil)

      if cancels { action.cancel() } else { action.run() }

      #expect(held == nil)
    }
  }
}
