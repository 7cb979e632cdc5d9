import InterviewDomain
import InterviewPresentation
import RibletsTesting
import Testing

/// All use cases as mocks, for tests of what uses them.
@MainActor
struct UseCaseMocks {
  let fetchQuestion = FetchQuestionUseCaseMock()
  let skipQuestion = SkipQuestionUseCaseMock()
  let transcribe = TranscribeUseCaseMock()
  let postAnswer = PostAnswerUseCaseMock()
  let focusOnScreen = FocusOnScreenUseCaseMock()
  let fetchHistory = FetchHistoryUseCaseMock()

  var useCases: UseCases {
    UseCases(
      fetchQuestion: fetchQuestion, skipQuestion: skipQuestion, transcribe: transcribe, postAnswer: postAnswer,
      focusOnScreen: focusOnScreen, fetchHistory: fetchHistory, newInterview: { .sample("new", answers: []) })
  }
}
