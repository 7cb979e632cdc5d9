/// Leaves a question without an answer, and moves on.
/// @mockable
@MainActor
public protocol SkipQuestionUseCase: AnyObject, Sendable {
  /// - Returns: What comes next.
  func skip(_ question: Question, in interview: Interview) async throws -> Standing
}

public final class SkipQuestion: SkipQuestionUseCase {
  private let interviews: any InterviewRepository
  private let fetchQuestion: any FetchQuestionUseCase

  public init(interviews: any InterviewRepository, fetchQuestion: any FetchQuestionUseCase) {
    self.interviews = interviews
    self.fetchQuestion = fetchQuestion
  }

  public func skip(_ question: Question, in interview: Interview) async throws -> Standing {
    try await interviews.record(InterviewAnswer(to: question, text: nil), in: interview)
    return try await fetchQuestion.fetchQuestion(of: interview)
  }
}
