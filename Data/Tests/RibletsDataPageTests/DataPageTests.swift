import Riblets
import RibletsData
import RibletsDataTesting
import RibletsMVVM
import RibletsTesting
import Testing

private struct Burger: DataModel {
  let id: String
  var stock: Int
}

/// The data of food that its queries read and change. A store implements it.
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

  func mutate(_ source: any FoodSource) throws -> Int {
    var burger = try source.burger(id)
    guard burger.stock > 0 else { throw SoldOut(item: id) }
    burger.stock -= 1
    try source.save(burger)
    return burger.stock
  }
}

private struct SoldOut: Error, Equatable {
  let item: String
}

private enum FoodQuery<Result: Sendable>: FetchQuery {
  typealias Domain = Food

  case burgers(ResultProof<[Burger], Result>)
  case stock(of: Burger.ID, ResultProof<Int, Result>)

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
  static func stock(of id: Burger.ID) -> Self { .stock(of: id, .proof) }
}

private protocol FoodDataProviding: DataProviding where Domain == Food {}

private final class KioskViewModel: ViewModel, FoodDataProviding {
  let dataProvider: DataProvider<Food>
  let lifetime = Lifetime()
  weak var listener: KioskListenerMock?
  private(set) var burgers: [Burger] = []

  struct Input {}
  struct Output {}

  init(dataProvider: DataProvider<Food>) {
    self.dataProvider = dataProvider
  }

  func transform(_ input: Input) -> Output { Output() }

  func sell(_ id: Burger.ID) {
    do { try mutate(Sell(id: id)) } catch { listener?.didFail() }
  }

  func burgersAndStock() throws -> ([Burger], Int) {
    let burgers = try fetch(.burgers)  // [Burger]
    let stock = try fetch(.stock(of: "cheese"))  // Int
    return (burgers, stock)
  }

  func load() throws { burgers = try fetch(Burgers()) }
}

private final class KioskInteractor: Interactor {
  private let food: DataProvider<Food>
  private(set) var shown: [Burger] = []

  init(food: DataProvider<Food>) {
    self.food = food
    super.init()
  }

  override func didBecomeActive() {
    observe(food.observing(Burgers()).removeDuplicates()) { interactor, burgers in
      interactor.show(burgers)
    }
  }

  private func show(_ burgers: Result<[Burger], any Error>) { shown = (try? burgers.get()) ?? [] }
}

@MainActor private final class KioskListenerMock: Mock {
  nonisolated let calls = Calls(of: KioskListenerMock.self)
  func didFail() { calls.note("didFail") }
  func reset() { calls.reset() }
}

private let cheese = Burger(id: "cheese", stock: 2)

@Suite(.testScope) @MainActor
private struct KioskViewModelTests {
  let scope = TestScope.current()
  let food = DataProviderStub(Food.self)

  @Test func `what is sold out says so`() {
    food.stub(Burgers()).returns([cheese])
    food.stub(Sell.self).fails(with: SoldOut(item: "cheese"))
    let listener = KioskListenerMock()
    let viewModel = KioskViewModel(dataProvider: food.provider)
    viewModel.listener = listener
    #expect(throws: Never.self) { try viewModel.load() }
    viewModel.sell("cheese")
    #expect(food.stub(Sell.self).callCount == 1)
    scope.expectInOrder(food.stub(Burgers()).calls, food.stub(Sell.self).calls, listener.calls("didFail"))
  }
}

/// The code of Documentation/Queries.md, compiled and run.
@Suite(.testScope) @MainActor
struct DataPageTests {
  private let food = DataProviderStub(Food.self)

  @Test func `each query of a family has a result of its own`() throws {
    food.stub(.burgers).returns([cheese])
    food.stub(.stock(of: "cheese")).returns(2)

    let (burgers, stock) = try KioskViewModel(dataProvider: food.provider).burgersAndStock()

    #expect(burgers == [cheese])
    #expect(stock == 2)
  }

  @Test func `an interactor shows what it observes`() {
    food.stub(Burgers()).returns([cheese])
    let interactor = KioskInteractor(food: food.provider)

    interactor.activate()

    #expect(interactor.shown == [cheese])
    interactor.deactivate()
  }
}
