import GRDB
import RibletsData
import RibletsDataRoot
import RibletsGRDB
import Testing

// The example of Documentation/Queries.md: the source of a domain over SQLite, and its test.

private struct Burger: DataModel, Codable, FetchableRecord, PersistableRecord {
  let id: String
  var stock: Int
}

private protocol FoodSource {
  func burgers() throws -> [Burger]
  func burger(_ id: Burger.ID) throws -> Burger
  func save(_ burger: Burger) throws
}

private enum Food: DataDomain {
  typealias Source = any FoodSource
}

private struct Burgers: FetchQuery {
  typealias Domain = Food
  func fetch(from source: any FoodSource) throws -> [Burger] { try source.burgers() }
}

private struct Sell: MutateQuery {
  typealias Domain = Food
  let id: Burger.ID

  func mutate(_ source: any FoodSource) throws {
    var burger = try source.burger(id)
    burger.stock -= 1
    try source.save(burger)
  }
}

private struct SQLiteFood: FoodSource {
  let database: Database

  func burgers() throws -> [Burger] { try Burger.order(Column("id")).fetchAll(database) }

  func burger(_ id: Burger.ID) throws -> Burger {
    guard let burger = try Burger.fetchOne(database, key: id) else { throw ModelNotFoundError(Burger.self, id: id) }
    return burger
  }

  func save(_ burger: Burger) throws { try burger.upsert(database) }
}

extension DatabaseMigrator {
  fileprivate static var kiosk: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("burgers") { database in
      try database.execute(sql: "CREATE TABLE burger (id TEXT PRIMARY KEY, stock INTEGER NOT NULL)")
      try Burger(id: "cheese", stock: 2).insert(database)
    }
    return migrator
  }
}

@MainActor
struct SQLitePageTests {
  @Test func `a sold burger is gone from the stock`() throws {
    let store = try SQLiteStore.inMemory(migrator: .kiosk)
    let food = RootDataProvider(store).provider(for: Food.self) { SQLiteFood(database: $0) }
    try food.mutate(Sell(id: "cheese"))
    #expect(try food.fetch(Burgers()) == [Burger(id: "cheese", stock: 1)])
  }
}
