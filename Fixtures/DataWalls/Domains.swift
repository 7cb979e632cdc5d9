// Two domains of an app as its features see them: they import RibletsData, and no store. Compiles.
import RibletsData

struct Burger: DataModel {
  let id: String
}

protocol FoodSource {
  func burgers() throws -> [Burger]
  func stock(of id: String) throws -> Int
  func sell(_ id: String) throws
}

enum Food: DataDomain {
  typealias Source = any FoodSource
}

enum FoodQuery<Result: Sendable>: FetchQuery {
  typealias Domain = Food

  case burgers(ResultProof<[Burger], Result>)
  case stock(of: String, ResultProof<Int, Result>)

  func fetch(from source: any FoodSource) throws -> Result {
    switch self {
    case .burgers(let returns): returns(try source.burgers())
    case .stock(let id, let returns): returns(try source.stock(of: id))
    }
  }
}

extension FetchQuery where Self == FoodQuery<[Burger]> {
  static var burgers: Self { .burgers(.proof) }
}

extension FetchQuery where Self == FoodQuery<Int> {
  static func stock(of id: String) -> Self { .stock(of: id, .proof) }
}

struct Sell: MutateQuery {
  typealias Domain = Food
  let id: String
  func mutate(_ source: any FoodSource) throws { try source.sell(id) }
}

protocol FoodDataProviding: DataProviding where Domain == Food {}

protocol PaymentSource {
  func charge(_ amount: Int) throws
  func receipts() throws -> [String]
}

enum Payment: DataDomain {
  typealias Source = any PaymentSource
}

struct Charge: MutateQuery {
  typealias Domain = Payment
  let amount: Int
  func mutate(_ source: any PaymentSource) throws { try source.charge(amount) }
}

struct Receipts: FetchQuery {
  typealias Domain = Payment
  func fetch(from source: any PaymentSource) throws -> [String] { try source.receipts() }
}

// A domain that a server keeps, with a copy in the store.

struct Dish: DataModel {
  let id: String
}

protocol MenuServer: Sendable {
  func dishes() async throws -> [Dish]
  func order(_ id: String, key: IdempotencyKey) async throws
}

protocol MenuCopy {
  func dishes() throws -> [Dish]?
  func replace(with dishes: [Dish]) throws
}

enum Menu: RemoteDataDomain {
  typealias Remote = any MenuServer
  typealias Source = any MenuCopy
}

struct Dishes: CachedFetchQuery {
  typealias Domain = Menu
  func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
  func fetchCopy(from source: any MenuCopy) throws -> [Dish]? { try source.dishes() }
  func keep(_ dishes: [Dish], in source: any MenuCopy) throws { try source.replace(with: dishes) }
}

struct Order: RemoteMutateQuery {
  typealias Domain = Menu
  let id: String
  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws { try await remote.order(id, key: key) }
  var touches: TouchedQueries<Menu> { .query(Dishes()) }
  func predict(_ predictions: Predictions<Menu>) {
    predictions.change(Dishes()) { dishes in dishes.removeAll { $0.id == id } }
  }
}

protocol MenuDataProviding: DataProviding where Domain == Menu {}
