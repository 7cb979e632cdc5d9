/// One page of a list as a query of its own: for stubs, and for optimistic updates of one page.
///
/// ```swift
/// predictions.change(PageOf(AllDishes(), at: nil)) { page in page.elements.insert(soup, at: 0) }
/// ```
///
/// See `Documentation/PagedLists.md`.
public struct PageOf<List: PagedQuery>: RemoteFetchQuery {
  /// The domain of the list, so that its provider runs the query.
  public typealias Domain = List.Domain

  /// The query of the whole list, for example `AllDishes()`.
  public let list: List
  /// The place where the page begins; `nil` for the first page.
  public let cursor: List.Cursor?

  /// Makes the query of one page: `PageOf(AllDishes(), at: nil)` is the first.
  public init(_ list: List, at cursor: List.Cursor?) {
    self.list = list
    self.cursor = cursor
  }

  /// Asks the server for the page with ``PagedQuery/page(at:from:)``. Its error is passed on.
  public func fetch(from remote: List.Domain.Remote) async throws -> DataPage<List.Element, List.Cursor> {
    try await list.page(at: cursor, from: remote)
  }
}
