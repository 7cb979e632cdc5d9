@_spi(Data) public import Riblets

/// A list that grows page by page, as long as somebody observes it.
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
/// The first page is observed like any query. After a mutation that invalidates a page, and after ``refresh()``, as
/// many pages as there are now are read again and shown in one step. Until then the old elements stay, with
/// optimistic updates, and with the changes by ``change(_:_:)`` and ``remove(_:)``.
///
/// Main actor only. See `Documentation/PagedLists.md`.
@MainActor
public final class PagedList<Query: PagedQuery>: Sendable {
  /// The elements of the list. Their `id` is the key for ``change(_:_:)`` and ``remove(_:)``.
  public typealias Element = Query.Element
  private typealias Contents = ListContents<Element, Query.Cursor>
  private typealias ListPage = DataPage<Element, Query.Cursor>

  private let query: Query
  private let provider: DataProvider<Query.Domain>
  private let state = MutableStateStream(LoadedPages<Query.Element>())
  private var runtime: RibletRuntime?
  private var observerCount = 0
  /// The pages that are shown.
  private var contents = Contents()
  /// The pages that have been read again; shown when there are as many as before.
  private var fresh = Contents()
  /// The number of times that reading the list from its beginning has begun.
  private var readingCount = 0
  /// True if the list is to be read once more after this reading.
  private var isWantedAgain = false
  /// The observation of the first page, while the list is observed.
  private var first: StreamConnection?
  /// The page that is being read after the first.
  private var following: StreamConnection?
  /// True from the moment in which the first page is asked for until its answer has come.
  private var isFirstAwaited = false

  init(_ query: Query, of provider: DataProvider<Query.Domain>) {
    self.query = query
    self.provider = provider
  }

  /// The state of this moment, and each change of it. The server is asked while somebody observes.
  ///
  /// When the last observer has gone, the pages stay for the next one.
  ///
  /// ```swift
  /// observe(dishes.states) { interactor, pages in interactor.presenter.show(pages.elements) }
  /// ```
  public var states: StateStream<LoadedPages<Element>> {
    StateStream(current: { [state] in state.value }) { [self] subscription, sink in
      let tie = ObserverTie(subscription) { [self] in removeObserver() }
      observerCount += 1
      runtime = subscription.owningScope?.runtime ?? RibletRuntime.current
      if observerCount == 1 { resume() }
      state.stream.subscribe(tie.delivery, sink)
      if first == nil, observerCount > 0 { begin() }
    }
  }

  /// Reads the next page. Does nothing while a page is being read, at the end, and while nobody observes.
  ///
  /// The phase is ``LoadedPages/Phase/loadingMore`` when it returns. After a failure of the next page, it tries
  /// again.
  ///
  /// ```swift
  /// func didReachEnd() { dishes.loadMore() }
  /// ```
  public func loadMore() {
    guard first != nil, let next = contents.next else { return }
    switch state.value.phase {
    case .more: break
    case .failed(_, let page) where page > contents.pageCount: break
    case .loading, .loadingMore, .end, .failed: return
    }
    show(.loadingMore)
    read(next, number: contents.pageCount + 1) { [self] page, answer in
      contents.append(page, answer)
      showPages()
    }
  }

  /// Reads the list again, as many pages as there are. Does nothing while nobody observes.
  ///
  /// While the list is being read, that reading continues. Then the list is read once more, however often this is
  /// called.
  ///
  /// ```swift
  /// func didPullToRefresh() { dishes.refresh() }
  /// ```
  public func refresh() {
    guard first != nil else { return }
    if state.value.phase == .loading { isWantedAgain = true } else { provider.refresh(firstPage) }
  }

  /// Asks again for the page that could not be read: `func didTapRetry() { dishes.retry() }`. Does nothing without a
  /// failure.
  public func retry() {
    guard case .failed(_, let page) = state.value.phase else { return }
    if page > contents.pageCount, page > 1 { loadMore() } else { refresh() }
  }

  /// Changes one element until the list is read again; returns whether it is there.
  ///
  /// ```swift
  /// list.change(dish.id) { $0.isFavourite = true }
  /// ```
  ///
  /// The change ends with a reading that begins after this call and succeeds. It stays with optimistic updates, with a
  /// reading that fails, and with one that was running already (``LoadedPages/Phase/loading``).
  ///
  /// - Parameter change: Called now, and again whenever the element is shown again, for example with an optimistic update.
  @discardableResult
  public func change(_ id: Element.ID, _ change: @escaping (inout Element) -> Void) -> Bool {
    guard let index = state.value.elements.firstIndex(where: { $0.id == id }) else { return false }
    contents.note(change, of: id, reading: readingCount)
    var elements = state.value.elements
    change(&elements[index])
    // With another identity it may be in the list twice.
    if elements[index].id != id { elements = contents.compose() }
    state.update { $0.elements = elements }
    return true
  }

  /// Removes one element until the list is read again; returns whether it was there.
  ///
  /// It stays away until a reading that begins after this call succeeds, as with ``change(_:_:)``.
  @discardableResult
  public func remove(_ id: Element.ID) -> Bool {
    guard let index = state.value.elements.firstIndex(where: { $0.id == id }) else { return false }
    contents.note(nil, of: id, reading: readingCount)
    state.update { $0.elements.remove(at: index) }
    return true
  }

