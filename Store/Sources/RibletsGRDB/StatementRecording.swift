import GRDB

extension Database {
  /// Runs a closure, and says what its statements look at: tables, columns.
  func recordingStatements<Value>(_ body: () -> Value) -> (Value, DatabaseRegion) {
    var statements: Set<String> = []
    trace(options: .statement) { event in
      if case .statement(let statement) = event { statements.insert(statement.sql) }
    }
    let value = body()
    trace(options: [])
    return (value, region(of: statements))
  }

  private func region(of statements: Set<String>) -> DatabaseRegion {
    var region = DatabaseRegion()
    for sql in statements {
      // One that cannot be prepared again is taken to look at everything.
      guard let statement = try? cachedStatement(sql: sql) else { return .fullDatabase }
      region.formUnion(statement.databaseRegion)
    }
    return region
  }
}
