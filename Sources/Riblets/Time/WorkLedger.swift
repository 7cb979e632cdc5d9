/// Counts the tasks that the framework started against those that wait in a suspension the framework owns.
///
/// When every live task waits, nothing can happen until time moves or somebody sends a value: the tree is settled. No
/// yields and no sleeps are needed to know it. A task that waits in something foreign counts as running.
@MainActor
package final class WorkLedger {
  /// A task's line in the books.
  @MainActor
  final class Entry: Sendable {
    private weak var ledger: WorkLedger?
    fileprivate var task = 0

    fileprivate init(_ ledger: WorkLedger) {
      self.ledger = ledger
    }

    func park() { ledger?.didPark() }
    func unpark() { ledger?.didUnpark() }
  }

  @TaskLocal private static var current: Entry?

  /// How many tasks have started and not ended.
  package private(set) var liveCount = 0
  /// How many of them wait in the framework.
  package private(set) var parkedCount = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// The entry of the task that runs this code, if a ledger knows it.
  ///
  /// An unstructured task inherits the task-local value, so the entry counts only for the task it was made for.
  static var entryOfThisTask: Entry? {
    guard let entry = current, entry.task == identityOfThisTask else { return nil }
    return entry
  }

  private static var identityOfThisTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  /// Whether nothing can happen before time moves or a value is sent.
  package var isSettled: Bool { liveCount == parkedCount }

  /// Runs the body of a task in the books.
  func run(_ body: @MainActor () async -> Void) async {
    liveCount += 1
    let entry = Entry(self)
    entry.task = Self.identityOfThisTask
    await Self.$current.withValue(entry) { await body() }
    // Tasks that inherited the entry may live on, and one of them may get this task's identity.
    entry.task = 0
    liveCount -= 1
    tellWaiters()
  }

  /// Returns when every live task waits in the framework.
  package func settle() async {
    while !isSettled { await withCheckedContinuation { waiters.append($0) } }
  }

  private func didPark() {
    parkedCount += 1
    tellWaiters()
  }

  private func didUnpark() { parkedCount -= 1 }

  private func tellWaiters() {
    guard isSettled, !waiters.isEmpty else { return }
    let told = waiters
    waiters = []
    for waiter in told { waiter.resume() }
  }
}
