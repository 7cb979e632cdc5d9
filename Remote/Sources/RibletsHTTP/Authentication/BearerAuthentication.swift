/// A token that goes with each request, and is renewed once for all who need a new one.
///
/// A request that the server refuses with 401 waits for the new token and is sent once more. Those whose token was refused while
/// another is on its way wait for that one; when the last of them is cancelled, so is the renewal.
public actor BearerAuthentication {
  private struct Renewal {
    let number: Int
    let task: Task<String, any Error>
    var waiting: Int
  }

  private var token: String?
  private var renewal: Renewal?
  private var lastNumber = 0
  private let refresh: @Sendable (String?) async throws -> String

  /// Makes an authentication.
  ///
  /// - Parameters:
  ///   - token: The token to begin with. Without one the first request asks for it.
  ///   - refresh: Gets a new token; its argument is the one that was refused. Give it a client of its own: one with this
  ///     authentication would wait for itself.
  public init(token: String? = nil, refresh: @escaping @Sendable (String?) async throws -> String) {
    self.token = token
    self.refresh = refresh
  }

  /// Takes a token, such as that of a new log-in, or forgets the one that is there.
  public func replaceToken(_ token: String?) {
    self.token = token
  }

  /// The number of those who wait for a new token.
  var waitingCount: Int { renewal?.waiting ?? 0 }

  /// The token for a request, and another than the one that was refused.
  ///
  /// - Throws: ``HTTPError/Reason/refreshFailed(_:)``, or `CancellationError`.
  func token(other refused: String?) async throws -> String {
    if let token, token != refused { return token }
    var current: Renewal
    if let renewal {
      current = renewal
    } else {
      lastNumber += 1
      current = Renewal(number: lastNumber, task: Task { [refresh] in try await refresh(refused) }, waiting: 0)
    }
    current.waiting += 1
    renewal = current
    let number = current.number
    let task = current.task
    do {
      let new = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        Task { await self.leave(number) }
      }
      finish(number, token: new)
      return new
    } catch {
      finish(number, token: nil)
      try Task.checkCancellation()
      throw HTTPError.Reason.refreshFailed("\(error)")
    }
  }

  private func finish(_ number: Int, token new: String?) {
    guard renewal?.number == number else { return }
    renewal = nil
    if let new { token = new }
  }

  private func leave(_ number: Int) {
    guard renewal?.number == number else { return }
    renewal?.waiting -= 1
    if renewal?.waiting == 0 {
      renewal?.task.cancel()
      renewal = nil
    }
  }
}
