import InterviewData
import InterviewDomain
import InterviewPresentation
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

extension UseCases {
  /// The use cases over data of a test, with a transcriber that nobody uses.
  init(over data: InMemoryInterviews) {
    self.init(
      questions: data, interviews: data, transcriber: TranscriberMock(), now: { Interview.sample("any").startedAt })
  }
}

extension AppTester {
  /// Launches the whole app over data that a test can look into.
  ///
  /// - Parameter said: What the transcriber hears in each recording.
  static func interview(
    _ data: InMemoryInterviews = InMemoryInterviews(), said: String = "I said this.",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let transcriber = TranscriberMock()
    transcriber.stopReturnValue = said
    return launched(data, data, transcriber, sourceLocation)
  }

  /// Launches the whole app as it is shipped, over a database file.
  static func interview(
    databasePath: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> AppTester {
    let database = try InterviewDatabase(path: databasePath)
    return launched(database.questions, database.interviews, ScriptedTranscriber(), sourceLocation)
  }

  private static func launched(
    _ questions: any QuestionRepository, _ interviews: any InterviewRepository, _ transcriber: any Transcriber,
    _ sourceLocation: SourceLocation
  ) -> AppTester {
    let useCases = UseCases(
      questions: questions, interviews: interviews, transcriber: transcriber,
      now: { Interview.sample("any").startedAt })
    let delegate = AppDelegate(useCases: useCases)
    return AppTester(sourceLocation: sourceLocation) { window, runtime in
      delegate.launch(from: window, in: runtime)
      return delegate.coordinator
    }
  }

  /// Begins an interview, and waits for its first question.
  func startInterview(sourceLocation: SourceLocation = #_sourceLocation) async {
    press("start-interview", sourceLocation: sourceLocation)
    await settle(sourceLocation: sourceLocation)
  }

  /// Answers the question that is shown.
  func answer(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    type(text, into: "answer", sourceLocation: sourceLocation)
    press("submit", sourceLocation: sourceLocation)
    await settle(sourceLocation: sourceLocation)
  }

  /// Skips so many questions.
  func skip(_ count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<count {
      press("skip", sourceLocation: sourceLocation)
      await settle(sourceLocation: sourceLocation)
    }
  }
}

extension AppTester {
  /// Expects the bar of finished questions to stand at a value.
  func expectProgress(_ value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let bar = "progress \"\(Int((value * 10).rounded())) of 10 finished\" \(Int((value * 100).rounded()))%"
    #expect(window.frame.description.contains(bar), sourceLocation: sourceLocation)
  }
}
