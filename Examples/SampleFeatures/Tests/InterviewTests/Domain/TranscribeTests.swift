import InterviewDomain
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct TranscribeTests {
  let transcriber = TranscriberMock()
  let transcribe: Transcribe

  init() { transcribe = Transcribe(transcriber: transcriber) }

  @Test func `it returns what was said between start and stop`() async throws {
    transcriber.stopReturnValue = "Hello"
    try await transcribe.start()
    #expect(transcriber.startCallCount == 1)
    #expect(try await transcribe.stop() == "Hello")
  }

  @Test func `a silence is no answer`() async {
    transcriber.stopReturnValue = "  "
    await #expect(throws: NothingHeardError()) { try await transcribe.stop() }
  }
}

@MainActor
struct FocusOnScreenTests {
  @Test(arguments: [
    (40.0, 40.0, true), (350.0, 560.0, true), (195.0, 300.0, true), (60.0, 600.0, false), (39.9, 100.0, false),
    (350.1, 100.0, false), (100.0, 39.9, false), (100.0, 560.1, false), (.nan, 100.0, false), (-1, -1, false),
  ])
  func `the upper middle of the screen is where a candidate looks`(x: Double, y: Double, isFocused: Bool) {
    #expect(FocusOnScreen().isFocused(EyePoint(x: x, y: y)) == isFocused)
  }
}

@Suite(.testScope) @MainActor
struct FetchHistoryTests {
  let interviews = InterviewRepositoryMock()

  @Test func `it hands on what the repository has, in its order`() async throws {
    interviews.interviewsReturnValue = [.sample("b"), .sample("a")]
    #expect(try await FetchHistory(interviews: interviews).fetchHistory().map(\.id) == ["b", "a"])
  }

  @Test func `an interview that was never held is not found`() async throws {
    interviews.interviewHandler = { $0 == "a" ? .sample("a") : nil }
    let fetchHistory = FetchHistory(interviews: interviews)
    #expect(try await fetchHistory.fetchInterview("a").id == "a")
    await #expect(throws: InterviewNotFoundError(id: "b")) { try await fetchHistory.fetchInterview("b") }
  }
}
