import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

/// Changes the pages of a list in some way; shows at once.
struct ChangeList: RemoteMutateQuery {
  enum Change: Hashable {
    case moveToFront(String)
    case order(String)
    case orderOnSecondPage(String)
  }

  typealias Domain = Menu
  let change: Change

  init(_ change: Change) { self.change = change }

  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws {}

  var touches: TouchedQueries<Menu> {
    if case .orderOnSecondPage = change { return .query(PageOf(AllDishes(), at: 2)) }
    return .pages(of: AllDishes.self)
  }

  func predict(_ predictions: Predictions<Menu>) {
    switch change {
    case .moveToFront(let id):
      predictions.change(PageOf(AllDishes(), at: nil)) { page in
        page.elements.removeAll { $0.id == id }
        page.elements.insert(Dish(id: id), at: 0)
      }
    case .order(let id):
      predictions.change(PageOf<AllDishes>.self) { _, page in Self.order(id, on: &page) }
    case .orderOnSecondPage(let id):
      predictions.change(PageOf(AllDishes(), at: 2)) { Self.order(id, on: &$0) }
    }
  }

  private static func order(_ id: String, on page: inout DataPage<Dish, Int>) {
    for index in page.elements.indices where page.elements[index].id == id { page.elements[index].stock -= 1 }
  }
}

/// The rules of a list under optimistic updates, changes of the app, and refreshes.
@Suite(.testScope) @MainActor
struct ListUpdateTests {
  let scope = TestScope.current()
  let menu = DataProviderStub(Menu.self)
  let soup = Dish(id: "soup")
  let salad = Dish(id: "salad")
  let cake = Dish(id: "cake")
  let tea = Dish(id: "tea")
  let firstPage = PageOf(AllDishes(), at: nil)
  let secondPage = PageOf(AllDishes(), at: 2)

  final class Reader: Interactor {
    let provider: DataProvider<Menu>
    let list: PagedList<AllDishes>
    private(set) var states: [LoadedPages<Dish>] = []

    init(_ provider: DataProvider<Menu>) {
      self.provider = provider
      list = provider.pages(of: AllDishes())
    }

    override func didBecomeActive() { observe(list.states) { reader, state in reader.states.append(state) } }
    func change(_ change: ChangeList.Change) { task { _ = try? await $0.provider.mutate(ChangeList(change)) } }
    var shown: [String] { list.states.value.elements.map { $0.stock == 3 ? $0.id : "\($0.id) \($0.stock)" } }
    var phases: [LoadedPages<Dish>.Phase] { states.map(\.phase) }
    func forgetStates() { states = [] }
  }

  /// A list of two pages that are there: soup and salad, cake and tea.
  func reader(_ second: Dish...) async -> Reader {
    menu.stub(AllDishes()).pages([soup, salad], second.isEmpty ? [cake, tea] : second)
    let reader = Reader(menu.provider)
    reader.activate()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    reader.forgetStates()
    return reader
  }

  // Optimistic updates

  @Test func `an optimistic update that moves an element to the first page shows it once`() async {
    let reader = await reader()
    menu.stub(ChangeList.self).answers(.after(1, .failure(Refused())))
    reader.change(.moveToFront("cake"))
    await scope.settle()
    #expect(reader.shown == ["cake", "soup", "salad", "tea"])
    await scope.advance(by: .seconds(1))
    #expect(reader.shown == ["soup", "salad", "cake", "tea"])
    #expect(reader.phases == [.end, .loading, .end])
  }

  @Test func `an optimistic update shows on pages after the first, and ends when it is refused`() async {
    let reader = await reader()
    menu.stub(ChangeList.self).answers(.after(1, .failure(Refused())))
    reader.change(.order("tea"))
    await scope.settle()
    #expect(reader.shown == ["soup", "salad", "cake", "tea 2"])
    await scope.advance(by: .seconds(1))
    #expect(reader.shown == ["soup", "salad", "cake", "tea"])
    #expect(reader.states.count == 3)
  }

  @Test func `an optimistic update stays until all pages have been read again`() async {
    let reader = await reader()
    menu.stub(ChangeList.self).returns(())
    menu.stub(secondPage).answers(.after(1, .success(DataPage([cake, Dish(id: "tea", stock: 2)], next: nil))))
    reader.change(.order("tea"))
    await scope.advance(by: .seconds(2))
    #expect(reader.phases == [.end, .loading, .end])
    // Not 3 before the answer has come, and not 1 after it.
    #expect(reader.states.map { $0.elements.last?.stock } == [2, 2, 2])
  }

  @Test func `an optimistic update shows while the list is being read`() async {
    let reader = await reader()
    menu.stub(secondPage).answers(.after(5, .success(DataPage([cake, tea], next: nil))), repeatsLast: true)
    menu.stub(ChangeList.self).answers(.after(9, .success(())))
    reader.list.refresh()
    await scope.advance(by: .seconds(1))
    reader.change(.order("cake"))
    await scope.settle()
    #expect(reader.shown == ["soup", "salad", "cake 2", "tea"])
    #expect(reader.states.allSatisfy { $0.isRefreshing })
    reader.deactivate()
  }

