import RibletsHTTP

/// The promise to users, stated without the code that keeps it: who was signed in when, and what may be seen of whom.
///
/// Each sign-in is a stay of its own, with a number, also of one who was there before; a token and an answer carry the number of
/// their stay. A change of user takes effect at some moment between its call and its return, so a stay has a latest end.
struct UserLedger {
  struct Stay {
    /// The time at which it may have begun.
    let start: Int
    /// The time at which it has certainly ended.
    var end = Int.max
    /// False after a sign-out.
    let isUser: Bool
    /// The number of tokens that were made for it.
    var tokens = 1
    /// The tokens that must not be used any more: each was made of one that the app had replaced before.
    var dropped: Set<String> = []
    /// The token that the app has brought last.
    var brought: (token: String, time: Int)?
  }

  struct Ask {
    /// The time at which the client was asked, or made for its user.
    let start: Int
    /// The time at which it was certainly begun: that of its first sign of life.
    var begun: Int?
    /// The number of its stay, since the server has seen it.
    var stay: Int?
    var isCancelled = false
    var isOver = false
  }

  struct Renewal {
    let old: String
    var isRefused = false
    var isFailed = false
  }

  private(set) var stays: [Stay] = []
  private(set) var asks: [Ask] = []
  private(set) var renewals: [Renewal] = []
  private(set) var problems: [String] = []
  /// The events, as text.
  private(set) var story: [String] = []
  private(set) var counts: [String: Int] = [:]
  private var time = 0

  private mutating func tick(_ event: String) -> Int {
    time += 1
    story.append("\(time): \(event)")
    return time
  }

  private mutating func check(_ isKept: Bool, _ problem: @autoclosure () -> String) {
    if !isKept { problems.append("\(time): \(problem())") }
  }

  mutating func count(_ outcome: String) { counts[outcome, default: 0] += 1 }

  // Users

  static func token(_ stay: Int, _ number: Int) -> String { "\(stay).\(number)" }

  static func stay(of token: String?) -> Int? { token?.split(separator: ".").first.flatMap { Int($0) } }

  /// A change of user is called.
  ///
  /// - Returns: The token of the next stay.
  mutating func willChange(isUser: Bool) -> String {
    let now = tick(isUser ? "stay \(stays.count) begins" : "nobody stays, as \(stays.count)")
    stays.append(Stay(start: now, isUser: isUser))
    return Self.token(stays.count - 1, 0)
  }

  /// The change has returned: all stays before the last one are over.
  mutating func didChange() {
    let now = tick("stay \(stays.count - 1) has begun")
    for index in stays.indices.dropLast() { stays[index].end = min(stays[index].end, now) }
  }

  /// The stays that may have been there at some moment of a time.
  private func stays(from start: Int, to end: Int) -> Set<Int> {
    Set(stays.indices.filter { stays[$0].start <= end && stays[$0].end >= start })
  }

  /// A further token of the last stay, which the app brings; nil if nobody is there.
  mutating func bringToken() -> String? {
    guard let last = stays.indices.last, stays[last].isUser else { return nil }
    let token = Self.token(last, stays[last].tokens)
    stays[last].tokens += 1
    _ = tick("the app brings \(token)")
    return token
  }

  mutating func didBring(_ token: String) {
    guard let stay = Self.stay(of: token) else { return }
    stays[stay].brought = (token, tick("\(token) is brought"))
  }

  // Requests

  /// - Parameter fixed: The time at which the client was made for its user; nil for a client of all users.
  mutating func ask(_ what: String, fixed: Int?) -> Int {
    let now = tick("\(asks.count) asks for \(what)\(fixed.map { ", for who was there at \($0)" } ?? "")")
    asks.append(Ask(start: fixed ?? now, begun: fixed))
    return asks.count - 1
  }

  /// A client is made for the user who is there.
  mutating func fix() -> Int { tick("a client is made for its user") }

  mutating func cancel(_ number: Int) {
    asks[number].isCancelled = true
    _ = tick("\(number) is cancelled")
  }

