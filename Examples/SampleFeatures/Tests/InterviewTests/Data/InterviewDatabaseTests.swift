import Foundation
import InterviewData
import InterviewDomain
import RibletsData
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct InterviewDatabaseTests {
  let file = DatabaseFile()

  @Test func `a new database has ten questions`() async throws {
    let questions = try await InterviewDatabase(path: file.path).questions.questions()
    #expect(questions.map(\.id) == Array(1...10))
    #expect(Set(questions.map(\.content)).count == 10)
    #expect(questions.allSatisfy { !$0.content.isEmpty })
  }

  @Test func `what was recorded is there after a restart, newest interview first, answers in their order`() async throws
  {
    let questions: [Question]
    do {
      let database = try InterviewDatabase(path: file.path)
      questions = try await database.questions.questions()
      for (id, day) in [("old", 3), ("new", 21), ("middle", 7)] {
        let interview = Interview.sample(id, day: day, answers: [])
        try await database.interviews.record(InterviewAnswer(to: questions[1], text: "\(id) 2"), in: interview)
        try await database.interviews.record(InterviewAnswer(to: questions[0], text: nil), in: interview)
      }
    }

    let database = try InterviewDatabase(path: file.path)

    #expect(try await database.questions.questions() == questions)
    let interviews = try await database.interviews.interviews()
    #expect(interviews.map(\.id) == ["new", "middle", "old"])
    #expect(
      interviews[0]
        == Interview(
          id: "new", title: "Interview of 21 November", startedAt: Interview.sample("new").startedAt,
          answers: [InterviewAnswer(to: questions[1], text: "new 2"), InterviewAnswer(to: questions[0], text: nil)]))
    #expect(try await database.interviews.interview("middle")?.answers.first?.text == "middle 2")
    #expect(try await database.interviews.interview("none") == nil)
  }

  @Test(arguments: [
    "'); DROP TABLE answer; --", "\"quoted\" and 'quoted'", "zero\0inside", "면접 👩‍🚀 e\u{301}", "", "  two\nlines\r\n",
    String(repeating: "long ", count: 20_000),
  ])
  func `text of any kind comes back as it was`(text: String) async throws {
    let database = try InterviewDatabase(path: file.path)
    let interview = Interview.sample("a", answers: [])
    try await database.interviews.record(.sample(1, text), in: interview)
    let back = try await InterviewDatabase(path: file.path).interviews.interview("a")?.answers.first?.text
    #expect(back.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func `a question that was answered is not answered again by a second try`() async throws {
    let database = try InterviewDatabase(path: file.path)
    let interview = Interview.sample("a", answers: [])
    try await database.interviews.record(.sample(1, "First"), in: interview)
    try await database.interviews.record(.sample(1, "Second"), in: interview)
    #expect(try await database.interviews.interview("a")?.answers.map(\.text) == ["First"])
  }

  @Test func `an answer to a question that is not there is refused, and nothing of it is kept`() async throws {
    let database = try InterviewDatabase(path: file.path)
    let stranger = InterviewAnswer(to: Question(id: 99, content: "?"), text: "Yes")
    await #expect(throws: DataStoreError.self) {
      try await database.interviews.record(stranger, in: .sample("a", answers: []))
    }
    #expect(try await database.interviews.interviews().isEmpty)
  }

  @Test func `a file that is no database is refused with the way out`() throws {
    try Data(repeating: 7, count: 4096).write(to: URL(filePath: file.path))
    let error = #expect(throws: DataStoreError.self) { try InterviewDatabase(path: file.path) }
    #expect(error?.reason == .corrupted)
  }
}

/// A database file of a test's own, gone with the value.
final class DatabaseFile: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "interview-\(UUID().uuidString)")
  var path: String { folder.appending(path: "interviews.sqlite").path }

  init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
