/// Errors that Riblets itself raises for a remote query: a deadline, a missing cached copy, a provider without server
/// or store.
///
/// Errors of your server pass through unchanged. See `Documentation/Server.md`.
///
/// ```swift
/// do { dishes = try await menu.fetch(Dishes()) } catch RemoteQueryError.deadlineExceeded { showSlow() }
/// ```
public enum RemoteQueryError: Error, Hashable, CustomStringConvertible {
  /// The server had not answered at the query's deadline, all attempts together. Give the query a later `deadline`,
  /// or try again.
  case deadlineExceeded(query: String, domain: String, deadline: Duration, attempts: Int)
  /// The policy is ``FetchPolicy/storeOnly``, and the store has no copy. Fetch with another policy first.
  case noCopy(query: String, domain: String)
  /// The provider was made without a server. Make it with `provider(for:remote:…)`.
  case noServer(query: String, domain: String)
  /// The provider was made without a store. Make it from a `RootDataProvider`.
  case noStore(query: String, domain: String)

  /// The failure, its query and domain, and how to fix it, over two lines. For logs, not for the user.
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
  /// Only after a deadline another attempt may succeed. The other cases are mistakes of the app.
  public var retryAdvice: RetryAdvice {
    switch self {
    case .deadlineExceeded: .worthwhile
    case .noCopy, .noServer, .noStore: .useless
    }
  }
}
