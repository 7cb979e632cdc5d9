import GRDB

extension DatabaseMigrator {
  /// The schema, and the ten questions that a new database has.
  static var interviews: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("tables") { database in
      try database.execute(
        sql: """
          CREATE TABLE question (
            id INTEGER PRIMARY KEY,
            position INTEGER NOT NULL UNIQUE,
            content TEXT NOT NULL
          );
          CREATE TABLE interview (
            id TEXT NOT NULL PRIMARY KEY,
            title TEXT NOT NULL,
            startedAt REAL NOT NULL
          );
          CREATE TABLE answer (
            interviewID TEXT NOT NULL REFERENCES interview (id),
            questionID INTEGER NOT NULL REFERENCES question (id),
            text,
            PRIMARY KEY (interviewID, questionID)
          );
          """)
    }
    migrator.registerMigration("ten questions") { database in
      for (index, content) in tenQuestions.enumerated() {
        try database.execute(
          sql: "INSERT INTO question (id, position, content) VALUES (?, ?, ?)",
          arguments: [index + 1, index + 1, content])
      }
    }
    return migrator
  }

  private static let tenQuestions = [
    "Tell us about yourself in three sentences.",
    "What are you proud of?",
    "Why do you want to work here?",
    "Describe a problem that you solved, step by step.",
    "Tell us about a project that did not go as planned.",
    "How do you learn something new?",
    "When did you last change your mind, and why?",
    "How do you work with somebody who disagrees with you?",
    "What would your last team miss about you?",
    "What would you like to ask us?",
  ]
}
