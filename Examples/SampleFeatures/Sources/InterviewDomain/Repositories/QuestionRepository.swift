/// The source of the questions.
/// @mockable
@MainActor
public protocol QuestionRepository: AnyObject, Sendable {
  /// All questions, in the order in which they are asked.
  func questions() async throws -> [Question]
}