  @Test func `an optimistic update that touches a later page alone reads the list again`() async {
    let reader = await reader()
    menu.stub(ChangeList.self).returns(())
    menu.stub(secondPage).returns(DataPage([cake, Dish(id: "tea", stock: 2)], next: nil))
    reader.change(.orderOnSecondPage("tea"))
    await scope.settle()
    #expect(reader.states.map { $0.elements.last?.stock } == [2, 2, 2])
    #expect(menu.stub(firstPage).observationCount == 1)
    #expect(reader.phases == [.end, .loading, .end])
  }

  @Test func `a later page that is touched while the list is read is read once more`() async {
    let reader = await reader()
    menu.stub(AllDishes()).pages([soup, salad], [cake, tea], [Dish(id: "beer")])
    reader.list.refresh()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    let ordered = DataPage([cake, Dish(id: "tea", stock: 2)], next: 4)
    menu.stub(secondPage).answers(.now(.success(DataPage([cake, tea], next: 4))), .now(.success(ordered)))
    menu.stub(PageOf(AllDishes(), at: 4)).answers(
      .after(5, .success(DataPage([Dish(id: "beer")], next: nil))), repeatsLast: true)
    menu.stub(ChangeList.self).returns(())
    reader.list.refresh()
    await scope.advance(by: .seconds(1))
    reader.change(.orderOnSecondPage("tea"))
    await scope.advance(by: .seconds(10))
    #expect(reader.shown == ["soup", "salad", "cake", "tea 2", "beer"])
    #expect(reader.list.states.value.phase == .end)
  }

  @Test func `an optimistic update shows in a list that is observed again, and not after it was refused`() async {
    let reader = await reader()
    let other = Reader(menu.provider)
    other.activate()
    menu.stub(ChangeList.self).answers(.after(60, .failure(Refused())))
    other.change(.order("tea"))
    await scope.settle()
    #expect(reader.shown.last == "tea 2")
    reader.deactivate()
    reader.forgetStates()
    menu.isOffline = true
    reader.activate()
    #expect(reader.states.first?.elements.last?.stock == 2)
    reader.deactivate()
    await scope.advance(by: .seconds(60))
    reader.forgetStates()
    reader.activate()
    await scope.settle()
    #expect(Set(reader.states.map { $0.elements.last?.stock }) == [3])
  }

  @Test func `a kept change shows on all pages until the server took it`() async throws {
    let reader = await reader()
    #expect(reader.shown.last == "tea")
    let change = Keep(id: "tea")
    menu.stub(Keep.self).returns(())
    try menu.provider.enqueue(change)
    #expect(reader.shown == ["soup", "salad", "cake", "tea 0"])
    menu.stub(secondPage).returns(DataPage([cake, Dish(id: "tea", stock: 0)], next: nil))
    menu.takeKept()
    await scope.settle()
    #expect(reader.shown == ["soup", "salad", "cake", "tea 0"])
  }

  // Changes of the app

  @Test func `changes of the app stay when a refresh begins, and when it fails`() async {
    let reader = await reader()
    reader.list.remove("soup")
    reader.list.change("tea") { $0.stock = 0 }
    menu.stub(secondPage).answers(.after(1, .failure(Refused())))
    reader.list.refresh()
    await scope.advance(by: .seconds(1))
    #expect(Set(reader.states.suffix(2).map(\.elements)) == [[salad, cake, Dish(id: "tea", stock: 0)]])
    #expect(reader.phases.suffix(2) == [.loading, .failed(LoadFailure(Refused()), page: 2)])
    menu.isOffline = true
    reader.list.retry()
    await scope.settle()
    #expect(reader.shown == ["salad", "cake", "tea 0"])
  }

  @Test func `changes of the app end with a refresh that began after them`() async {
    let reader = await reader()
    reader.list.remove("soup")
    reader.list.change("tea") { $0.stock = 0 }
    reader.list.refresh()
    await scope.settle()
    #expect(reader.shown == ["soup", "salad", "cake", "tea"])
  }

  @Test func `changes that the app makes while the list is read stay until it is read once more`() async {
    let reader = await reader()
    menu.stub(secondPage).answers(.after(1, .success(DataPage([cake, tea], next: nil))), repeatsLast: true)
    reader.list.refresh()
    await scope.settle()
    // The server may have computed its answers before.
    reader.list.remove("soup")
    await scope.advance(by: .seconds(1))
    #expect(reader.list.states.value == LoadedPages([salad, cake, tea], pages: 2, .end))
    reader.list.refresh()
    await scope.advance(by: .seconds(1))
    #expect(reader.shown == ["soup", "salad", "cake", "tea"])
  }

