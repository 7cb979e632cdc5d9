import Testing

@testable import RibletsTesting

struct SettleWatchTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let processorTime: Duration
    let counted: Duration
  }

  @Test(arguments: [
    Case(testDescription: "a process that has both processors", processorTime: .seconds(8), counted: .seconds(4)),
    Case(testDescription: "one that works half of the time", processorTime: .seconds(2), counted: .seconds(2)),
    Case(testDescription: "one that gets a sixteenth", processorTime: .milliseconds(250), counted: .seconds(1)),
    Case(testDescription: "one that only ticks", processorTime: .zero, counted: .seconds(1)),
  ])
  func `what other processes take does not count against a busy one, but for a quarter`(_ example: Case) {
    #expect(SettleWatch.busyTime(passed: .seconds(4), processorTime: example.processorTime) == example.counted)
  }
}
