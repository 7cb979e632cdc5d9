import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct TestScopeMomentsTests {
  let scope = TestScope.current()

  @Test func `what is planned runs at its moment, after what was planned for it before`() async {
    var log: [String] = []
    scope.at(2) { log.append("second at \(self.scope.clock.now)") }
    scope.at(.milliseconds(500)) { log.append("first at \(self.scope.clock.now)") }
    scope.at(2) { log.append("third") }
    await scope.advance(to: .seconds(2))
    #expect(log == ["first at 0.5 seconds", "second at 2.0 seconds", "third"])
  }

  @Test func `recordings can be compared at a planned moment`() async {
    let recorder = scope.record(scope.hot([.at(1, "a"), .at(3, "b")]))
    scope.at(2) { recorder.expectEvents([.at(1, "a")]) }
    await scope.advance(to: .seconds(3))
    recorder.expectEvents([.at(1, "a"), .at(3, "b")])
  }

  @Test func `a stream is created at 100, subscribed to at 200 and cancelled at 1000, unless said otherwise`() async {
    let source = scope.hot([.at(150, 1), .at(200, 2), .at(201, 3), .at(1000, 4), .at(1001, 5)])
    var creation = Duration.zero
    let recorder = await scope.record {
      creation = self.scope.clock.now
      return source.map { $0 * 10 }
    }
    #expect(creation == .seconds(100))
    #expect(recorder.events == [.at(201, 30), .at(1000, 40)])
    #expect(source.subscriptions == [.from(200, until: 1000)])
    #expect(scope.clock.now == .seconds(1000))
  }

  @Test func `the three moments can be chosen`() async {
    let source = scope.cold([.at(10, "a"), .at(20, "b"), .finished(at: 30)])
    let recorder = await scope.record(created: 0, subscribed: 0, cancelled: 25) { source }
    #expect(recorder.events == [.at(10, "a"), .at(20, "b")])
    #expect(source.subscriptions == [.from(0, until: 25)])
  }

  @Test func `a stream that finishes before is recorded to its end`() async {
    let source = scope.cold([.at(10, "a"), .finished(at: 30)])
    let recorder = await scope.record { source }
    #expect(recorder.events == [.at(210, "a"), .finished(at: 230)])
    #expect(source.subscriptions == [.from(200, until: 230)])
  }
}