  /// The server gets a request.
  ///
  /// - Parameter isCancelled: True if its task was cancelled, which a bad transport does not heed.
  mutating func arrive(_ number: Int, token: String?, isCancelled: Bool) {
    let now = tick("\(number) arrives with \(token ?? "no token")")
    let ask = asks[number]
    guard let token, let stay = Self.stay(of: token) else { return check(false, "\(number) was sent without a token") }
    check(ask.stay ?? stay == stay, "\(number) was sent for stay \(ask.stay ?? -1), and again for stay \(stay)")
    check(
      stays(from: ask.start, to: ask.begun ?? now).contains(stay),
      "\(number) carries the token of stay \(stay), which was not there when it was begun")
    check(isCancelled || stays[stay].end > now, "\(number) was sent after the end of its stay \(stay)")
    check(
      !stays[stay].dropped.contains(token), "\(number) carries \(token), which was renewed from a token of the past")
    asks[number].begun = ask.begun ?? now
    asks[number].stay = stay
  }

  /// Some of an answer is returned, of the server or of the cache.
  mutating func receive(_ number: Int, _ text: String) {
    let now = tick("\(number) is told of \(text)")
    let ask = asks[number]
    let stay = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1
    check(!text.hasSuffix("late"), "\(number) was given an answer that came after the end of its stay")
    check(ask.stay ?? stay == stay, "\(number) of stay \(ask.stay ?? -1) was given what is of stay \(stay)")
    check(
      stays(from: ask.start, to: ask.begun ?? now).contains(stay),
      "\(number) was given what is of stay \(stay), which was not there when it was begun")
    asks[number].begun = ask.begun ?? now
    asks[number].stay = stay
  }

  /// The server answers a request, or sends more of an answer.
  ///
  /// - Returns: The text of it, with the stay for which it is, and whether that is over.
  mutating func answer(_ number: Int, for stay: Int) -> String {
    let isLate = stays.indices.contains(stay) && stays[stay].end < .max
    _ = tick("\(number) is answered\(isLate ? ", late" : "")")
    return "stay \(stay)\(isLate ? " late" : "")"
  }

  mutating func end(_ number: Int, _ reason: HTTPError.Reason?) {
    _ = tick("\(number) ends: \(reason.map { "\($0)" } ?? "well, or cancelled")")
    let ask = asks[number]
    asks[number].isOver = true
    switch reason {
    case .userChanged:
      check(stays(from: ask.start, to: time).count > 1, "\(number) was ended for no change")
    case .signedOut:
      check(
        stays(from: ask.start, to: time).contains { !stays[$0].isUser }, "\(number) was told that nobody was there")
    default: break
    }
  }

  /// The requests that have to end by themselves: those that were cancelled, and those whose stay is over.
  ///
  /// - Parameter isOver: True if no request is of the stay that is there.
  func due(isOver: Bool) -> [Int] {
    asks.indices.filter { index in
      let ask = asks[index]
      return !ask.isOver && (isOver || ask.isCancelled || ask.stay.map { stays[$0].end < .max } ?? false)
    }
  }

  mutating func miss(_ number: Int) { check(false, "\(number) does not end") }

  // Renewals

  mutating func beginRenewal(of token: String?) -> Int {
    _ = tick("renewal \(renewals.count) of \(token ?? "nothing") begins")
    let token = token ?? ""
    let earlier = renewals.filter { $0.old == token }
    check(!earlier.contains(where: \.isRefused), "the renewal of \(token) was refused before")
    check(earlier.allSatisfy(\.isFailed), "\(token) is renewed twice")
    renewals.append(Renewal(old: token))
    return renewals.count - 1
  }

  /// - Returns: The new token.
  mutating func succeed(_ renewal: Int) -> String {
    let old = renewals[renewal].old
    guard let stay = Self.stay(of: old) else { return "" }
    let token = Self.token(stay, stays[stay].tokens)
    let now = tick("renewal \(renewal) brings \(token)")
    stays[stay].tokens += 1
    if let brought = stays[stay].brought, brought.time < now, brought.token != old, isNewer(brought.token, than: old) {
      stays[stay].dropped.insert(token)
    }
    return token
  }

  private func isNewer(_ token: String, than other: String) -> Bool {
    func number(_ token: String) -> Int { token.split(separator: ".").last.flatMap { Int($0) } ?? 0 }
    return number(token) > number(other)
  }

  mutating func fail(_ renewal: Int, isRefused: Bool) {
    renewals[renewal].isRefused = isRefused
    renewals[renewal].isFailed = true
    _ = tick("renewal \(renewal) \(isRefused ? "is refused" : "fails")")
  }

  mutating func renewalIsCancelled(_ renewal: Int) { check(false, "renewal \(renewal) was cancelled") }

  mutating func find(_ file: String, of stay: Int) {
    check(stays[stay].end == .max, "\(file) has an answer of stay \(stay), which is over")
  }
}
