@_spi(Data) import Riblets
public import RibletsData

/// The rules for requests to a server, and the number of them that run at a time, for all domains that it is given to.
///
/// ```swift
/// let connection = RemoteConnection(limit: 4)
/// let menu = root.provider(for: Menu.self, remote: server, over: connection) { SQLiteMenu($0) }
/// let stock = connection.provider(for: Stock.self, remote: server)
/// ```
@MainActor
public final class RemoteConnection: Sendable {
  /// The number of requests that run at a time.
  public let limit: Int
  /// The rule for failed requests.
  public let retries: RetryPolicy
  /// The longest time that a request takes, all attempts and pauses together, if its query does not say another one.
  public let deadline: Duration?
  /// The number of requests that run.
  public private(set) var runningCount = 0
  /// The time of requests that belong to no tree.
  let clock: any RibletClock = SystemClock()
  private var random: any RandomNumberGenerator
  private var waiting: [ConnectionTurn] = []

  /// Makes the rules.
  ///
  /// - Parameters:
  ///   - limit: At least one; a request that ends by its deadline counts until the server's function has returned.
  ///   - random: Draws idempotency keys and the random part of pauses.
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

  /// The number of requests that wait for others to end.
  public var waitingCount: Int { waiting.count }

  /// The provider of a domain without a store.
  ///
  /// Two providers of the same domain do not tell each other's observers of their mutations.
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
