/// The error of a query without a stub, or with a stub that does not fit the call: an async answer for a blocking
/// fetch.
///
/// The test has failed already, at the line that makes the stub. See `Documentation/TestingData.md`.
///
/// ```swift
/// food.stub(Burgers()).returns([])  // before the act
/// ```
public struct UnstubbedQuery: Error, Hashable, CustomStringConvertible {
  /// The name of the query's domain, for example `Food`. The ``DataProviderStub`` of this domain needs a stub.
  public let domain: String
  /// The query with its values, as text, for example `StockOf(id: 7)`.
  public let query: String

  /// The query and its domain, in one line: `The query Burgers() of Food is not stubbed.`
  public var description: String { "The query \(query) of \(domain) is not stubbed." }
}
