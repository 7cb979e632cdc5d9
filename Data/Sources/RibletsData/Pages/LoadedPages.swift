/// The state of a list that is read page by page, as a value that a view shows and a test compares.
///
/// You get it from ``PagedList/states``. See `Documentation/PagedLists.md`.
///
/// ```swift
/// observe(dishes.states) { interactor, dishes in interactor.show(dishes.elements, hasMore: dishes.phase == .more) }
/// ```
public struct LoadedPages<Element: Identifiable & Sendable>: Sendable {
  /// The stages of a list: a view shows a spinner, a button for more, or an error.
  ///
  /// ```swift
  /// if case .failed(let failure, _) = dishes.phase { show(failure) }
  /// ```
  public enum Phase: Equatable, Sendable {
    /// The list is being read from its beginning. Elements from before stay until the answer is there.
    case loading
    /// There are more pages: ``PagedList/loadMore()`` reads the next.
    case more
    /// The next page is being read. Show a spinner at the end.
    case loadingMore
    /// All pages are there. ``PagedList/loadMore()`` does nothing.
    case end
    /// A page could not be read. The first page has the number 1. ``PagedList/retry()`` asks for it again.
    case failed(LoadFailure, page: Int)
  }

  /// The elements of all pages that are there, each identity once: at its first place.
  ///
  /// In the order of the pages, with optimistic updates on each of them, and then with the changes by
  /// ``PagedList/change(_:_:)`` and ``PagedList/remove(_:)``.
  public internal(set) var elements: [Element] = []
  /// The number of pages that are there; 0 before the first answer.
  public internal(set) var pageCount = 0
  /// The stage that the list has reached: `if dishes.phase == .more { showMoreButton() }`.
  public internal(set) var phase = Phase.loading

  /// Makes a state, for a test to compare, or for a preview: `LoadedPages([soup], pages: 1, .end)`.
  public init(_ elements: [Element] = [], pages: Int = 0, _ phase: Phase = .loading) {
    self.elements = elements
    pageCount = pages
    self.phase = phase
  }

  /// True while elements that are there are read again. False for the first reading, which has no elements yet.
  public var isRefreshing: Bool { phase == .loading && pageCount > 0 }
}

extension LoadedPages: Equatable where Element: Equatable {}
