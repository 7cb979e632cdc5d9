import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

private struct Dish: DataModel {
  let id: String
  var stock = 3
}

private protocol MenuServer: Sendable {
  func dishes() async throws -> [Dish]
  func order(_ dish: Dish.ID, key: IdempotencyKey) async throws -> Int
}

private protocol MenuCopy {
  func dishes() throws -> [Dish]?
  func replace(with dishes: [Dish]) throws
}

private enum Menu: RemoteDataDomain {
  typealias Remote = any MenuServer
  typealias Source = any MenuCopy  // left out where nothing is stored
}

private struct Dishes: CachedFetchQuery {
  typealias Domain = Menu
  func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
  func fetchCopy(from source: any MenuCopy) throws -> [Dish]? { try source.dishes() }
  func keep(_ dishes: [Dish], in source: any MenuCopy) throws { try source.replace(with: dishes) }
}

private struct Order: RemoteMutateQuery {
  typealias Domain = Menu
  let dish: Dish.ID

  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws -> Int {
    try await remote.order(dish, key: key)
  }

  var retry: MutationRetry { .withSameKey }
  var touches: TouchedQueries<Menu> { .query(Dishes()) }

  func predict(_ predictions: Predictions<Menu>) {
    predictions.change(Dishes()) { dishes in
      for index in dishes.indices where dishes[index].id == dish { dishes[index].stock -= 1 }
    }
  }
}

extension MenuServer {
  fileprivate func dishes(from offset: Int, limit: Int) async throws -> [Dish] {
    Array(try await dishes().dropFirst(offset).prefix(limit))
  }
}

private struct AllDishes: PagedQuery {
  typealias Domain = Menu
  func page(at offset: Int?, from remote: any MenuServer) async throws -> DataPage<Dish, Int> {
    DataPage(try await remote.dishes(from: offset ?? 0, limit: 50), offset: offset, limit: 50)
  }
}

private struct StoredMenu: MenuCopy {
  let database: ModelTables
  func dishes() -> [Dish]? { database.all(Dish.self) }
  func replace(with dishes: [Dish]) { dishes.forEach(database.save) }
}

private struct Kitchen: MenuServer {
  func dishes() -> [Dish] { [Dish(id: "soup"), Dish(id: "salad")] }
  func order(_ dish: Dish.ID, key: IdempotencyKey) -> Int { 2 }
}

private final class MenuInteractor: Interactor {
  private let menu: DataProvider<Menu>
  private(set) var shown: [[Dish]] = []

  init(menu: DataProvider<Menu>) {
    self.menu = menu
    super.init()
  }

  override func didBecomeActive() {
    observe(menu.observing(Dishes(), .storeUnlessOlder(than: .seconds(60)))) { interactor, dishes in
      interactor.show(dishes)
    }
    follow()
  }

  private lazy var list = menu.pages(of: AllDishes())

  func follow() {
    observe(list.states) { interactor, dishes in interactor.show(dishes) }
  }

  func didScrollToEnd() { list.loadMore() }
  func didPull() { list.refresh() }
  func didTapRetry() { list.retry() }

  func didHide(_ dish: Dish) { list.remove(dish.id) }
  func didSellOut(_ dish: Dish) { list.change(dish.id) { $0.stock = 0 } }

  private func show(_ dishes: LoadState<[Dish]>) { if let value = dishes.value { shown.append(value) } }
  private func show(_ dishes: LoadedPages<Dish>) { shown.append(dishes.elements) }
}

/// The code of Documentation/Server.md, PagedLists.md, OfflineChanges.md and TestingData.md, compiled and run.
@Suite(.testScope) @MainActor
struct RemoteDataPageTests {
  private let scope = TestScope.current()
  private let menu = DataProviderStub(Menu.self)
  private let soup = Dish(id: "soup")

  @Test func `a root joins a server and a store`() async throws {
    let (root, server) = (RootDataProvider(MemoryStore()), Kitchen())
    let connection = RemoteConnection(limit: 4, retries: .standard, deadline: .seconds(30))
    let menu = root.provider(for: Menu.self, remote: server, over: connection) { StoredMenu(database: $0) }
    #expect(try await menu.mutate(Order(dish: "soup")) == 2)
    let interactor = MenuInteractor(menu: menu)
    interactor.activate()
    await scope.settle()
    interactor.didScrollToEnd()
    interactor.didPull()
    interactor.didTapRetry()
    await scope.settle()
    #expect(interactor.shown.last == Kitchen().dishes())
    for dish in Kitchen().dishes() { interactor.didSellOut(dish) }
    #expect(interactor.shown.last?.allSatisfy { $0.stock == 0 } == true)
    for dish in Kitchen().dishes() { interactor.didHide(dish) }
    #expect(interactor.shown.last == [])
    interactor.deactivate()
  }

  @Test func `a menu that does not come can be asked for again`() async {
    menu.stub(Dishes()).answers(.offline(after: .seconds(5)), .after(1, .success([soup])))
    let states = scope.record(menu.provider.observing(Dishes()))
    await scope.advance(by: .seconds(5))
    menu.provider.refresh(Dishes())
    await scope.advance(by: .seconds(1))
    states.expectEvents([
      .at(0, .loading(nil)),
      .at(5, .failed(LoadFailure(OfflineError(), retryAt: .seconds(5)), nil)),
      .at(5, .loading(nil)),
      .at(6, .value(KnownValue([soup], from: .server, fetchedAt: .seconds(6)))),
    ])
  }
}
