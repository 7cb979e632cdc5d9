/// How far an interview has come.
public struct Standing: Hashable, Sendable {
  /// What is asked now; `nil` when all questions are finished.
  public let question: Question?
  /// How many questions were answered or skipped.
  public let finishedCount: Int
  /// How many questions there are.
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
