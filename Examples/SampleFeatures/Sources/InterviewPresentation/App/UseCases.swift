public import Foundation
public import InterviewDomain

/// All that the screens can do, by protocols, and what time it is.
@MainActor
public struct UseCases {
  let fetchQuestion: any FetchQuestionUseCase
  let skipQuestion: any SkipQuestionUseCase
  let transcribe: any TranscribeUseCase
  let postAnswer: any PostAnswerUseCase
  let focusOnScreen: any FocusOnScreenUseCase
  let fetchHistory: any FetchHistoryUseCase
  /// Makes an interview that begins now.
  let newInterview: @MainActor () -> Interview

  public init(
    fetchQuestion: any FetchQuestionUseCase, skipQuestion: any SkipQuestionUseCase,
    transcribe: any TranscribeUseCase, postAnswer: any PostAnswerUseCase,
    focusOnScreen: any FocusOnScreenUseCase, fetchHistory: any FetchHistoryUseCase,
    newInterview: @escaping @MainActor () -> Interview
  ) {
    self.fetchQuestion = fetchQuestion
    self.skipQuestion = skipQuestion
    self.transcribe = transcribe
    self.postAnswer = postAnswer
    self.focusOnScreen = focusOnScreen
    self.fetchHistory = fetchHistory
    self.newInterview = newInterview
  }
}

extension UseCases {
  /// The use cases over repositories and a transcriber.
  ///
  /// - Parameter now: The date of an interview that begins.
  public init(
    questions: any QuestionRepository, interviews: any InterviewRepository, transcriber: any Transcriber,
    now: @escaping @MainActor () -> Date
  ) {
    let fetchQuestion = FetchQuestion(questions: questions, interviews: interviews)
    self.init(
      fetchQuestion: fetchQuestion,
      skipQuestion: SkipQuestion(interviews: interviews, fetchQuestion: fetchQuestion),
      transcribe: Transcribe(transcriber: transcriber),
      postAnswer: PostAnswer(interviews: interviews, fetchQuestion: fetchQuestion),
      focusOnScreen: FocusOnScreen(),
      fetchHistory: FetchHistory(interviews: interviews),
      newInterview: {
        let date = now()
        return Interview(id: UUID().uuidString, title: "Interview of \(DayText.text(of: date))", startedAt: date)
      })
  }
}
