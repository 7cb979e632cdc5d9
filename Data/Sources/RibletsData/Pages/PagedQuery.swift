/// A query that reads a list from a server, page by page.
///
/// ```swift
/// struct AllDishes: PagedQuery {
///   typealias Domain = Menu
///   func page(at offset: Int?, from remote: any MenuServer) async throws -> DataPage<Dish, Int> {
///     DataPage(try await remote.dishes(from: offset ?? 0, limit: 50), offset: offset, limit: 50)
///   }
/// }
/// ```
///
/// It is observed with ``DataProvider/pages(of:)``.
///
/// See `Documentation/PagedLists.md`.
public protocol PagedQuery<Domain, Element>: Hashable, Sendable {
  /// The only domain whose provider runs the query. Its server has the pages.
  associatedtype Domain: RemoteDataDomain
  /// The type of the list's elements. If the server has an identity twice, the list shows it once.
  associatedtype Element: Identifiable & Sendable
  /// The place where a page begins: an offset, or what the server calls it.
  associatedtype Cursor: Hashable & Sendable

  /// Asks the server for one page.
  ///
  /// Called on any actor, for each page once, and again after a refresh. Its error is the failure of the list.
  ///
  /// - Parameter cursor: The ``DataPage/next`` of the page before; `nil` for the first page.
  func page(at cursor: Cursor?, from remote: Domain.Remote) async throws -> DataPage<Element, Cursor>
}
