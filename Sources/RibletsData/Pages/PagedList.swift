public import Riblets

/// A list that grows page by page, for as long as somebody observes it.
///
/// A riblet keeps it, observes its ``states``, and asks for more:
///
/// ```swift
/// private lazy var dishes = menu.pages(of: AllDishes())
///
/// override func didBecomeActive() {
///   observe(dishes.states) { interactor, dishes in interactor.show(dishes) }
/// }
///
/// func didScrollToEnd() { dishes.loadMore() }
/// ```
///
/// The first page is observed like any query: a mutation that touches it, or ``refresh()``, reads as many pages again as
/// there are, and shows them in one step. What was on screen stays until then.
@MainActor
public final class PagedList<Query: PagedQuery>: Sendable {
  /// The elements of the list.
  public typealias Element = Query.Element

  private let query: Query
  private let provider: DataProvider<Query.Domain>
  private let state = MutableStateStream(LoadedPages<Query.Element>())
  private var runtime: RibletRuntime?
  private var observerCount = 0
  private var next: Query.Cursor?
  /// The number of elements that belong to the first page.
  private var firstCount = 0
  /// The observation of the first page, while the list is observed.
  private var first: Subscription?
  /// The page that is being read after the first.
  private var following: Subscription?
  /// True from the moment in which the first page is asked for until its answer has come.
  private var isFirstAwaited = false

  init(_ query: Query, of provider: DataProvider<Query.Domain>) {
    self.query = query
    self.provider = provider
  }

  /// The state of this moment, and each change of it. The server is asked while somebody observes.
  public var states: StateStream<LoadedPages<Element>> {
    StateStream(current: { [state] in state.value }) { [self] subscription, sink in
      let tie = ObserverTie(subscription) { [self] in removeObserver() }
      observerCount += 1
      runtime = subscription.owningScope?.runtime ?? RibletRuntime.current
      state.stream.subscribe(tie.delivery, sink)
      if first == nil, observerCount > 0 { begin() }
    }
  }

  /// Reads the next page. Does nothing while a page is being read, at the end, and while no one observes.
  public func loadMore() {
    guard first != nil, let next else { return }
    switch state.value.phase {
    case .more: break
    case .failed(_, let page) where page > state.value.pageCount: break
    case .loading, .loadingMore, .end, .failed: return
    }
    state.update { $0.phase = .loadingMore }
    read(next, number: state.value.pageCount + 1) { [self] page in append(page) }
  }

  /// Reads the list again, as many pages as there are.
  public func refresh() {
    if first != nil { provider.refresh(firstPage) }
  }

  /// Asks again for the page that did not come.
  public func retry() {
    guard case .failed(_, let page) = state.value.phase else { return }
    if page > state.value.pageCount, page > 1 { loadMore() } else { refresh() }
  }

  /// Changes one element until the list is read again; returns whether it is there.
  @discardableResult
  public func change(_ id: Element.ID, _ change: (inout Element) -> Void) -> Bool {
    guard let index = state.value.elements.firstIndex(where: { $0.id == id }) else { return false }
    state.update { change(&$0.elements[index]) }
    return true
  }

  /// Removes one element until the list is read again; returns whether it was there.
  @discardableResult
  public func remove(_ id: Element.ID) -> Bool {
    guard let index = state.value.elements.firstIndex(where: { $0.id == id }) else { return false }
    if index < firstCount { firstCount -= 1 }
    state.update { $0.elements.remove(at: index) }
    return true
  }

  private var firstPage: PageOf<Query> { PageOf(query, at: nil) }

  private func removeObserver() {
    observerCount -= 1
    guard observerCount == 0 else { return }
    first?.cancel()
    first = nil
    endFollowing()
  }

  private func endFollowing() {
    following?.cancel()
    following = nil
  }

  // The first page

  private func begin() {
    let subscription = Subscription()
    first = subscription
    isFirstAwaited = true
    observe(firstPage, subscription) { [weak self] loaded in self?.receiveFirst(loaded) }
  }

