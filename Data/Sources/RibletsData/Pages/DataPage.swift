/// A part of a list, and the place where the next part begins.
///
/// A ``PagedQuery`` returns it. See `Documentation/PagedLists.md`.
///
/// ```swift
/// DataPage(try await remote.dishes(after: cursor), next: nextCursor)
/// ```
public struct DataPage<Element: Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The elements of this page, in the order of the list; empty for an empty list.
  public var elements: [Element]
  /// The place of the next page, which ``PagedQuery/page(at:from:)`` gets; `nil` at the end of the list.
  public var next: Cursor?

  /// Joins elements with the place of the next page; `nil` ends the list.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

extension DataPage where Cursor == Int {
  /// Makes the page of a server that counts elements. A page with fewer elements than `limit` ends the list.
  ///
  /// - Parameters:
  ///   - offset: The number of elements before it; `nil` for none.
  ///   - limit: The number of elements that the server was asked for.
  public init(_ elements: [Element], offset: Int?, limit: Int) {
    let isLast = elements.count < limit || elements.isEmpty
    self.init(elements, next: isLast ? nil : (offset ?? 0) + elements.count)
  }
}

extension DataPage: Equatable where Element: Equatable {}
