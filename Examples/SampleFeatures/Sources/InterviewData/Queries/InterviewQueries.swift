import InterviewDomain
import RibletsData

/// All questions, in the order in which they are asked.
struct AllQuestions: FetchQuery {
  typealias Domain = Interviews
  func fetch(from source: any InterviewSource) throws -> [Question] { try source.questions() }
}

/// All interviews, newest first.
struct AllInterviews: FetchQuery {
  typealias Domain = Interviews
  func fetch(from source: any InterviewSource) throws -> [Interview] { try source.interviews() }
}

/// One interview, if a question of it was finished.
struct InterviewByID: FetchQuery {
  typealias Domain = Interviews
  let id: Interview.ID
  func fetch(from source: any InterviewSource) throws -> Interview? { try source.interview(id) }
}

/// Keeps an answer. One that was given to the same question before stays.
struct RecordAnswer: MutateQuery {
  typealias Domain = Interviews
  let answer: InterviewAnswer
  let interview: Interview
  func mutate(_ source: any InterviewSource) throws { try source.record(answer, in: interview) }
}
