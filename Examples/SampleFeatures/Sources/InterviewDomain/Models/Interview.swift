public import Foundation

/// One run through the questions.
public struct Interview: Codable, Hashable, Sendable, Identifiable {
  public let id: String
  /// The title by which the candidate finds it later.
  public let title: String
  public let startedAt: Date
  /// In the order in which the questions were asked.
  public let answers: [InterviewAnswer]

  public init(id: String, title: String, startedAt: Date, answers: [InterviewAnswer] = []) {
    self.id = id
    self.title = title
    self.startedAt = startedAt
    self.answers = answers
  }

  public var answeredCount: Int { answers.count { $0.text != nil } }
  public var skippedCount: Int { answers.count - answeredCount }
}
