/// Counts the tasks that the framework started against those that wait in a suspension the framework owns.
///
/// When every live task waits, nothing can happen until time moves or somebody sends a value: the tree is settled. No
/// yields and no sleeps are needed to know it. A task that waits in something foreign counts as running.
@MainActor
package final class WorkLedger {
  /// A task's line in the books.
  @MainActor
  package final class Entry: Sendable {
    /// The owner of the task, and the line that started it.
    package let origin: TaskOrigin
    private weak var ledger: WorkLedger?
    fileprivate var task = 0
    private var waits = 0
    private var inheritedWaits = 0
    /// True if the task is taken to wait for those that inherited from it.
    private var isTakenToWait = false
    fileprivate var hasEnded = false
    fileprivate var place = 0
    /// True if the task is not waited for any more, because it did not come back in time.
    package fileprivate(set) var isGivenUp = false

    fileprivate init(_ origin: TaskOrigin, in ledger: WorkLedger) {
      self.origin = origin
      self.ledger = ledger
    }

    /// True while the task waits in the framework.
    package var isParked: Bool { waits > 0 || isTakenToWait }

    /// True while a task that inherited from this one, such as its child, waits in the framework.
    package var hasInheritedWait: Bool { inheritedWaits > 0 }

    func park(_ isOwn: Bool) {
      change { if isOwn { waits += 1 } else { inheritedWaits += 1 } }
    }

    func unpark(_ isOwn: Bool) {
      change {
        if isOwn { waits -= 1 } else { inheritedWaits -= 1 }
        isTakenToWait = false
      }
    }

    /// Takes the task to wait until one that inherited from it goes on.
    fileprivate func takeToWait() {
      change { isTakenToWait = true }
    }

    private func change(_ change: () -> Void) {
      let wasParked = isParked
      change()
      if wasParked != isParked, !hasEnded, !isGivenUp { ledger?.count(isParked ? -1 : 1) }
    }
  }

  /// One who waits until everything has settled.
  @MainActor
  package final class Waiter: Sendable {
    fileprivate var continuation: CheckedContinuation<Bool, Never>?
    fileprivate var hasGivenUp = false

    package init() {}

    /// Ends the wait although not everything has settled.
    package func giveUp() {
      hasGivenUp = true
      tell(false)
    }

    fileprivate func tell(_ hasSettled: Bool) {
      let told = continuation
      continuation = nil
      told?.resume(returning: hasSettled)
    }
  }

  @TaskLocal private static var current: Entry?

  /// In no order; each knows its place. A table by identity would weigh on every app, which never keeps books.
  private var entries: ContiguousArray<Entry> = []
  /// The number of live tasks that neither wait in the framework nor have been given up.
  private var runningCount = 0
  private var waiters: [Waiter] = []
  private var weakRoots: [WeakRoot] = []

  private struct WeakRoot {
    weak var root: RibletNode?
  }

  package init() {}

  /// The entry of the task that runs this code, if a ledger knows it.
  ///
  /// An unstructured task and a child inherit the task-local value, so the entry is theirs only by inheritance.
  static var entryOfThisTask: (entry: Entry, isOwn: Bool)? {
    guard let entry = current else { return nil }
    return (entry, entry.task == identityOfThisTask)
  }

  /// The entry of the task that runs this code, or of the one that it was started from.
  package static var nearestEntry: Entry? { current }

  private static var identityOfThisTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  /// True if nothing can happen before time moves or a value is sent.
  package var isSettled: Bool { runningCount == 0 }

  /// The number of tasks that have started and not ended.
  package var liveCount: Int { entries.count }
  /// The number of live tasks that wait in the framework.
  package var parkedCount: Int { entries.count { $0.isParked } }

  /// The tasks that have started and not ended, in no order.
  package var liveEntries: [Entry] { Array(entries) }

  /// The tasks that neither end nor wait in the framework.
  package var runningEntries: [Entry] { entries.filter { !$0.isParked && !$0.isGivenUp } }

  /// The roots that were launched and are still there, in the order in which they were.
  package var roots: [RibletNode] { weakRoots.compactMap(\.root) }

  func note(root: RibletNode) {
    weakRoots.removeAll { $0.root == nil || $0.root === root }
    weakRoots.append(WeakRoot(root: root))
  }

  /// Starts a task that this ledger counts from now on, also where its body begins later; see ``startTask(_:)``.
  func start(
    _ origin: TaskOrigin = TaskOrigin(name: nil, owner: "no owner", site: nil),
    _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let entry = Entry(origin, in: self)
    entry.place = entries.count
    entries.append(entry)
    runningCount += 1
    return startTask { [self] in await run(entry, body) }
  }

  private func run(_ entry: Entry, _ body: @MainActor () async -> Void) async {
    entry.task = Self.identityOfThisTask
    await Self.$current.withValue(entry) { await body() }
    // Tasks that inherited the entry may live on, and one of them may get this task's identity.
    entry.task = 0
    entry.hasEnded = true
    remove(entry)
    if !entry.isGivenUp, !entry.isParked { count(-1) }
  }

  /// Returns when every live task waits in the framework.
  ///
  /// - Parameter waiter: Who may give up.
  /// - Returns: Whether it has settled; `false` if the waiter gave up before.
  @discardableResult
  package func settle(_ waiter: Waiter? = nil) async -> Bool {
    while !isSettled {
      let waiter = waiter ?? Waiter()
      if waiter.hasGivenUp { return false }
      waiters.append(waiter)
      let hasSettled = await withCheckedContinuation { waiter.continuation = $0 }
      waiters.removeAll { $0 === waiter }
      if !hasSettled { return isSettled }
    }
    return true
  }

  /// Does not wait any longer for the tasks that run now; returns them.
  package func giveUpRunningTasks() -> [Entry] {
    let given = runningEntries
    for entry in given { entry.isGivenUp = true }
    count(-given.count)
    return given
  }

  /// Takes running tasks to wait for those that inherited from them and wait in the framework.
  ///
  /// Only right when the whole process stands still: then no such task can be on its way.
  package func takeParentsToWait() {
    for entry in runningEntries where entry.hasInheritedWait { entry.takeToWait() }
  }

  private func remove(_ entry: Entry) {
    guard let last = entries.popLast(), last !== entry else { return }
    entries[entry.place] = last
    last.place = entry.place
  }

  private func count(_ change: Int) {
    runningCount += change
    tellWaiters()
  }

  private func tellWaiters() {
    guard isSettled, !waiters.isEmpty else { return }
    let told = waiters
    waiters = []
    for waiter in told { waiter.tell(true) }
  }
}
