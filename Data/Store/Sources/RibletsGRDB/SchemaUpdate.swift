import GRDB
import RibletsData

/// Brings a database's schema up to date, or throws the reason why it cannot.
struct SchemaUpdate {
  private let writer: any DatabaseWriter
  private let migrator: DatabaseMigrator
  private let failure: StoreFailure

  init(_ writer: any DatabaseWriter, _ migrator: DatabaseMigrator) {
    self.writer = writer
    self.migrator = migrator
    failure = StoreFailure(store: writer.path)
  }

  func run() throws(DataStoreError) {
    let applied = try failure.translating { try writer.read(migrator.appliedIdentifiers) }
    let unknown = applied.subtracting(migrator.migrations).sorted()
    guard unknown.isEmpty else {
      throw DataStoreError(
        .newerSchema(unknownMigrations: unknown), store: writer.path,
        details: "the last migration known here is \(migrator.migrations.last.map { "'\($0)'" } ?? "none")")
    }
    guard let next = migrator.migrations.first(where: { !applied.contains($0) }) else { return }
    if writer.configuration.readonly {
      throw DataStoreError(
        .readOnly, store: writer.path, details: "the migration '\(next)' has to be made, and nothing may be changed")
    }
    try migrate()
  }

  private func migrate() throws(DataStoreError) {
    do {
      try migrator.migrate(writer)
    } catch let error as DatabaseError {
      let translated = failure.error(error)
      guard translated.reason == .failed || translated.reason == .ruleBroken else { throw translated }
      throw failed(details: translated.details)
    } catch {
      throw failed(details: "\(error)")
    }
  }

  private func failed(details: String) -> DataStoreError {
    let applied = (try? writer.read(migrator.appliedIdentifiers)) ?? []
    let name = migrator.migrations.first { !applied.contains($0) } ?? ""
    return DataStoreError(.migrationFailed(name), store: writer.path, details: details)
  }
}
