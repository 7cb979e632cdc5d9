import RibletsData
import RibletsDataRoot
import RibletsDataTesting

// The smallest domain with all kinds of queries.

struct Burger: DataModel {
  let id: String
  var price = 5
  var stock = 3
}

struct Guest: DataModel {
  let id: String
}

struct SoldOut: Error, Equatable {
  let item: String
}

/// The data that food's queries read and change; knows no store.
protocol FoodSource {
  func burgers() throws -> [Burger]
  func burger(_ id: String) throws -> Burger
  func save(_ burger: Burger) throws
}

enum Food: DataDomain {
  typealias Source = any FoodSource
}

protocol FoodDataProviding: DataProviding where Domain == Food {}

enum FoodQuery<Result: Sendable>: FetchQuery {
  typealias Domain = Food

  case burgers(ResultProof<[Burger], Result>)
  case stock(of: String, ResultProof<Int, Result>)

  func fetch(from source: any FoodSource) throws -> Result {
    switch self {
    case .burgers(let returns): returns(try source.burgers())
    case .stock(let id, let returns): returns(try source.burger(id).stock)
    }
  }
}

extension FetchQuery where Self == FoodQuery<[Burger]> {
  static var burgers: Self { .burgers(.proof) }
}

extension FetchQuery where Self == FoodQuery<Int> {
  static func stock(of id: String) -> Self { .stock(of: id, .proof) }
}

/// Takes some out of stock; all or none.
struct Sell: MutateQuery {
  typealias Domain = Food

  let id: String
  var count = 1

  func mutate(_ source: any FoodSource) throws -> Int {
    for _ in 0..<count {
      var burger = try source.burger(id)
      guard burger.stock > 0 else { throw SoldOut(item: id) }
      burger.stock -= 1
      try source.save(burger)
    }
    return try source.burger(id).stock
  }
}

extension MutateQuery where Self == Sell {
  static func sell(_ id: String, _ count: Int = 1) -> Self { Sell(id: id, count: count) }
}

/// Food over the tables of a memory store.
struct MemoryFood: FoodSource {
  let tables: ModelTables

  func burgers() -> [Burger] { tables.all(Burger.self) }
  func burger(_ id: String) throws -> Burger { try tables.require(Burger.self, id: id) }
  func save(_ burger: Burger) { tables.save(burger) }
}

/// A second domain over the same store, whose queries read its tables themselves.
enum Guests: DataDomain {
  typealias Source = ModelTables
}

struct AddGuest: MutateQuery {
  typealias Domain = Guests
  let id: String
  func mutate(_ source: ModelTables) { source.save(Guest(id: id)) }
}

struct AllGuests: FetchQuery {
  typealias Domain = Guests
  func fetch(from source: ModelTables) -> [Guest] { source.all(Guest.self) }
}

@MainActor
struct Shop: FoodDataProviding {
  let store: MemoryStore
  let root: RootDataProvider<MemoryStore>
  let dataProvider: DataProvider<Food>
  let guests: DataProvider<Guests>

  init(_ burgers: Burger...) {
    let store = MemoryStore { tables in burgers.forEach(tables.save) }
    self.store = store
    root = RootDataProvider(store)
    dataProvider = root.provider(for: Food.self) { MemoryFood(tables: $0) }
    guests = root.provider(for: Guests.self)
  }
}
