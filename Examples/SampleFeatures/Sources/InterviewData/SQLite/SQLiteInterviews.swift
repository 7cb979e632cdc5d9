import Foundation
import GRDB
import InterviewDomain
import RibletsGRDB

/// Questions and interviews in the tables of a database. What people write is bound, never part of a statement.
struct SQLiteInterviews: InterviewSource {
  let database: Database

  func questions() throws -> [Question] {
    try Row.fetchAll(database, sql: "SELECT id, content FROM question ORDER BY position").map { row in
      Question(id: row["id"], content: row["content"])
    }
  }

  func interviews() throws -> [Interview] {
    try interviews(where: "1", arguments: [])
  }

  func interview(_ id: Interview.ID) throws -> Interview? {
    try interviews(where: "interview.id = ?", arguments: [id]).first
  }

  func record(_ answer: InterviewAnswer, in interview: Interview) throws {
    try database.execute(
      sql: "INSERT INTO interview (id, title, startedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [interview.id, interview.title, interview.startedAt.timeIntervalSince1970])
    try database.execute(
      sql: "INSERT INTO answer (interviewID, questionID, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [interview.id, answer.question.id, answer.text.map(StoredText.init)])
  }

  /// Reads interviews with their answers by one statement; answers come in the order in which they were recorded.
  private func interviews(where condition: String, arguments: StatementArguments) throws -> [Interview] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT interview.id, title, startedAt, questionID, content, text
        FROM interview
        JOIN answer ON interviewID = interview.id
        JOIN question ON questionID = question.id
        WHERE \(condition)
        ORDER BY startedAt DESC, interview.rowid DESC, answer.rowid
        """, arguments: arguments)
    return rows.split { $0["id"] as String != $1["id"] }.map(Self.interview)
  }

  private static func interview(_ rows: [Row]) -> Interview {
    let answers = rows.map { row in
      let text: StoredText? = row["text"]
      return InterviewAnswer(to: Question(id: row["questionID"], content: row["content"]), text: text?.string)
    }
    return Interview(
      id: rows[0]["id"], title: rows[0]["title"],
      startedAt: Date(timeIntervalSince1970: rows[0]["startedAt"]), answers: answers)
  }
}

extension [Row] {
  /// Cuts between neighbours that do not belong together.
  fileprivate func split(between isCut: (Row, Row) -> Bool) -> [[Row]] {
    reduce(into: []) { groups, row in
      if let last = groups.last?.last, !isCut(last, row) {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
  }
}
