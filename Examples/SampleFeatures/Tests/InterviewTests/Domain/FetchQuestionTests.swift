import InterviewDomain
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct FetchQuestionTests {
  let questions = QuestionRepositoryMock()
  let interviews = InterviewRepositoryMock()
  let fetchQuestion: FetchQuestion

  init() {
    fetchQuestion = FetchQuestion(questions: questions, interviews: interviews)
    questions.questionsReturnValue = (1...10).map(Question.sample)
  }

  @Test func `a new interview begins with the first question`() async throws {
    interviews.interviewHandler = { _ in nil }
    let standing = try await fetchQuestion.fetchQuestion(of: .sample("a"))
    #expect(standing == .sample(0))
    #expect(interviews.interviewArgValues == ["a"])
  }

  @Test func `what was answered or skipped is not asked again`() async throws {
    interviews.interviewReturnValue = .sample("a", answers: [.sample(1, "Yes"), .sample(2)])
    #expect(try await fetchQuestion.fetchQuestion(of: .sample("a")) == .sample(2))
  }

  @Test func `after the last question there is none`() async throws {
    interviews.interviewReturnValue = .sample("a", answers: (1...10).map { .sample($0) })
    let standing = try await fetchQuestion.fetchQuestion(of: .sample("a"))
    #expect(standing.question == nil)
    #expect(standing.progress == 1)
  }

  @Test func `a repository that fails fails it`() async {
    questions.questionsError = StoreIsDown()
    await #expect(throws: StoreIsDown.self) { try await fetchQuestion.fetchQuestion(of: .sample("a")) }
  }

  @Test func `progress is a number of tenths, not a sum of them`() {
    #expect((0...10).map { Standing.sample($0).progress } == (0...10).map { Double($0) / 10 })
    #expect(Standing(question: nil, finishedCount: 0, questionCount: 0).progress == 1)
  }
}
