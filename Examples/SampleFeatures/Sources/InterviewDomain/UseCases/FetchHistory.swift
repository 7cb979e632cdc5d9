/// Looks back at past interviews.
/// @mockable
@MainActor
public protocol FetchHistoryUseCase: AnyObject, Sendable {
  /// Past interviews, newest first.
  func fetchHistory() async throws -> [Interview]
  /// - Throws: ``InterviewNotFoundError`` if there is none with this identity.
  func fetchInterview(_ id: Interview.ID) async throws -> Interview
}

/// No question of an interview was finished, or it was never held.
public struct InterviewNotFoundError: Error, Equatable {
  public let id: Interview.ID

  public init(id: Interview.ID) {
    self.id = id
  }
}

public final class FetchHistory: FetchHistoryUseCase {
  private let interviews: any InterviewRepository

  public init(interviews: any InterviewRepository) {
    self.interviews = interviews
  }

  public func fetchHistory() async throws -> [Interview] {
    try await interviews.interviews()
  }

  public func fetchInterview(_ id: Interview.ID) async throws -> Interview {
    guard let interview = try await interviews.interview(id) else { throw InterviewNotFoundError(id: id) }
    return interview
  }
}