  private var firstPage: PageOf<Query> { PageOf(query, at: nil) }

  // Observers

  /// Shows what is predicted at the moment in which the list is observed again.
  private func resume() {
    contents.hold()
    if contents.hasChanged { show(state.value.phase) }
  }

  private func removeObserver() {
    observerCount -= 1
    guard observerCount == 0 else { return }
    first?.cancel()
    first = nil
    endReading()
    contents.release()
    isWantedAgain = false
  }

  // What is shown

  private func show(_ phase: LoadedPages<Element>.Phase) {
    let elements = contents.hasChanged ? contents.compose() : state.value.elements
    state.send(LoadedPages(elements, pages: contents.pageCount, phase))
  }

  private func showPages() { show(contents.next == nil ? .end : .more) }

  private func fail(_ failure: LoadFailure, page: Int) {
    endReading()
    show(.failed(failure, page: page))
    readAgainIfWanted()
  }

  private func readAgainIfWanted() {
    guard isWantedAgain else { return }
    isWantedAgain = false
    refresh()
  }

  /// Called when what is predicted of pages has changed, or when a mutation has touched them.
  private func pagesDidChange() {
    if contents.hasChanged { show(state.value.phase) }
    // The pages that are shown are being replaced already while the list is read.
    let isStale = state.value.phase == .loading ? fresh.isStale : contents.isStale
    if isStale, first != nil { provider.refresh(firstPage) }
  }

  // The first page

  private func begin() {
    let subscription = StreamConnection()
    first = subscription
    readingCount += 1
    beginReading()
    observe(firstPage, subscription) { [weak self] loaded in self?.receiveFirst(loaded) }
  }

  private func beginReading() {
    isFirstAwaited = true
    endReading()
    contents.settleStaleness()
  }

  private func endReading() {
    following?.cancel()
    following = nil
    fresh.release()
    fresh = Contents()
  }

  private func receiveFirst(_ loaded: LoadState<ListPage>) {
    switch loaded {
    case .idle: break
    case .loading:
      // A mutation may make a reading begin anew; it remains the same one.
      if state.value.phase != .loading { readingCount += 1 }
      if !isFirstAwaited { beginReading() }
      show(.loading)
    case .failed(let failure, _):
      isFirstAwaited = false
      fail(failure, page: 1)
    case .value(let known) where isFirstAwaited:
      isFirstAwaited = false
      let (page, answer) = take(firstPage, known)
      continueReading(with: page, answer)
    case .value(let known):
      // Something is predicted of it; or a stub sends another value.
      contents.replaceFirst(with: known.value)
      if contents.hasChanged { show(state.value.phase) }
    }
  }

  // Pages

  /// Takes a page of this reading, and the pages after it until there are as many as before. Then shows all in one step.
  private func continueReading(with page: ListPage, _ answer: (any HeldAnswer<ListPage>)?) {
    fresh.append(page, answer)
    if fresh.pageCount < contents.pageCount, let next = fresh.next {
      // If another list observes the first page, its answer was known and nobody has been asked so far.
      if state.value.phase != .loading { show(.loading) }
      return read(next, number: fresh.pageCount + 1) { [self] in continueReading(with: $0, $1) }
    }
    contents.replacePages(with: fresh, reading: readingCount)
    fresh = Contents()
    showPages()
    readAgainIfWanted()
  }

  private func read(
    _ cursor: Query.Cursor, number: Int,
    _ receive: @escaping @MainActor (ListPage, (any HeldAnswer<ListPage>)?) -> Void
  ) {
    let subscription = StreamConnection()
    following = subscription
    let page = PageOf(query, at: cursor)
    observe(page, subscription) { [weak self] loaded in
      guard let self, following === subscription else { return }
      switch loaded {
      case .idle, .loading: break
      case .value(let known):
        let (page, answer) = take(page, known)
        end(subscription)
        receive(page, answer)
      case .failed(let failure, _):
        end(subscription)
        fail(failure, page: number)
      }
    }
  }

  private func end(_ subscription: StreamConnection) {
    following = nil
    subscription.cancel()
  }

  /// The page as the server gave it, and the hold on what is predicted of it.
  private func take(_ page: PageOf<Query>, _ known: KnownValue<ListPage>) -> (ListPage, (any HeldAnswer<ListPage>)?) {
    guard let taken = provider.executor.hold(page, { [weak self] in self?.pagesDidChange() }) else {
      return (known.value, nil)
    }
    return (taken.answer, taken.hold)
  }

  private func observe(
    _ page: PageOf<Query>, _ subscription: StreamConnection,
    _ receive: @escaping @MainActor (LoadState<ListPage>) -> Void
  ) {
    // The riblet that observes is not known to the page's observation otherwise.
    RibletRuntime.$current.withValue(runtime) {
      provider.observing(page).subscribe(subscription) { if let loaded = $0 { receive(loaded) } }
    }
  }
}
