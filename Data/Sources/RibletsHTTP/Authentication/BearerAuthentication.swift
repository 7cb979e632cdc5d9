/// The token of the signed-in user: the client sends it with each request, and renews it once for all requests that
/// need a new one.
///
/// If the server refuses a request with 401, the request waits for a new token and is sent once more. A renewal
/// belongs to the token that it renews, and to the user:
///
/// - A renewal runs once for each token, and to its end. It continues even if all requests that wait for it are
///   cancelled, because a server that rotates its tokens has used up the old one.
/// - If the server refuses a renewal, it is not asked again with the same token. Call ``renewed(_:replacing:)`` or
///   ``signedIn(_:)``.
/// - If another user signs in meanwhile, the new token is dropped.
///
/// ```swift
/// let tokens = BearerAuthentication { old in try await session.renew(old) }
/// let client = HTTPClient(baseURL: url, transport: URLSessionTransport(), authentication: tokens)
/// await tokens.signedIn(answer.token)
/// ```
///
/// All methods can be called from any thread. See `Documentation/HTTP.md`.
public final class BearerAuthentication: Sendable {
  private struct State {
    var tokens: TokenState
    /// The requests that wait for a token.
    var waiting: [Int: CheckedContinuation<String, any Error>] = [:]
    /// The end of the requests of the user who is signed in.
    var ends: [Int: @Sendable () -> Void] = [:]
    /// The renewals that run, also of earlier tokens.
    var running: Set<Int> = []
    var caches: [HTTPCache] = []
    var preparations: [@Sendable () async -> Void] = []
    var lastKey = 0

    mutating func nextKey() -> Int {
      lastKey += 1
      return lastKey
    }

    /// All requests that wait for a token; they are told now.
    mutating func takeWaiting() -> [CheckedContinuation<String, any Error>] {
      defer { waiting = [:] }
      return Array(waiting.values)
    }
  }

  /// A renewal in whose task some code runs.
  private struct Place {
    let authentication: BearerAuthentication
    let renewal: Int
  }

  /// The renewals that the present task is a part of.
  @TaskLocal private static var places: [Place] = []

  private let state: Locked<State>
  private let refresh: @Sendable (String?) async throws -> String

  /// Makes an authentication. It does nothing before the first request.
  ///
  /// - Parameters:
  ///   - token: The first token. Without one, the first request asks for it.
  ///   - refresh: Gets a new token for the user of the old token, which is `nil` if there is none yet. Give it a
  ///     client of its own: a request through a client with this authentication fails. After a `URLError`, a
  ///     `CancellationError`, or an ``HTTPError`` of the network or of a server that is not ready, the next request
  ///     may ask again. Any other error counts as a refusal.
  public init(token: String? = nil, refresh: @escaping @Sendable (String?) async throws -> String) {
    state = Locked(State(tokens: TokenState(token: token)))
    self.refresh = refresh
  }

  /// Takes a new token of the signed-in user. Requests that wait for a token continue with it.
  ///
  /// Use it if the token comes from elsewhere, for example from another process. Does nothing if nobody is signed in.
  ///
  /// - Parameter old: The token that was renewed. If it is not the current token, because another user has signed in
  ///   meanwhile, the new token is not taken. With `nil`, it is always taken.
  public func renewed(_ token: String, replacing old: String? = nil) async {
    let waiting = state.withLock { $0.tokens.renew(to: token, replacing: old) ? $0.takeWaiting() : [] }
    for continuation in waiting { continuation.resume(returning: token) }
  }

  /// Takes the token of another user, or of the same user after a new sign-in.
  ///
  /// ```swift
  /// await tokens.signedIn(answer.token)
  /// ```
  ///
  /// Requests that began before fail with ``HTTPError/Reason/userChanged`` and are never sent again, event streams
  /// too. The caches of the clients with this authentication are empty when it returns.
  public func signedIn(_ token: String) async { await change(to: token) }

  /// Forgets the token. Requests fail with ``HTTPError/Reason/signedOut`` until ``signedIn(_:)``.
  ///
  /// Requests that began before fail, and caches are emptied, as with ``signedIn(_:)``. If the server must know of
  /// the sign-out, send that request first.
  public func signedOut() async { await change(to: nil) }

