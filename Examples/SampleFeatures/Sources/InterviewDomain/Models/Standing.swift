/// The progress of an interview.
public struct Standing: Hashable, Sendable {
  /// The question that is asked now; `nil` when all questions are finished.
  public let question: Question?
  /// The number of questions that were answered or skipped.
  public let finishedCount: Int
  /// The number of all questions.
  public let questionCount: Int

  public init(question: Question?, finishedCount: Int, questionCount: Int) {
    self.question = question
    self.finishedCount = finishedCount
    self.questionCount = questionCount
  }

  /// From 0 to 1.
  public var progress: Double {
    questionCount == 0 ? 1 : Double(finishedCount) / Double(questionCount)
  }
}
