/// The error of a query that a test has not stubbed, or not for the way it was asked.
public struct UnstubbedQuery: Error, Hashable, CustomStringConvertible {
  /// The type of the query's domain.
  public let domain: String
  /// The query as text.
  public let query: String

  public var description: String { "The query \(query) of \(domain) is not stubbed." }
}
