import GRDB

extension Database {
  /// Runs a closure, and returns the tables and columns that its statements read.
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
      // A statement that cannot be prepared again counts as reading everything.
      guard let statement = try? cachedStatement(sql: sql) else { return .fullDatabase }
      region.formUnion(statement.databaseRegion)
    }
    return region
  }
}
