import Testing

@testable import RibletsCommand

struct WaitTimeTests {
  @Test(arguments: [
    ("10s", Duration.seconds(10)), ("500ms", .milliseconds(500)), ("2m", .seconds(120)), ("0", .zero),
    ("3", .seconds(3)),
  ])
  func `a time has a unit, and is one of seconds without`(text: String, duration: Duration) throws {
    #expect(try WaitTime(text).duration == duration)
  }

  @Test(arguments: ["", "s", "-1s", "10h", "1.5s", "99999999999s"])
  func `what is no time is refused with examples`(text: String) {
    let error = #expect(throws: (any Error).self) { try WaitTime(text) }
    #expect("\(error!)".contains("is no time. Write it as in 10s, 500ms or 2m."))
  }
}
