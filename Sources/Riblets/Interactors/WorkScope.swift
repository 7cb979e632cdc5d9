/// The work that ends with the activity of its owner: observations, tasks, and any other ``StreamConnection``.
///
/// `observe` and `task` find it by themselves, so you need not name it. See `Documentation/Lifecycle.md`.
///
/// ```swift
/// observe(score.stream) { interactor, score in interactor.show(score) }  // in the interactor's workScope
/// ```
///
/// One object per owner, made with the first work. While a tree holds the owner active, the scope holds it strongly,
/// so that a delivery costs no weak load; the cycle ends when the tree deactivates the owner or is freed. An owner
/// that was activated without a tree, as in a unit test, is held weakly and may simply be dropped.
@MainActor
public final class WorkScope: Sendable {
  /// The owner, retained, while the scope is open in a tree. Unmanaged, so that a delivery counts no references; unsafe,
  /// because a router's `deinit` asks whether there is one.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var heldOwner: Unmanaged<AnyObject>?
  /// The number of running deliveries to the owner, which is not released meanwhile.
  @exclusivity(unchecked) @usableFromInline var deliveries = 0
  /// The number of releases of the owner that are postponed until no delivery is running.
  @exclusivity(unchecked) @usableFromInline var owedReleases = 0
  @usableFromInline weak var looseOwner: AnyObject?
  @exclusivity(unchecked) private var works: ContiguousArray<StreamConnection> = []
  /// The number of subscriptions at which those that have ended are removed.
  @exclusivity(unchecked) private var nextCleanUp = 8
  private var weakWorkers: [WeakWorker] = []
  // Unsafe only for the `deinit` of an interactor, which asks whether there is work to end.
  @exclusivity(unchecked) private(set) nonisolated(unsafe) var isOpen = false
  private var isEnding = false
  private var owed: Unmanaged<AnyObject>?
  /// The owner's node in the tree; `nil` for an owner outside of any tree.
  weak var node: RibletNode?
  private let ownerType: any Any.Type

  private struct WeakWorker {
    weak var worker: Worker?
  }

  package init(owner: AnyObject, node: RibletNode?) {
    ownerType = type(of: owner)
    self.node = node
  }

  /// The runtime that this scope's work reports to and takes its time from.
  ///
  /// `nil` outside of a tree and outside of a task with a current runtime.
  @_spi(Data) public var runtime: RibletRuntime? { node?.runtime ?? RibletRuntime.current }
  @_spi(Data) public var path: RibletPath? { node?.ribletPath }
  var ownerName: String { String(describing: ownerType) }

  package func open(for owner: AnyObject, isHeld: Bool) {
    isOpen = true
    if isHeld { heldOwner = Unmanaged.passRetained(owner) } else { looseOwner = owner }
  }

  /// Ends all work, last first. Work that is bound meanwhile is refused and diagnosed.
  package func close() {
    isOpen = false
    isEnding = true
    var ending: ContiguousArray<StreamConnection> = []
    swap(&ending, &works)
    while let work = ending.popLast() { work.cancel() }
    isEnding = false
    looseOwner = nil
    guard let released = heldOwner else { return }
    heldOwner = nil
    if deliveries == 0 {
      released.release()
    } else {
      // A delivery has closed the scope from inside: its owner lives until it returns.
      owedReleases += 1
      owed = released
    }
  }

  /// Carries out the releases that were postponed during a delivery, unless another delivery is running.
  @usableFromInline
  func payReleases() {
    guard deliveries == 0, let released = owed else { return }
    let count = owedReleases
    owedReleases = 0
    owed = nil
    for _ in 0..<count { released.release() }
  }

  /// Adds work that was not started yet, or refuses and diagnoses it because the owner is not active.
  ///
  /// Also refused is work that a listener to its start has ended already.
  @usableFromInline
  package func admit(
    _ work: StreamConnection, _ kind: BoundWork.Kind, name: @autoclosure () -> String? = nil,
    at site: @autoclosure () -> CallSite?
  ) -> Bool {
    guard isOpen else {
      report(
        isEnding
          ? .boundWhileEnding(kind, owner: ownerName, path: path)
          : .boundWhileInactive(kind, owner: ownerName, path: path), at: site())
      return false
    }
    if works.count >= nextCleanUp { forgetEndedWork() }
    works.append(work)
    if let runtime, runtime.isListening {
      let started = BoundWork(number: runtime.nextWork(), kind: kind, name: name(), site: site())
      return WorkTrace(started, path: path, runtime: runtime).begin(work)
    }
    return true
  }

  /// Moves live work to the front. A loop, because a closure for the standard library would check its executor each
  /// time. It runs only when the number of entries has doubled, so that its cost per entry stays small.
  private func forgetEndedWork() {
    var live = 0
    for index in works.indices where works[index].isLive {
      if live != index { works.swapAt(live, index) }
      live += 1
    }
    works.removeLast(works.count - live)
    nextCleanUp = max(8, live * 2)
  }

  /// The newest live work that has a property.
  func last(where isWanted: (StreamConnection) -> Bool) -> StreamConnection? {
    works.last { $0.isLive && isWanted($0) }
  }

  package func report(_ kind: @autoclosure () -> Diagnosis.Kind, at site: CallSite?) {
    if let runtime {
      runtime.report(Diagnosis(kind(), at: site), at: path)
    } else {
      DiagnosisReporter.standard.report(Diagnosis(kind(), at: site))
    }
  }

  /// The workers that were started for the owner and are still alive.
  var workers: [Worker] { weakWorkers.compactMap(\.worker) }

  func add(_ worker: Worker) {
    weakWorkers.removeAll { $0.worker == nil }
    weakWorkers.append(WeakWorker(worker: worker))
  }

  func remove(_ worker: Worker) {
    weakWorkers.removeAll { $0.worker == nil || $0.worker === worker }
  }
}
