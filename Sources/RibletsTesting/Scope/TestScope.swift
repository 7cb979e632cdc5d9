public import Riblets
public import Testing

/// What one test of riblets needs around it: virtual time, exact settling, and books of everything that must end.
///
/// The trait `.testScope` makes one for each test and closes it at the end; ``withTestScope(leakPolicy:settleLimit:sourceLocation:_:)``
/// does the same for a closure. One that is made by hand is closed with ``close(sourceLocation:)``. Tests with a scope
/// each can run in parallel. Main actor only.
@MainActor
public final class TestScope: Sendable {
  /// What to launch the tree with.
  public let runtime: RibletRuntime
  /// The time of the tree; moved with ``advance(by:sourceLocation:)``.
  public let clock: TestClock
  /// Everything the tree told, in order.
  public private(set) var events: [RibletEvent] = []
  /// How long ``settle(sourceLocation:)`` waits, in real time, for a task that waits in something foreign.
  let settleLimit: Duration
  let creation: SourceLocation
  let ledger: WorkLedger
  private(set) var liveWork: [Int: LiveWork] = [:]
  /// Mistakes that no test has looked at.
  private var unseenDiagnoses: [Diagnosis] = []
  private var seenDiagnoses: [Diagnosis] = []
  var endings: [@MainActor () async -> Void] = []
  /// The line that moves time, while it is moved.
  var movingLine: SourceLocation?
  private(set) var isClosed = false
  private let listening = Subscription()

  /// Makes a scope whose time stands at zero.
  ///
  /// - Parameters:
  ///   - leakPolicy: Whether detached riblets are expected to be freed, in virtual time.
  ///   - settleLimit: How much real time the process may stand still while a task waits in something foreign.
  public init(
    leakPolicy: LeakPolicy = .on(), settleLimit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    clock = TestClock()
    ledger = WorkLedger()
    self.settleLimit = settleLimit
    creation = sourceLocation
    runtime = RibletRuntime(clock: clock, reporter: .silent, leakPolicy: leakPolicy, ledger: ledger)
    SubscriptionAudit.start()
    runtime.events.subscribe(listening) { [weak self] event in
      if let event { self?.note(event) }
    }
  }

  isolated deinit {
    if !isClosed { SubscriptionAudit.stop() }
  }

  /// The mistakes in the use of the framework that the tree told, in order.
  ///
  /// Reading them counts as having looked: those that no test has read fail it when the scope is closed.
  public var diagnoses: [Diagnosis] {
    seenDiagnoses += unseenDiagnoses
    unseenDiagnoses = []
    return seenDiagnoses
  }

  /// Launches a riblet as the root of a tree that the scope terminates at its end.
  public func launch(_ root: RibletNode) {
    root.launchAsRoot(in: runtime)
  }

  /// Runs something when the scope is closed, before trees are terminated; what was added last runs first.
  package func atEnd(_ action: @escaping @MainActor () async -> Void) {
    endings.append(action)
  }

  /// Ends the books; says whether they were open.
  func endBooks() -> Bool {
    guard !isClosed else { return false }
    isClosed = true
    SubscriptionAudit.stop()
    return true
  }

  func takeUnseenDiagnoses() -> [Diagnosis] {
    defer { _ = diagnoses }
    return unseenDiagnoses
  }

  private func note(_ event: RibletEvent) {
    events.append(event)
    switch event.kind {
    case .diagnosed(let diagnosis): unseenDiagnoses.append(diagnosis)
    case .workStarted(let work): liveWork[work.number] = LiveWork(work: work, path: event.path)
    case .workEnded(let work, _): liveWork[work.number] = nil
    default: break
    }
  }
}

/// Work that was started and has not ended.
struct LiveWork {
  let work: BoundWork
  let path: RibletPath?
}

extension RibletNode {
  /// Makes this riblet, which is no launch router, the root of a live tree.
  public final func launch(under scope: TestScope) {
    scope.launch(self)
  }

  /// Deactivates a tree that was launched by a test.
  public final func terminateTree() {
    terminateAsRoot()
  }
}
