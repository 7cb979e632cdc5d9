/// Counts the tasks that the framework started against those that wait in a suspension the framework owns.
///
/// When every live task waits, nothing can happen until time moves or a value is sent: the tree is settled. This needs
/// no yields and no sleeps. A task that waits outside of the framework counts as running.
@MainActor
package final class WorkLedger {
  /// The record of a task.
  @MainActor
  package final class Entry: Sendable {
    /// The owner of the task, and the line that started it.
    package let origin: TaskOrigin
    private weak var ledger: WorkLedger?
    fileprivate var task = 0
    private var waits = 0
    private var inheritedWaits = 0
    /// True if the task is considered to wait for tasks that inherited from it.
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

    /// Considers the task as waiting until one that inherited from it continues.
    fileprivate func takeToWait() {
      change { isTakenToWait = true }
    }

    private func change(_ change: () -> Void) {
      let wasParked = isParked
      change()
      if wasParked != isParked, !hasEnded, !isGivenUp { ledger?.count(isParked ? -1 : 1) }
    }
  }

  /// A caller that waits until everything has settled.
  @MainActor
  package final class Waiter: Sendable {
    fileprivate var continuation: CheckedContinuation<Bool, Never>?
    fileprivate var hasGivenUp = false

    package init() {}

    /// Ends the wait before everything has settled.
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

  /// In no order; each entry stores its index. A dictionary by identity would add code to every app, although only
  /// tests use a ledger.
  private var entries: ContiguousArray<Entry> = []
  /// The number of live tasks that neither wait in the framework nor have been given up.
  private var runningCount = 0
  private var waiters: [Waiter] = []
  private var weakRoots: [WeakRoot] = []

  private struct WeakRoot {
    weak var root: RibletNode?
  }

  package init() {}

  /// The entry of the task that runs this code, if it has one.
  ///
  /// An unstructured task and a child task inherit the task-local value, so that `isOwn` is false for them.
  static var entryOfThisTask: (entry: Entry, isOwn: Bool)? {
    guard let entry = current else { return nil }
    return (entry, entry.task == identityOfThisTask)
  }

  /// The entry of the task that runs this code, or of the one that it was started from.
  package static var nearestEntry: Entry? { current }

  private static var identityOfThisTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  /// True if nothing can happen until time moves or a value is sent.
  package var isSettled: Bool { runningCount == 0 }

  /// The number of tasks that have started and not ended.
  package var liveCount: Int { entries.count }
  /// The number of live tasks that wait in the framework.
  package var parkedCount: Int { entries.count { $0.isParked } }

  /// The tasks that have started and not ended, in no order.
  package var liveEntries: [Entry] { Array(entries) }

  /// The tasks that neither end nor wait in the framework.
  package var runningEntries: [Entry] { entries.filter { !$0.isParked && !$0.isGivenUp } }

  /// The launched roots that are still in memory, in the order of their launches.
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
    // Tasks that inherited the entry may outlive it, and one of them may get this task's identity.
    entry.task = 0
    entry.hasEnded = true
    remove(entry)
    if !entry.isGivenUp, !entry.isParked { count(-1) }
  }

  /// Returns when every live task waits in the framework.
  ///
  /// - Parameter waiter: The caller that waits, and may give up.
  /// - Returns: True if it has settled; false if the waiter gave up before.
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

  /// Stops waiting for the tasks that run now; returns them.
  package func giveUpRunningTasks() -> [Entry] {
    let given = runningEntries
    for entry in given { entry.isGivenUp = true }
    count(-given.count)
    return given
  }

  /// Considers running tasks as waiting for tasks that inherited from them and wait in the framework.
  ///
  /// Only correct while the whole process is idle: then no such task can be about to run.
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
