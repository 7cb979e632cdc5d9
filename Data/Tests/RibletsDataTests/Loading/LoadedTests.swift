import RibletsData
import Testing

struct LoadedTests {
  let seven = Known(7, from: .server, fetchedAt: .seconds(2))

  @Test func `states are equal when what they say is`() {
    #expect(Loaded.value(seven) == .value(Known(7, from: .server, fetchedAt: .seconds(2))))
    #expect(Loaded.value(seven) != .value(Known(7, from: .store, fetchedAt: .seconds(2))))
    #expect(Loaded.value(seven) != .loading(seven))
    #expect(Loaded<Int>.failed(LoadFailure(Refused()), nil) == .failed(LoadFailure(Refused()), nil))
    #expect(Loaded<Int>.failed(LoadFailure(Refused()), nil) != .failed(LoadFailure(Busy()), nil))
  }

  @Test func `failures without equality are compared by type and text`() {
    struct Plain: Error { let text: String }
    #expect(LoadFailure(Plain(text: "a")) == LoadFailure(Plain(text: "a")))
    #expect(LoadFailure(Plain(text: "a")) != LoadFailure(Plain(text: "b")))
    #expect(LoadFailure(Plain(text: "a")) != LoadFailure(Plain(text: "a"), retryAt: .zero))
  }

  @Test func `a state reads as a line`() {
    #expect("\(Loaded<Int>.idle)" == "idle")
    #expect("\(Loaded<Int>.loading(nil))" == "loading")
    #expect("\(Loaded.value(seven))" == "7 from the server of 2.0 seconds")
    let failed = Loaded.failed(
      LoadFailure(Refused(), retryAt: .seconds(3)), Known(7, from: .store, isPredicted: true))
    #expect("\(failed)" == "failed: Refused(), again at 3.0 seconds, known: 7 from the store, predicted")
  }

  @Test func `every state says what is known`() {
    #expect(Loaded<Int>.idle.value == nil)
    #expect(Loaded.loading(seven).value == 7)
    #expect(Loaded.failed(LoadFailure(Refused()), seven).value == 7)
    #expect(Loaded.value(seven).map { "\($0)" } == .value(Known("7", from: .server, fetchedAt: .seconds(2))))
    #expect(seven.age(at: .seconds(5)) == .seconds(3))
    #expect(Known(7, from: .store).age(at: .seconds(5)) == nil)
  }
}