  /// Adds an action that must end before another user's token is taken, such as pausing an outbox.
  ///
  /// ```swift
  /// tokens.beforeUserChanges { await outbox.pause() }
  /// ```
  ///
  /// ``signedIn(_:)`` and ``signedOut()`` wait for it. The action must not call them.
  public func beforeUserChanges(_ action: @escaping @Sendable () async -> Void) {
    state.withLock { $0.preparations.append(action) }
  }

  private func change(to token: String?) async {
    for prepare in state.withLock({ $0.preparations }) { await prepare() }
    let (waiting, ends, caches) = state.withLock { state in
      state.tokens.change(to: token)
      // In the same step, so that no request of one user finds an answer of another.
      for cache in state.caches { cache.outdate() }
      defer { state.ends = [:] }
      return (state.takeWaiting(), Array(state.ends.values), state.caches)
    }
    for continuation in waiting { continuation.resume(throwing: HTTPError.Reason.userChanged) }
    for end in ends { end() }
    for cache in caches { await cache.removeOutdated() }
  }
}

extension BearerAuthentication {
  /// The time of the user who is signed in now.
  var signIn: SignIn { SignIn(authentication: self, number: state.withLock { $0.tokens.user }) }

  /// The number of requests that wait for a new token.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Adds a cache whose answers end with the user.
  func add(_ cache: HTTPCache) {
    state.withLock { state in
      if !state.caches.contains(where: { $0 === cache }) { state.caches.append(cache) }
    }
  }

  /// The reason why requests of a user cannot be sent from here; nil if they can.
  func obstacle(for user: Int) -> HTTPError.Reason? {
    let places = Self.places.filter { $0.authentication === self }
    return state.withLock { state in
      if places.contains(where: { state.running.contains($0.renewal) }) {
        return .invalidRequest(
          "it is part of the renewal of the token that it needs, and would wait for itself; give 'refresh' a client of its own"
        )
      }
      return state.tokens.obstacle(for: user)
    }
  }

  /// Adds what is called when the time of a user is over, at once if it is.
  func whenOver(_ user: Int, _ end: @escaping @Sendable () -> Void) -> Int {
    let key = state.withLock { state -> Int? in
      guard state.tokens.user == user else { return nil }
      let key = state.nextKey()
      state.ends[key] = end
      return key
    }
    if key == nil { end() }
    return key ?? 0
  }

  func forget(_ key: Int) {
    state.withLock { $0.ends[key] = nil }
  }

  /// The token for a request of a user, and another than the one that was refused.
  ///
  /// - Throws: An ``HTTPError/Reason``, or `CancellationError`.
  func token(for user: Int, other refused: String?) async throws -> String {
    if let obstacle = obstacle(for: user) { throw obstacle }
    let key = state.withLock { $0.nextKey() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer = state.withLock { state -> TokenState.Answer? in
          // In the lock: the handler of a cancellation that comes later finds the continuation.
          guard !Task.isCancelled else { return nil }
          let answer = state.tokens.ask(for: user, other: refused)
          switch answer {
          case .wait: state.waiting[key] = continuation
          case .renew(let number, _):
            state.waiting[key] = continuation
            state.running.insert(number)
          case .token, .failure: break
          }
          return answer
        }
        switch answer {
        case .token(let token): continuation.resume(returning: token)
        case .failure(let reason): continuation.resume(throwing: reason)
        case .renew(let number, let old): renew(number, old)
        case .wait: break
        case nil: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: key) }?.resume(throwing: CancellationError())
    }
  }

  /// Runs a renewal, in a task that nobody cancels.
  private func renew(_ number: Int, _ old: String?) {
    Task {
      let place = Place(authentication: self, renewal: number)
      let result: Result<String, any Error>
      do {
        result = .success(try await Self.$places.withValue(Self.places + [place]) { try await refresh(old) })
      } catch {
        result = .failure(error)
      }
      let (outcome, waiting) = state.withLock { state in
        state.running.remove(number)
        let outcome = state.tokens.end(number, result)
        return (outcome, outcome == nil ? [] : state.takeWaiting())
      }
      for continuation in waiting { if let outcome { continuation.resume(with: outcome) } }
    }
  }
}
