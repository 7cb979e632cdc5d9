import Riblets
import RibletsData

/// The ways from one query to the server, and to its copy in a store.
package struct RemoteAccess<Value: Sendable> {
  /// The way to the copy.
  struct Copy {
    /// The copy of now and after each change of it; `nil` where there is none.
    let watch: @MainActor () -> EventStream<Result<Value?, any Error>>
    let keep: @MainActor (Value) async throws -> Void
  }

  let ask: @MainActor () async throws -> Value
  let copy: Copy?
  let terms: RequestTerms
  let connection: RemoteConnection

  init(
    terms: RequestTerms, over connection: RemoteConnection, copy: Copy?,
    ask: @escaping @MainActor () async throws -> Value
  ) {
    self.ask = ask
    self.copy = copy
    self.terms = terms
    self.connection = connection
  }

  /// The access of a test, which answers as the server.
  package init(
    terms: RequestTerms, over connection: RemoteConnection, ask: @escaping @MainActor () async throws -> Value
  ) {
    self.init(terms: terms, over: connection, copy: nil, ask: ask)
  }
}
