import RibletsData
import Testing

struct LoadStateTests {
  let seven = KnownValue(7, from: .server, fetchedAt: .seconds(2))

  @Test func `the user reads what to do, and no text of the error`() {
    let offline = LoadFailure(OfflineError(), retryAt: .seconds(5)).userText
    let busy = LoadFailure(Busy(), retryAt: .seconds(5)).userText

    #expect(offline == "You are offline. Please try again when you have a connection.")
    #expect(busy == "The server cannot answer now. Please try again later.")
    #expect(LoadFailure(Refused()).userText == "This did not work.")
  }

  @Test func `states are equal when what they say is`() {
    #expect(LoadState.value(seven) == .value(KnownValue(7, from: .server, fetchedAt: .seconds(2))))
    #expect(LoadState.value(seven) != .value(KnownValue(7, from: .store, fetchedAt: .seconds(2))))
    #expect(LoadState.value(seven) != .loading(seven))
    #expect(LoadState<Int>.failed(LoadFailure(Refused()), nil) == .failed(LoadFailure(Refused()), nil))
    #expect(LoadState<Int>.failed(LoadFailure(Refused()), nil) != .failed(LoadFailure(Busy()), nil))
  }

  @Test func `failures without equality are compared by type and text`() {
    struct Plain: Error { let text: String }
    #expect(LoadFailure(Plain(text: "a")) == LoadFailure(Plain(text: "a")))
    #expect(LoadFailure(Plain(text: "a")) != LoadFailure(Plain(text: "b")))
    #expect(LoadFailure(Plain(text: "a")) != LoadFailure(Plain(text: "a"), retryAt: .zero))
  }

  @Test func `a state reads as a line`() {
    #expect("\(LoadState<Int>.idle)" == "idle")
    #expect("\(LoadState<Int>.loading(nil))" == "loading")
    #expect("\(LoadState.value(seven))" == "7 from the server of 2.0 seconds")
    let failed = LoadState.failed(
      LoadFailure(Refused(), retryAt: .seconds(3)), KnownValue(7, from: .store, isPredicted: true))
    #expect("\(failed)" == "failed: Refused(), again at 3.0 seconds, known: 7 from the store, predicted")
  }

  @Test func `every state says what is known`() {
    #expect(LoadState<Int>.idle.value == nil)
    #expect(LoadState.loading(seven).value == 7)
    #expect(LoadState.failed(LoadFailure(Refused()), seven).value == 7)
    #expect(LoadState.value(seven).map { "\($0)" } == .value(KnownValue("7", from: .server, fetchedAt: .seconds(2))))
    #expect(seven.age(at: .seconds(5)) == .seconds(3))
    #expect(KnownValue(7, from: .store).age(at: .seconds(5)) == nil)
  }
}
