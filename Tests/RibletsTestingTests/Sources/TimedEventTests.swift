import RibletsTesting
import Testing

@Suite struct TimedEventTests {
  @Test func `a whole number means seconds`() {
    #expect(TimedEvent.at(5, "a") == .at(.seconds(5), "a"))
    #expect(TimedEvent<String>.finished(at: 5) == .finished(at: .milliseconds(5000)))
  }

  @Test func `an element, its time and the end tell two events apart`() {
    #expect(TimedEvent.at(5, "a") != .at(5, "b"))
    #expect(TimedEvent.at(5, "a") != .at(6, "a"))
    #expect(TimedEvent.at(5, "a") != .finished(at: 5))
    #expect(TimedEvent<Int?>.at(5, nil) != .finished(at: 5))
  }

  @Test func `an event knows its element, also one that is nil`() {
    #expect(TimedEvent.at(5, "a").element == "a")
    #expect(TimedEvent<String>.finished(at: 5).element == nil)
    #expect(TimedEvent<Int?>.at(5, nil).element == .some(nil))
    #expect(TimedEvent<Int>.finished(at: 5).isEnd)
  }

  @Test func `the text of an event can be written into a script`() {
    #expect("\(TimedEvent.at(5, "a"))" == #".at(5, "a")"#)
    #expect("\(TimedEvent.at(.milliseconds(300), 7))" == ".at(.milliseconds(300), 7)")
    #expect("\(TimedEvent.at(.milliseconds(5300), [1]))" == ".at(.milliseconds(5300), [1])")
    #expect("\(TimedEvent.at(.microseconds(-3), 7))" == ".at(.microseconds(-3), 7)")
    #expect("\(TimedEvent.at(.nanoseconds(1), 7))" == ".at(.nanoseconds(1), 7)")
    #expect("\(TimedEvent<Void>.at(5))" == ".at(5)")
    #expect("\(TimedEvent<Int>.finished(at: 12))" == ".finished(at: 12)")
    let odd = Duration(secondsComponent: 1, attosecondsComponent: 7)
    #expect("\(TimedEvent<Int>.finished(at: odd))" == ".finished(at: \(odd.sourceTextForTests))")
  }

  @Test func `lists of events and periods show as they are written`() {
    let events = [TimedEvent.at(5, "a"), .finished(at: 6)]
    #expect(String(describingForTest: events) == #"[.at(5, "a"), .finished(at: 6)]"#)
    #expect("\([RecordedPeriod.from(200, until: 1000), .from(5)])" == "[.from(200, until: 1000), .from(5)]")
  }
}

extension Duration {
  fileprivate var sourceTextForTests: String {
    "Duration(secondsComponent: \(components.seconds), attosecondsComponent: \(components.attoseconds))"
  }
}
