import GRDB
public import InterviewDomain
import RibletsData
import RibletsDataRoot
import RibletsGRDB

/// The app's database: makes what serves the use cases, and keeps the root provider to itself.
@MainActor
public struct InterviewDatabase {
  private let interviewsOfApp: StoredInterviews

  /// Opens a database, or makes one with ten questions in it.
  ///
  /// - Parameter path: A file in a folder that exists.
  /// - Throws: `DataStoreError`, which says what to do.
  public init(path: String) throws {
    self.init(try SQLiteStore(path: path, migrator: .interviews))
  }

  /// Makes a database that is forgotten with the app.
  public static func inMemory() throws -> InterviewDatabase {
    InterviewDatabase(try SQLiteStore.inMemory(migrator: .interviews))
  }

  private init(_ store: SQLiteStore) {
    let root = RootDataProvider(store)
    interviewsOfApp = StoredInterviews(
      dataProvider: root.provider(for: Interviews.self) { SQLiteInterviews(database: $0) })
  }

  public var questions: any QuestionRepository { interviewsOfApp }
  public var interviews: any InterviewRepository { interviewsOfApp }
}
