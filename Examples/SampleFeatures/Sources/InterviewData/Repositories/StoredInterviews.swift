public import InterviewDomain
public import RibletsData

/// Serves the use cases through queries, whatever runs them.
public final class StoredInterviews: QuestionRepository, InterviewRepository, DataProviding {
  public let dataProvider: DataProvider<Interviews>

  public init(dataProvider: DataProvider<Interviews>) {
    self.dataProvider = dataProvider
  }

  public func questions() async throws -> [Question] {
    try await fetch(AllQuestions())
  }

  public func interviews() async throws -> [Interview] {
    try await fetch(AllInterviews())
  }

  public func interview(_ id: Interview.ID) async throws -> Interview? {
    try await fetch(InterviewByID(id: id))
  }

  public func record(_ answer: InterviewAnswer, in interview: Interview) async throws {
    try await mutate(RecordAnswer(answer: answer, interview: interview))
  }
}
