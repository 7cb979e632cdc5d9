/// The reason why a query was not answered, where neither the server nor the query's own code has one.
public enum RemoteQueryError: Error, Hashable, CustomStringConvertible {
  /// The server had not answered when the query's time was over.
  case deadlineExceeded(query: String, domain: String, deadline: Duration, attempts: Int)
  /// The policy allows the store alone, and the store has no copy.
  case noCopy(query: String, domain: String)
  /// The provider was made without a server.
  case noServer(query: String, domain: String)
  /// The provider was made without a store.
  case noStore(query: String, domain: String)

  /// The failure, its place, and how to fix it.
  public var description: String {
    switch self {
    case .deadlineExceeded(let query, let domain, let deadline, let attempts):
      """
      The server did not answer \(query) of \(domain) within \(deadline), in \(attempts) attempt\(attempts == 1 ? "" : "s").

      Try again. If the answer needs longer, give the query a later `deadline`.
      """
    case .noCopy(let query, let domain):
      """
      The store has no copy of \(query) of \(domain), and the policy storeOnly does not ask the server.

      Fetch it with another policy first.
      """
    case .noServer(let query, let domain):
      """
      The query \(query) of \(domain) waits for a server, and its provider has none.

      Make the provider with `provider(for: \(domain).self, remote: …)`.
      """
    case .noStore(let query, let domain):
      """
      The query \(query) of \(domain) needs a store, and its provider has none.

      Make the provider from a RootDataProvider, with `provider(for: \(domain).self, remote: …, over: …) { … }`.
      """
    }
  }
}

extension RemoteQueryError: RetryAdvising {
  public var retryAdvice: RetryAdvice {
    switch self {
    case .deadlineExceeded: .worthwhile
    case .noCopy, .noServer, .noStore: .useless
    }
  }
}
