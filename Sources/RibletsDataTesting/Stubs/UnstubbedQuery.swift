/// What a query throws of which the test has said nothing, or nothing that fits how it was asked.
public struct UnstubbedQuery: Error, Hashable, CustomStringConvertible {
  /// The type of the query's domain.
  public let domain: String
  /// The query as text.
  public let query: String

  public var description: String { "The query \(query) of \(domain) is not stubbed." }
}
