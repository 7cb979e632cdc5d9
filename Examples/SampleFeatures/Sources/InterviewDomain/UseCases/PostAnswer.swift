/// Keeps an answer, and moves on.
/// @mockable
@MainActor
public protocol PostAnswerUseCase: AnyObject, Sendable {
  /// - Returns: What comes next.
  /// - Throws: ``EmptyAnswerError`` for an answer without words.
  func postAnswer(_ text: String, to question: Question, in interview: Interview) async throws -> Standing
}

/// There are no words in an answer.
public struct EmptyAnswerError: Error, Equatable {
  public init() {}
}

public final class PostAnswer: PostAnswerUseCase {
  private let interviews: any InterviewRepository
  private let fetchQuestion: any FetchQuestionUseCase

  public init(interviews: any InterviewRepository, fetchQuestion: any FetchQuestionUseCase) {
    self.interviews = interviews
    self.fetchQuestion = fetchQuestion
  }

  public func postAnswer(
    _ text: String, to question: Question, in interview: Interview
  ) async throws -> Standing {
    guard !text.allSatisfy(\.isWhitespace) else { throw EmptyAnswerError() }
    try await interviews.record(InterviewAnswer(to: question, text: text), in: interview)
    return try await fetchQuestion.fetchQuestion(of: interview)
  }
}
