/// One page of a list as a query of its own: for stubs, and for mutations that predict what a page shows.
public struct PageOf<List: PagedQuery>: RemoteFetchQuery {
  public typealias Domain = List.Domain

  /// The query of the whole list.
  public let list: List
  /// The place where the page begins; `nil` for the first one.
  public let cursor: List.Cursor?

  /// Makes the query of one page.
  public init(_ list: List, at cursor: List.Cursor?) {
    self.list = list
    self.cursor = cursor
  }

  public func fetch(from remote: List.Domain.Remote) async throws -> DataPage<List.Element, List.Cursor> {
    try await list.page(at: cursor, from: remote)
  }
}