  @Test func `changes of the app and optimistic updates show together, and end each for itself`() async {
    let reader = await reader()
    reader.list.remove("salad")
    reader.list.change("soup") { $0.stock += 10 }
    menu.stub(ChangeList.self).answers(.after(1, .failure(Refused())))
    menu.stub(firstPage).answers(.never(), repeatsLast: true)
    reader.change(.order("soup"))
    await scope.settle()
    #expect(reader.shown == ["soup 12", "cake", "tea"])
    await scope.advance(by: .seconds(1))
    #expect(reader.shown == ["soup 13", "cake", "tea"])
  }

  @Test func `changes of the app stay when a further page comes`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake, tea])
    let reader = Reader(menu.provider)
    reader.activate()
    await scope.settle()
    reader.list.remove("soup")
    reader.list.change("salad") { $0.stock = 0 }
    reader.list.loadMore()
    await scope.settle()
    #expect(reader.shown == ["salad 0", "cake", "tea"])
  }

  // Elements that the server has twice

  @Test func `an element that the server has twice on a page takes no other one away`() async {
    menu.stub(firstPage).returns(DataPage([soup, soup, salad], next: 2))
    menu.stub(secondPage).returns(DataPage([cake, tea], next: nil))
    let reader = Reader(menu.provider)
    reader.activate()
    await scope.settle()
    reader.list.loadMore()
    await scope.settle()
    for _ in 0..<3 {
      #expect(reader.shown == ["soup", "salad", "cake", "tea"])
      reader.list.refresh()
      await scope.settle()
    }
  }

  @Test func `an element that several pages have stands at its first place, also with an optimistic update`() async {
    let reader = await reader(salad, cake, tea, cake)
    #expect(reader.shown == ["soup", "salad", "cake", "tea"])
    menu.stub(ChangeList.self).answers(.never())
    reader.change(.moveToFront("salad"))
    await scope.settle()
    #expect(reader.shown == ["salad", "soup", "cake", "tea"])
    reader.list.remove("salad")
    #expect(reader.shown == ["soup", "cake", "tea"])
    reader.deactivate()
  }

  // Refreshes

  @Test func `refreshes while the list is read are one more reading`() async {
    let reader = await reader()
    let script: ScriptedAnswers<DataPage<Dish, Int>, any Error> = scope.answers(
      .after(10, .success(DataPage([soup, salad], next: 2))), repeatsLast: true)
    menu.stub(firstPage).answers(script)
    await scope.settle()
    for _ in 0..<200 {
      reader.list.refresh()
      await scope.advance(by: .milliseconds(40))
    }
    await scope.advance(by: .seconds(60))
    #expect(script.calls == [.from(0, until: 10), .from(10, until: 20)])
    #expect(reader.phases == [.loading, .end, .loading, .end])
  }

  @Test func `a refresh during a reading that fails follows after the failure`() async {
    let reader = await reader()
    menu.stub(secondPage).answers(.after(1, .failure(Refused())), .now(.success(DataPage([tea], next: nil))))
    reader.list.refresh()
    await scope.settle()
    reader.list.refresh()
    await scope.advance(by: .seconds(1))
    #expect(reader.phases == [.loading, .failed(LoadFailure(Refused()), page: 2), .loading, .end])
    #expect(reader.shown == ["soup", "salad", "tea"])
  }

  @Test func `a list that shares its first page with another one is read to where it was`() async {
    let other = await reader()
    let reader = await reader()
    reader.deactivate()
    menu.stub(secondPage).answers(.after(1, .success(DataPage([tea], next: nil))), repeatsLast: true)
    reader.activate()
    await scope.settle()
    reader.list.loadMore()
    reader.list.refresh()
    #expect(reader.phases == [.end, .loading])
    await scope.advance(by: .seconds(1))
    #expect(reader.phases.prefix(3) == [.end, .loading, .end])
    #expect(reader.shown == ["soup", "salad", "tea"])
    #expect(other.shown == ["soup", "salad", "cake", "tea"])
  }

  @Test func `a refresh ends the reading of a further page, which can be asked for again`() async {
    menu.stub(AllDishes()).pages([soup, salad], [cake, tea])
    let reader = Reader(menu.provider)
    reader.activate()
    await scope.settle()
    menu.stub(secondPage).answers(.never(), .now(.success(DataPage([cake], next: nil))))
    reader.list.loadMore()
    await scope.settle()
    reader.list.refresh()
    await scope.settle()
    #expect(reader.list.states.value == LoadedPages([soup, salad], pages: 1, .more))
    reader.list.loadMore()
    await scope.settle()
    #expect(reader.shown == ["soup", "salad", "cake"])
  }
}

/// A change that is kept, and shows on all pages.
struct Keep: KeptMutateQuery {
  typealias Domain = Menu
  let id: String
  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws {}
  var touches: TouchedQueries<Menu> { .pages(of: AllDishes.self) }
  func predict(_ predictions: Predictions<Menu>) {
    predictions.change(PageOf<AllDishes>.self) { _, page in
      for index in page.elements.indices where page.elements[index].id == id { page.elements[index].stock = 0 }
    }
  }
}
