import GRDB
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsGRDB
import Testing

@MainActor
final class ObservingTests {
  let store: SQLiteStore
  let pantry: DataProvider<Pantry>
  var seen: [Int] = []
  var observers: [StreamConnection] = []

  init() throws {
    store = try .inMemory(migrator: .pantry)
    pantry = store.pantry
    try pantry.mutate(Store(id: "tea", stock: 3))
  }

  func observe<Query: FetchQuery<Pantry, Int>>(_ query: Query) {
    observers.append(pantry.observing(query).sink { [unowned self] in seen.append((try? $0.get()) ?? -1) })
  }

  @Test func `a mutation of a table that the query reads is reported before it returns`() async throws {
    observe(Stock(id: "tea"))
    try await pantry.mutate(AddStock(id: "tea"))
    #expect(seen == [3, 4])
    addOne()
    #expect(seen == [3, 4, 5])
  }

  private func addOne() {
    #expect(throws: Never.self) { try pantry.mutate(AddStock(id: "tea")) }
  }

  @Test func `a mutation of another table is not`() throws {
    observe(Stock(id: "tea"))
    try pantry.mutate(Write(text: "x"))
    #expect(seen == [3])
  }

  @Test func `neither is one of columns that the query does not read`() throws {
    observe(FoodCount())
    try pantry.mutate(AddStock(id: "tea"))
    #expect(seen == [1])
    try pantry.mutate(Store(id: "rum"))
    #expect(seen == [1, 2])
  }

  @Test func `a mutation that changes nothing or is undone is not`() throws {
    observe(Stock(id: "tea"))
    #expect(throws: WriteAndFail.Regret()) { try pantry.mutate(WriteAndFail()) }
    #expect(throws: ModelNotFoundError.self) { try pantry.mutate(AddStock(id: "rum")) }
    try pantry.mutate(Nothing())
    #expect(seen == [3])
  }

  @Test func `a query whose tables depend on what it finds is followed`() throws {
    observe(NotesIfTea())
    #expect(seen == [0])
    try pantry.mutate(Write(text: "x"))
    #expect(seen == [0, 1])
    try pantry.mutate(Forget(id: "tea"))
    #expect(seen == [0, 1, -2])
    try pantry.mutate(Write(text: "y"))
    #expect(seen == [0, 1, -2])
    try pantry.mutate(Store(id: "tea"))
    #expect(seen == [0, 1, -2, 2])
  }

  @Test func `the rows of a deleted table's rest are seen`() throws {
    observe(FoodCount())
    try pantry.mutate(ForgetAll())
    #expect(seen == [1, 0])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a change past the provider is seen when the main actor is free`() async throws {
    var counts = pantry.observing(FoodCount()).values().makeAsyncIterator()
    #expect(try await counts.next()?.get() == 1)
    try await store.writer.write { try Grocery(id: "rum", stock: 1).insert($0) }
    #expect(try await counts.next()?.get() == 2)
  }

  @Test func `full text that changes behind its table is seen`() throws {
    try store.writer.write { try $0.execute(sql: "CREATE VIRTUAL TABLE page USING fts5(text)") }
    observe(PageCount())
    try pantry.mutate(AddPage(text: "tea"))
    #expect(seen == [0, 1])
  }
}

struct FoodCount: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(id) FROM food") ?? 0
  }
}

struct NotesIfTea: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> Int {
    guard try Grocery.fetchOne(database, key: "tea") != nil else { return -2 }
    return try Notes().fetch(from: database).count
  }
}

struct Nothing: MutateQuery {
  typealias Domain = Pantry
  func mutate(_ database: Database) throws {
    try database.execute(sql: "UPDATE food SET stock = 1 WHERE id = 'nobody'")
  }
}

struct Forget: MutateQuery {
  typealias Domain = Pantry
  let id: String
  func mutate(_ database: Database) throws { _ = try Grocery.deleteOne(database, key: id) }
}

struct ForgetAll: MutateQuery {
  typealias Domain = Pantry
  func mutate(_ database: Database) throws { _ = try Grocery.deleteAll(database) }
}

struct PageCount: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM page") ?? 0
  }
}

struct AddPage: MutateQuery {
  typealias Domain = Pantry
  let text: String
  func mutate(_ database: Database) throws {
    try database.execute(sql: "INSERT INTO page (text) VALUES (?)", arguments: [text])
  }
}
