import InterviewDomain

/// Questions and interviews for tests of everything above the data.
final class InMemoryInterviews: QuestionRepository, InterviewRepository {
  var allQuestions = (1...10).map { Question(id: $0, content: "Question \($0)?") }
  private(set) var kept: [Interview] = []
  /// The error with which every call fails, if any.
  var error: (any Error)?

  init(_ interviews: [Interview] = []) {
    kept = interviews
  }

  func questions() async throws -> [Question] {
    if let error { throw error }
    return allQuestions
  }

  func interviews() async throws -> [Interview] {
    if let error { throw error }
    return kept.sorted { $0.startedAt > $1.startedAt }
  }

  func interview(_ id: Interview.ID) async throws -> Interview? {
    if let error { throw error }
    return kept.first { $0.id == id }
  }

  func record(_ answer: InterviewAnswer, in interview: Interview) async throws {
    if let error { throw error }
    let earlier = kept.first { $0.id == interview.id }?.answers ?? []
    kept.removeAll { $0.id == interview.id }
    kept.append(
      Interview(
        id: interview.id, title: interview.title, startedAt: interview.startedAt, answers: earlier + [answer]))
  }
}

struct StoreIsDown: Error {}
