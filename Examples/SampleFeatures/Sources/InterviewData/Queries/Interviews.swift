public import InterviewDomain
public import RibletsData

/// Questions, interviews and answers, as a domain of queries.
public enum Interviews: DataDomain {
  public typealias Source = any InterviewSource
}

/// The data that the queries read and change; a store implements it.
public protocol InterviewSource {
  /// All questions, in the order in which they are asked.
  func questions() throws -> [Question]
  /// All interviews, newest first.
  func interviews() throws -> [Interview]
  func interview(_ id: Interview.ID) throws -> Interview?
  /// Adds an answer as the last one of its interview, which is kept with its first answer.
  func record(_ answer: InterviewAnswer, in interview: Interview) throws
}
