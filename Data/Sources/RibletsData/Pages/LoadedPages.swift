/// The state of a list that is read page by page, as a value that a view shows and a test compares.
public struct LoadedPages<Element: Identifiable & Sendable>: Sendable {
  /// The stages of a list.
  public enum Phase: Equatable, Sendable {
    /// The list is being read from its beginning; elements that are there stay until it has come.
    case loading
    /// There are more pages.
    case more
    /// The next page is being read.
    case loadingMore
    /// All pages are there.
    case end
    /// A page did not come. The first page has the number 1.
    case failed(LoadFailure, page: Int)
  }

  /// The elements of all pages that are there, each identity once: at its first place.
  ///
  /// In the order of the pages, with optimistic updates on each of them, and then with the changes by
  /// ``PagedList/change(_:_:)`` and ``PagedList/remove(_:)``.
  public internal(set) var elements: [Element] = []
  /// The number of pages that are there.
  public internal(set) var pageCount = 0
  /// The stage that the list is in.
  public internal(set) var phase = Phase.loading

  /// Makes a state, for a test to compare.
  public init(_ elements: [Element] = [], pages: Int = 0, _ phase: Phase = .loading) {
    self.elements = elements
    pageCount = pages
    self.phase = phase
  }

  /// True while elements that are there are read again.
  public var isRefreshing: Bool { phase == .loading && pageCount > 0 }
}

extension LoadedPages: Equatable where Element: Equatable {}