  private func receiveFirst(_ loaded: Loaded<Page<Element, Query.Cursor>>) {
    switch loaded {
    case .idle: break
    case .loading(let known):
      isFirstAwaited = true
      endFollowing()
      if let known { replaceFirst(known.value, .loading) } else { state.update { $0.phase = .loading } }
    case .failed(let failure, let known):
      isFirstAwaited = false
      if let known { replaceFirst(known.value, .failed(failure, page: 1)) } else { fail(failure, page: 1) }
    case .value(let known) where isFirstAwaited:
      isFirstAwaited = false
      endFollowing()
      reload([], known.value, upTo: max(1, state.value.pageCount))
    case .value(let known): replaceFirst(known.value, state.value.phase)
    }
  }

  /// Shows what is predicted of the first page, in its place.
  private func replaceFirst(_ page: Page<Element, Query.Cursor>, _ phase: LoadedPages<Element>.Phase) {
    state.update {
      if $0.pageCount > 0 { $0.elements.replaceSubrange(0..<firstCount, with: page.elements) }
      $0.phase = phase
    }
    if state.value.pageCount > 0 { firstCount = page.elements.count }
  }

  // The pages after it

  /// Reads the pages after one that has come, until there are as many as before, and shows all in one step.
  private func reload(
    _ read: [Page<Element, Query.Cursor>], _ page: Page<Element, Query.Cursor>, upTo count: Int
  ) {
    let pages = read + [page]
    if pages.count < count, let next = page.next {
      return self.read(next, number: pages.count + 1) { [self] in reload(pages, $0, upTo: count) }
    }
    var shown: [Element] = []
    for page in pages { shown = Self.joined(shown, page.elements) }
    firstCount = min(pages[0].elements.count, shown.count)
    show(shown, pageCount: pages.count, next: page.next)
  }

  private func append(_ page: Page<Element, Query.Cursor>) {
    show(
      Self.joined(state.value.elements, page.elements), pageCount: state.value.pageCount + 1, next: page.next)
  }

  private func show(_ elements: [Element], pageCount: Int, next: Query.Cursor?) {
    self.next = next
    state.send(LoadedPages(elements, pages: pageCount, next == nil ? .end : .more))
  }

  private func fail(_ failure: LoadFailure, page: Int) {
    state.update { $0.phase = .failed(failure, page: page) }
  }

  private func read(
    _ cursor: Query.Cursor, number: Int, _ receive: @escaping @MainActor (Page<Element, Query.Cursor>) -> Void
  ) {
    let subscription = Subscription()
    following = subscription
    observe(PageOf(query, at: cursor), subscription) { [weak self] loaded in
      guard let self, following === subscription else { return }
      switch loaded {
      case .idle, .loading: break
      case .value(let known):
        endFollowing()
        receive(known.value)
      case .failed(let failure, _):
        endFollowing()
        fail(failure, page: number)
      }
    }
  }

  private func observe(
    _ page: PageOf<Query>, _ subscription: Subscription,
    _ receive: @escaping @MainActor (Loaded<Page<Element, Query.Cursor>>) -> Void
  ) {
    // The riblet that observes is not known to the page's observation otherwise.
    RibletRuntime.$current.withValue(runtime) {
      provider.observing(page).subscribe(subscription) { if let loaded = $0 { receive(loaded) } }
    }
  }

  /// The elements with those of a page that are not there yet, in an array that has no room to spare.
  private static func joined(_ elements: [Element], _ page: [Element]) -> [Element] {
    var new: Set<Element.ID> = []
    var added = page.filter { new.insert($0.id).inserted }
    let known = Set(elements.lazy.map(\.id).filter { new.contains($0) })
    if !known.isEmpty { added.removeAll { known.contains($0.id) } }
    var joined: [Element] = []
    joined.reserveCapacity(elements.count + added.count)
    joined += elements
    joined += added
    return joined
  }
}
