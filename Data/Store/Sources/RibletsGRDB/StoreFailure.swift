import GRDB
import RibletsData

/// Converts errors of SQLite to errors with a fix.
struct StoreFailure {
  let store: String

  /// Runs a closure whose errors all come from the store.
  func translating<Value>(_ body: () throws -> Value) throws(DataStoreError) -> Value {
    do {
      return try body()
    } catch let error as DataStoreError {
      throw error
    } catch let error as DatabaseError {
      throw self.error(error)
    } catch {
      throw DataStoreError(.failed, store: store, details: "\(error)")
    }
  }

  /// Runs a closure that may throw errors of a query as well, which are rethrown unchanged.
  func rethrowing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw translation(of: error)
    }
  }

  /// Returns the converted error; errors of other origins unchanged.
  func translation(of error: any Error) -> any Error {
    (error as? DatabaseError).map(self.error) ?? error
  }

  /// Returns the error for an error of SQLite, without the bound values, which may be private.
  func error(_ error: DatabaseError) -> DataStoreError {
    let statement = error.sql.map { ", in: \($0)" } ?? ""
    let details = "\(error.message ?? "no message") (SQLite \(error.extendedResultCode.rawValue))\(statement)"
    return DataStoreError(reason(of: error), store: store, details: details)
  }

  private func reason(of error: DatabaseError) -> DataStoreError.Reason {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupted
    case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
    case .SQLITE_FULL: .full
    case .SQLITE_CANTOPEN: .cannotOpen
    case .SQLITE_CONSTRAINT: .ruleBroken
    default: .failed
    }
  }
}
