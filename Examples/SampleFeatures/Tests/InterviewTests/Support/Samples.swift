import Foundation
import InterviewDomain

extension Interview {
  /// An interview of a day in 2026, at noon where the test runs.
  static func sample(
    _ id: String, day: Int = 21, answers: [InterviewAnswer] = [.sample(1, "I like people.")]
  ) -> Interview {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let date = calendar.date(from: DateComponents(year: 2026, month: 11, day: day, hour: 12)) ?? .distantPast
    return Interview(id: id, title: "Interview of \(day) November", startedAt: date, answers: answers)
  }
}

extension InterviewAnswer {
  /// An answer to a question by its number; without a text it was skipped.
  static func sample(_ number: Int, _ text: String? = nil) -> InterviewAnswer {
    InterviewAnswer(to: .sample(number), text: text)
  }
}

extension Question {
  static func sample(_ number: Int) -> Question { Question(id: number, content: "Question \(number)?") }
}

extension Standing {
  /// So many of ten questions are finished.
  static func sample(_ finished: Int) -> Standing {
    Standing(question: finished < 10 ? .sample(finished + 1) : nil, finishedCount: finished, questionCount: 10)
  }
}
