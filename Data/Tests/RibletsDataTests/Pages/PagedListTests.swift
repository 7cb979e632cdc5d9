import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

/// Two dishes a page.
struct AllDishes: PagedQuery {
  typealias Domain = Menu
  func page(at offset: Int?, from remote: any MenuServer) async throws -> DataPage<Dish, Int> {
    let all = try await remote.dishes()
    return DataPage(Array(all.dropFirst(offset ?? 0).prefix(2)), offset: offset, limit: 2)
  }
}

/// Orders a dish, which shows in the list.
struct OrderFromList: RemoteMutateQuery {
  typealias Domain = Menu
  let id: String
  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws { _ = try await remote.order(id, key: key) }
  var touches: TouchedQueries<Menu> { .pages(of: AllDishes.self) }
  func predict(_ predictions: Predictions<Menu>) {
    predictions.change(PageOf<AllDishes>.self) { _, page in
      for index in page.elements.indices where page.elements[index].id == id { page.elements[index].stock -= 1 }
    }
  }
}

@Suite(.testScope) @MainActor
struct PagedListTests {
  let scope = TestScope.current()
  let menu = DataProviderStub(Menu.self)
  let soup = Dish(id: "soup")
  let salad = Dish(id: "salad")
  let cake = Dish(id: "cake")
  let tea = Dish(id: "tea")

  final class Reader: Interactor {
    let list: PagedList<AllDishes>
    var states: [LoadedPages<Dish>] = []
    init(_ provider: DataProvider<Menu>) { list = provider.pages(of: AllDishes()) }
    override func didBecomeActive() { observe(list.states) { reader, state in reader.states.append(state) } }
    func order(_ id: String) { task { try await $0.provider.mutate(OrderFromList(id: id)) } }
    var provider: DataProvider<Menu>!
    func newStates() -> [LoadedPages<Dish>] {
      defer { states = [] }
      return states
    }
  }

  func reader() -> Reader {
    let reader = Reader(menu.provider)
    reader.provider = menu.provider
    reader.activate()
    return reader
  }

  @Test func `a list grows page by page to its end`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    reader.list.loadMore()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    #expect(
      reader.states == [
        LoadedPages(), LoadedPages(), LoadedPages([soup, salad], pages: 1, .more),
        LoadedPages([soup, salad], pages: 1, .loadingMore), LoadedPages([soup, salad, cake], pages: 2, .end),
      ])
    #expect(menu.stub(PageOf(AllDishes(), at: 2)).observationCount == 1)
  }

  @Test func `a page that does not come is named, and asked for again`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    menu.stub(PageOf(AllDishes(), at: 2)).answers(
      .after(1, .failure(Refused())), .now(.success(DataPage([cake], next: nil))))
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    await scope.advance(by: .seconds(1))
    #expect(reader.newStates().last == LoadedPages([soup, salad], pages: 1, .failed(LoadFailure(Refused()), page: 2)))
    reader.list.retry()
    await scope.settle()
    #expect(
      reader.states == [
        LoadedPages([soup, salad], pages: 1, .loadingMore), LoadedPages([soup, salad, cake], pages: 2, .end),
      ])
  }

  @Test func `the first page is asked for again after its failure`() async {
    menu.stub(PageOf(AllDishes(), at: nil)).answers(.offline(), .now(.success(DataPage([soup], next: nil))))
    let reader = reader()
    await scope.settle()
    #expect(reader.newStates().last?.phase == .failed(LoadFailure(OfflineError(), retryAt: .zero), page: 1))
    reader.list.retry()
    await scope.settle()
    #expect(reader.states.last == LoadedPages([soup], pages: 1, .end))
  }

  @Test func `a refresh keeps what is on screen until all pages have come`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    _ = reader.newStates()
    menu.stub(PageOf(AllDishes(), at: 2)).answers(.after(2, .success(DataPage([salad, tea], next: nil))))
    menu.stub(PageOf(AllDishes(), at: nil)).answers(.after(1, .success(DataPage([cake, soup], next: 2))))
    await scope.advance(by: .seconds(1))
    #expect(reader.newStates() == [LoadedPages([soup, salad, cake], pages: 2, .loading)])
    await scope.advance(by: .seconds(2))
    #expect(reader.states == [LoadedPages([cake, soup, salad, tea], pages: 2, .end)])
  }

  @Test func `an element that moves to the next page stands once`() async {
    menu.stub(AllDishes()).pages([soup, salad], [salad, cake])
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    #expect(reader.states.last == LoadedPages([soup, salad, cake], pages: 2, .end))
  }

  @Test func `single elements are changed and removed by identity`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    let reader = reader()
    await scope.settle()
    #expect(reader.list.change("salad") { $0.stock = 0 })
    #expect(reader.list.remove("soup"))
    #expect(!reader.list.remove("soup"))
    #expect(!reader.list.change("beer") { $0.stock = 0 })
    #expect(reader.states.last == LoadedPages([Dish(id: "salad", stock: 0)], pages: 1, .more))
  }

  @Test func `a mutation shows in the list at once, and the list is read again`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    menu.stub(OrderFromList.self).answers(.after(1, .failure(Refused())))
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    _ = reader.newStates()
    reader.order("soup")
    await scope.settle()
    #expect(reader.newStates() == [LoadedPages([Dish(id: "soup", stock: 2), salad, cake], pages: 2, .end)])
    await scope.advance(by: .seconds(1))
    #expect(
      reader.states == [
        LoadedPages([soup, salad, cake], pages: 2, .loading), LoadedPages([soup, salad, cake], pages: 2, .end),
      ])
    #expect(scope.diagnoses.count == 1)
  }

  @Test func `what a list asked for ends with its riblet, and begins again with it`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake])
    menu.stub(PageOf(AllDishes(), at: 2)).answers(.never())
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    await scope.advance(by: .seconds(1))
    reader.deactivate()
    await scope.settle()
    reader.list.loadMore()
    reader.activate()
    await scope.settle()
    #expect(reader.states.last == LoadedPages([soup, salad], pages: 1, .more))
  }

  @Test func `a list holds its elements once, without room to spare`() async {
    let all = (0..<2000).map { Dish(id: "\($0)") }
    let starts = Array(stride(from: 0, to: 2000, by: 100))
    for start in starts {
      let page = DataPage(Array(all[start..<start + 100]), next: start == 1900 ? nil : start + 100)
      menu.stub(PageOf(AllDishes(), at: start == 0 ? nil : start)).returns(page)
    }
    let list = menu.provider.pages(of: AllDishes())
    let observer = list.states.sink { _ in }
    for _ in starts {
      await scope.settle()
      list.loadMore()
    }
    #expect(list.states.value.elements == all)
    #expect(list.states.value.elements.capacity < 2100)
    observer.cancel()
  }

  @Test func `an empty list is at its end`() async {
    menu.stub(AllDishes()).pages([])
    let reader = reader()
    await scope.settle()
    reader.list.loadMore()
    #expect(reader.states.last == LoadedPages([], pages: 1, .end))
  }

  @Test func `a server is asked for the pages that its answers name`() async {
    let restaurant = Restaurant()
    let all = [soup, salad, cake, tea]
    restaurant.dishes(.after(1, .success(all)), .after(1, .success(all)), .after(1, .success(all)))
    let reader = Reader(restaurant.provider)
    reader.activate()
    await scope.advance(by: .seconds(1))
    reader.list.loadMore()
    await scope.advance(by: .seconds(1))
    reader.list.loadMore()
    await scope.advance(by: .seconds(1))
    #expect(reader.states.last == LoadedPages(all, pages: 3, .end))
  }
}
