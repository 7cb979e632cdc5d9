/// A candidate's response to a question.
public struct InterviewAnswer: Codable, Hashable, Sendable, Identifiable {
  public let question: Question
  /// The text of the answer; `nil` if the question was skipped.
  public let text: String?

  public var id: Question.ID { question.id }

  public init(to question: Question, text: String?) {
    self.question = question
    self.text = text
  }
}
