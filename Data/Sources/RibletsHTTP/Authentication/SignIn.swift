/// The time of one user, from a sign-in to the next change of user. A request belongs to the one in which it was begun.
struct SignIn: Sendable {
  let authentication: BearerAuthentication
  /// The number of changes of user before it.
  let number: Int

  /// - Throws: The ``HTTPError/Reason`` why its requests cannot be sent, and nothing of their answers may be used.
  func check() throws {
    if let obstacle = authentication.obstacle(for: number) { throw obstacle }
  }

  /// The token for a request, and another than the one that was refused.
  func token(other refused: String?) async throws -> String {
    try await authentication.token(for: number, other: refused)
  }

  /// Calls a function when its time is over, at once if it is; until ``forget(_:)`` with the key that is returned.
  func whenOver(_ end: @escaping @Sendable (HTTPError.Reason) -> Void) -> Int {
    authentication.whenOver(number) { end(.userChanged) }
  }

  func forget(_ key: Int) { authentication.forget(key) }
}
