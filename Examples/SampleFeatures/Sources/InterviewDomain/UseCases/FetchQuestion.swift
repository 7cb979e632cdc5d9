/// Finds what a candidate is asked now.
/// @mockable
@MainActor
public protocol FetchQuestionUseCase: AnyObject, Sendable {
  /// The first question that is neither answered nor skipped, and how many are.
  func fetchQuestion(of interview: Interview) async throws -> Standing
}

public final class FetchQuestion: FetchQuestionUseCase {
  private let questions: any QuestionRepository
  private let interviews: any InterviewRepository

  public init(questions: any QuestionRepository, interviews: any InterviewRepository) {
    self.questions = questions
    self.interviews = interviews
  }

  public func fetchQuestion(of interview: Interview) async throws -> Standing {
    let all = try await questions.questions()
    let finished = Set(try await interviews.interview(interview.id)?.answers.map(\.question.id) ?? [])
    return Standing(
      question: all.first { !finished.contains($0.id) },
      finishedCount: all.count { finished.contains($0.id) },
      questionCount: all.count)
  }
}
