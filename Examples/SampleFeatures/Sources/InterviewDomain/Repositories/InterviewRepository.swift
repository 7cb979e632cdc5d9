/// The place where interviews are kept.
/// @mockable
@MainActor
public protocol InterviewRepository: AnyObject, Sendable {
  /// All interviews in which a question was finished, newest first.
  func interviews() async throws -> [Interview]
  /// `nil` if no question of it was finished so far.
  func interview(_ id: Interview.ID) async throws -> Interview?
  /// Adds an answer as the last one; keeps the interview with its first answer.
  func record(_ answer: InterviewAnswer, in interview: Interview) async throws
}
