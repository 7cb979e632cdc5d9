import InterviewDomain
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct PostAnswerTests {
  let interviews = InterviewRepositoryMock()
  let fetchQuestion = FetchQuestionUseCaseMock()
  let postAnswer: PostAnswer

  init() {
    postAnswer = PostAnswer(interviews: interviews, fetchQuestion: fetchQuestion)
    fetchQuestion.fetchQuestionReturnValue = .sample(1)
  }

  @Test func `an answer is recorded as it is, and the next question returned`() async throws {
    let standing = try await postAnswer.postAnswer(" Yes. 예 ", to: .sample(1), in: .sample("a"))
    #expect(standing == .sample(1))
    let recorded = try #require(interviews.recordReceivedArguments)
    #expect(recorded == (.sample(1, " Yes. 예 "), .sample("a")))
  }

  @Test(arguments: ["", " ", "\n\t "])
  func `an answer without words is refused, and nothing is recorded`(text: String) async {
    await #expect(throws: EmptyAnswerError()) {
      try await postAnswer.postAnswer(text, to: .sample(1), in: .sample("a"))
    }
    #expect(interviews.recordCallCount == 0)
  }

  @Test func `an answer that cannot be recorded fails it`() async {
    interviews.recordError = StoreIsDown()
    await #expect(throws: StoreIsDown.self) {
      try await postAnswer.postAnswer("Yes", to: .sample(1), in: .sample("a"))
    }
    #expect(fetchQuestion.fetchQuestionCallCount == 0)
  }
}

@Suite(.testScope) @MainActor
struct SkipQuestionTests {
  @Test func `a skipped question is recorded without a text, and the next one returned`() async throws {
    let interviews = InterviewRepositoryMock()
    let fetchQuestion = FetchQuestionUseCaseMock()
    fetchQuestion.fetchQuestionReturnValue = .sample(1)
    let skipQuestion = SkipQuestion(interviews: interviews, fetchQuestion: fetchQuestion)

    #expect(try await skipQuestion.skip(.sample(1), in: .sample("a")) == .sample(1))

    let recorded = try #require(interviews.recordReceivedArguments)
    #expect(recorded == (.sample(1), .sample("a")))
  }
}
