/// The token of the user who is signed in, and its renewal.
///
/// A plain value, without tasks and locks: a move changes the state and returns what is to be done about it.
struct TokenState {
  private enum Holder {
    /// Nobody has said yet who is signed in: the first renewal says it.
    case unknown
    case user(token: String)
    case nobody
  }

  /// The answer to a request for a token.
  enum Answer {
    case token(String)
    case failure(HTTPError.Reason)
    /// The request waits for a renewal, which has begun before.
    case wait
    /// The request waits for a renewal, which has to be begun.
    case renew(number: Int, old: String?)
  }

  private var holder: Holder
  /// The number of times that the user has changed. A request belongs to the number with which it was begun.
  private(set) var user = 0
  /// The number of the renewal of the present token, while it runs.
  private var renewal: Int?
  private var lastRenewal = 0
  /// The reason for which the renewal of the present token was refused.
  private var refusal: String?

  init(token: String?) {
    holder = token.map { .user(token: $0) } ?? .unknown
  }

  private var token: String? {
    if case .user(let token) = holder { token } else { nil }
  }

  /// The reason why requests of a user cannot be sent; nil if they can.
  func obstacle(for user: Int) -> HTTPError.Reason? {
    guard user == self.user else { return .userChanged }
    if case .nobody = holder { return .signedOut }
    return nil
  }

  /// Asks for a token, and for another one than the server refused.
  mutating func ask(for user: Int, other refused: String?) -> Answer {
    if let obstacle = obstacle(for: user) { return .failure(obstacle) }
    if let token, token != refused { return .token(token) }
    if let refusal { return .failure(.refreshFailed(refusal)) }
    guard renewal == nil else { return .wait }
    lastRenewal += 1
    renewal = lastRenewal
    return .renew(number: lastRenewal, old: token)
  }

  /// Ends a renewal.
  ///
  /// - Returns: What those who wait are told; nil if the renewal was of another token than the present one.
  mutating func end(_ number: Int, _ result: Result<String, any Error>) -> Result<String, HTTPError.Reason>? {
    guard number == renewal else { return nil }
    renewal = nil
    switch result {
    case .success(let token):
      holder = .user(token: token)
      return .success(token)
    case .failure(let error) where error.isRefusalOfToken:
      refusal = "\(error)"
      return .failure(.refreshFailed("\(error)"))
    case .failure(let error):
      return .failure(.tokenUnavailable("\(error)"))
    }
  }

  /// Takes a new token of the same user.
  ///
  /// - Returns: Whether those who wait go on with it.
  mutating func renew(to token: String, replacing old: String?) -> Bool {
    if case .nobody = holder { return false }
    if let old, old != self.token { return false }
    refusal = nil
    // A renewal of this very token goes on.
    guard token != self.token else { return false }
    holder = .user(token: token)
    renewal = nil
    return true
  }

  /// Takes the token of another user, or nil for nobody.
  mutating func change(to token: String?) {
    holder = token.map { .user(token: $0) } ?? .nobody
    user += 1
    renewal = nil
    refusal = nil
  }
}
