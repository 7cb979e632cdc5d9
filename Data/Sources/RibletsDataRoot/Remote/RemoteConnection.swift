@_spi(Data) import Riblets
public import RibletsData

/// The rules for requests to a server: how many run at a time, how failed requests are retried, and how long they may
/// take.
///
/// Make one for each server, and share it among its domains.
///
/// ```swift
/// let connection = RemoteConnection(limit: 4)
/// let menu = root.provider(for: Menu.self, remote: server, over: connection) { SQLiteMenu($0) }
/// let stock = connection.provider(for: Stock.self, remote: server)
/// ```
///
/// See `Documentation/Server.md`.
@MainActor
public final class RemoteConnection: Sendable {
  /// The number of requests that run at a time. Others wait, by their priority.
  public let limit: Int
  /// The rule for failed requests. Queries and errors decide if a retry is allowed at all.
  public let retries: RetryPolicy
  /// The longest time for a request, all attempts and pauses together, unless its query has a deadline of its own;
  /// `nil` for no limit.
  public let deadline: Duration?
  /// The number of requests that run now, at most ``limit``. For tests and debug screens.
  public private(set) var runningCount = 0
  /// The time of requests that belong to no tree.
  let clock: any RibletClock = SystemClock()
  private var random: any RandomNumberGenerator
  private var waiting: [ConnectionTurn] = []

  /// Makes the rules for one server. A limit below 1 stops the process.
  ///
  /// - Parameters:
  ///   - limit: At least 1. A request that ends by its deadline counts until the server's function has returned.
  ///   - retries: The rule for failed requests.
  ///   - deadline: The longest time for a request; `nil` for no limit.
  ///   - random: Makes idempotency keys and the random part of pauses. A test passes a fixed one.
  public init(
    limit: Int = 6, retries: RetryPolicy = .standard, deadline: Duration? = .seconds(30),
    random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    precondition(
      limit > 0, "A RemoteConnection with a limit of \(limit) would never ask. Give it a limit of 1 or more.")
    self.limit = limit
    self.retries = retries
    self.deadline = deadline
    self.random = random
  }

  /// The number of requests that wait for a running request to end. If it is often high, raise ``limit``.
  public var waitingCount: Int { waiting.count }

  /// Makes the provider of a domain without a store.
  ///
  /// ```swift
  /// let stock = connection.provider(for: Stock.self, remote: server)
  /// ```
  ///
  /// Make one for each domain and share it: two providers of one domain do not tell each other's observers of their
  /// mutations.
  public func provider<Domain: RemoteDataDomain>(
    for domain: Domain.Type, remote: Domain.Remote
  ) -> DataProvider<Domain> where Domain.Source == Never {
    DataProvider(RemoteExecutor<Domain>(remote: remote, over: self, store: nil))
  }

  package func drawKey() -> IdempotencyKey { IdempotencyKey(using: &random) }

  func drawFraction() -> Double { Double.random(in: 0...1, using: &random) }

  /// Waits until a request may run: those of higher priority go first, then those that came first.
  func enter(_ turn: ConnectionTurn) async throws {
    if runningCount < limit, waiting.isEmpty {
      runningCount += 1
      return
    }
    let suspension = Suspension<Bool>()
    turn.suspension = suspension
    waiting.append(turn)
    guard await suspension.wait(cancelled: false) else {
      waiting.removeAll { $0 === turn }
      throw CancellationError()
    }
  }

  func leave() {
    // The place is handed on, so that nobody who comes meanwhile takes it.
    while let next = nextIndex {
      let suspension = waiting.remove(at: next).suspension
      guard let suspension, suspension.isWaiting else { continue }
      return suspension.resume(true)
    }
    runningCount -= 1
  }

  /// The first of those with the highest priority.
  private var nextIndex: Int? {
    guard let highest = waiting.map(\.priority).max() else { return nil }
    return waiting.firstIndex { $0.priority == highest }
  }
}

/// The place of one request among those that wait for a connection.
@MainActor
final class ConnectionTurn: Sendable {
  var priority: RequestPriority
  fileprivate var suspension: Suspension<Bool>?

  init(priority: RequestPriority) {
    self.priority = priority
  }
}
