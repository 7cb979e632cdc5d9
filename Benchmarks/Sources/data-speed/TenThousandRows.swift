import Dispatch
import GRDB
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsGRDB

struct Food: DataModel, Codable, FetchableRecord, PersistableRecord {
  let id: Int
  let name: String
  let price: Int
  var stock: Int
}

enum Pantry: DataDomain {
  typealias Source = Database
}

struct AllFood: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> [Food] { try Food.fetchAll(database) }
}

struct Sell: MutateQuery {
  typealias Domain = Pantry
  func mutate(_ database: Database) throws {
    try database.execute(sql: "UPDATE food SET stock = stock + 1 WHERE id = ?", arguments: [1])
  }
}

/// The same rows as the copy of what a server keeps.
enum RemotePantry: RemoteDataDomain {
  typealias Remote = Int
  typealias Source = Database
}

struct KeptFood: CachedFetchQuery {
  typealias Domain = RemotePantry
  func fetch(from remote: Int) async throws -> [Food] { [] }
  func fetchCopy(from database: Database) throws -> [Food]? { try Food.fetchAll(database) }
  func keep(_ food: [Food], in database: Database) throws {}
}

/// The same rows in the same database, by queries and by plain GRDB.
@MainActor
struct TenThousandRows {
  private let store: SQLiteStore
  private let provider: DataProvider<Pantry>

  init() throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("food") { database in
      try database.execute(
        sql:
          "CREATE TABLE food (id INTEGER PRIMARY KEY, name TEXT NOT NULL, price INTEGER NOT NULL, stock INTEGER NOT NULL)"
      )
      for id in 1...10_000 { try Food(id: id, name: "Item \(id)", price: id, stock: id).insert(database) }
    }
    store = try .inMemory(migrator: migrator)
    provider = RootDataProvider(store).provider(for: Pantry.self)
  }

  func fetchRatio() throws -> Double {
    let times = try medians(
      of: 31,
      [
        { try expect(provider.fetch(AllFood())) },
        { try expect(store.writer.read { try Food.fetchAll($0) }) },
      ])
    return times[0] / times[1]
  }

  /// A fetch of the copy through a policy, to one of a store's query.
  func policyRatio() async throws -> Double {
    let kept = RootDataProvider(store).provider(for: RemotePantry.self, remote: 7, over: RemoteConnection()) { $0 }
    var times: (policy: [Double], plain: [Double]) = ([], [])
    for _ in 0..<31 {
      var start = DispatchTime.now().uptimeNanoseconds
      expect(try await kept.fetch(KeptFood(), .storeOnly))
      times.policy.append(Double(DispatchTime.now().uptimeNanoseconds - start))
      start = DispatchTime.now().uptimeNanoseconds
      expect(try await provider.fetch(AllFood()))
      times.plain.append(Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    return times.policy.sorted()[15] / times.plain.sorted()[15]
  }

  /// From a change of one row to the observer that has all of them.
  func observationRatio() throws -> Double {
    // In turns, since the two observers must not be there together.
    var ratios: [Double] = []
    for _ in 0..<5 { ratios.append(try timeByQueries() / timeByGRDB()) }
    return ratios.sorted()[2]
  }

  private func timeByQueries() throws -> Double {
    var count = 0
    let observer = provider.observing(AllFood()).sink { result in
      if (try? result.get().count) == 10_000 { count += 1 }
    }
    defer { observer.cancel() }
    let time = try medians(of: 15, [{ try provider.mutate(Sell()) }])[0]
    precondition(count == 16)
    return time
  }

  private func timeByGRDB() throws -> Double {
    let delivered = DispatchSemaphore(value: 0)
    let observer = ValueObservation.tracking { try Food.fetchAll($0) }.start(
      in: store.writer, scheduling: .async(onQueue: .global()),
      onError: { fatalError("\($0)") }, onChange: { _ in delivered.signal() })
    defer { observer.cancel() }
    delivered.wait()
    return try medians(
      of: 15,
      [
        {
          try store.writer.write { try Sell().mutate($0) }
          delivered.wait()
        }
      ])[0]
  }

  private func expect(_ food: [Food]) {
    precondition(food.count == 10_000)
  }
}
