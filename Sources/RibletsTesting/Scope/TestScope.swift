public import Riblets
public import Testing

/// The environment of one test of riblets: virtual time, exact settling, and a record of everything that must end.
///
/// The trait `.testScope` makes one for each test and closes it at the end; ``withTestScope(leakPolicy:settleLimit:sourceLocation:_:)``
/// does the same for a closure. A scope that a test makes itself is closed with
/// ``close(sourceLocation:)``. Tests with a scope each can run in parallel. Main actor only.
///
/// ```swift
/// @Suite(.testScope) @MainActor
/// struct CartTests {
///   @Test func `the cart expires`() async {
///     let scope = TestScope.current()
///     scope.launch(cartRouter)
///     await scope.advance(by: .seconds(60))
///   }
/// }
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class TestScope: Sendable {
  /// The runtime to launch the tree with: `root.launch(in: scope.runtime)`. Its reporter is silent: read
  /// ``diagnoses``.
  public let runtime: RibletRuntime
  /// The time of the tree; moved with ``advance(by:sourceLocation:)``. It begins at zero.
  public let clock: TestClock
  /// The events of the tree, in order.
  ///
  /// A test can compare their descriptions, or look for one kind: `scope.events.contains { … }`.
  public private(set) var events: [RibletEvent] = []
  /// The real time for which ``settle(sourceLocation:)`` waits for a task that waits outside of the framework.
  let settleLimit: Duration
  let creation: SourceLocation
  let ledger: WorkLedger
  /// The calls of all mocks that are made while this is the current scope.
  nonisolated let callLedger = CallLedger()
  private(set) var liveWork: [Int: LiveWork] = [:]
  /// The diagnoses that no test has read, each with its line.
  private var unseenDiagnoses: [(Diagnosis, CallSite?)] = []
  private var seenDiagnoses: [Diagnosis] = []
  /// The line that detached the riblet whose leak is about to be reported as a diagnosis.
  private var leakSite: CallSite?
  /// The roots that the test launched, while they are active.
  private var launched: [RibletNode] = []
  /// The parts of inactive riblets that have to be freed.
  private(set) var terminated: [ObjectIdentifier: BranchParts] = [:]
  var endings: [@MainActor () async -> Void] = []
  var audits: [@MainActor (_ hasSurvivors: Bool) -> Void] = []
  var lastLooks: [@MainActor () async -> Void] = []
  /// The line that moves time, while it is moved.
  var movingLine: SourceLocation?
  private(set) var isClosed = false
  /// The text that a tester adds to failures during its calls, such as the content of the screen.
  @_spi(TestSupport) public var surroundings: (@MainActor () -> String)?
  private let listening = StreamConnection()

  /// Makes a scope whose time is zero.
  ///
  /// You have to call ``close(sourceLocation:)``. The trait `.testScope` does both.
  ///
  /// - Parameters:
  ///   - leakPolicy: The policy for detached riblets, which are expected to be freed in virtual time.
  ///   - settleLimit: The real time for which the process may be idle while a task waits outside of the framework.
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

  deinit {
    if !isClosed { Task { @MainActor in SubscriptionAudit.stop() } }
  }

  /// The diagnoses of the tree, in order.
  ///
  /// Diagnoses that the test has not read fail it when the scope is closed.
  ///
  /// ```swift
  /// #expect(scope.diagnoses.map(\.id) == ["riblets.attached-elsewhere"])
  /// ```
  public var diagnoses: [Diagnosis] {
    _ = takeUnseenDiagnoses()
    return seenDiagnoses
  }

  /// Launches a riblet as the root of a tree, which the scope holds as long as it is active, and
  /// terminates at its end.
  ///
  /// ```swift
  /// scope.launch(shopRouter)
  /// expectTree(shopRouter, "Shop")
  /// ```
  ///
  /// The riblet need not be a launch router. It is active when the call returns.
  public func launch(_ root: RibletNode) {
    hold(root)
    root.launchAsRoot(in: runtime)
  }

  /// Holds a root that was launched in the runtime of this scope, or will be, as long as it is active. For other test
  /// kits.
  @_spi(TestSupport) public func hold(_ root: RibletNode) {
    launched.append(root)
  }

  /// Runs something when the scope is closed, before trees are terminated; what was added last runs first.
  package func atEnd(_ action: @escaping @MainActor () async -> Void) {
    endings.append(action)
  }

  /// Adds a check for the end of the scope, after trees were terminated and the scope has made its own checks.
  ///
  /// - Parameter audit: Gets true if the scope has reported work that is still alive, which may be the cause of further
  ///   findings.
  package func atEndOfBooks(_ audit: @escaping @MainActor (_ hasSurvivors: Bool) -> Void) {
    audits.append(audit)
  }

  /// Runs something when the scope is closed, after trees were terminated and leaks were checked.
  package func afterEnd(_ look: @escaping @MainActor () async -> Void) {
    lastLooks.append(look)
  }

  /// Ends the recording; returns true if it had not ended before.
  func endBooks() -> Bool {
    guard !isClosed else { return false }
    isClosed = true
    SubscriptionAudit.stop()
    return true
  }

  /// Returns the diagnoses that no test has read; they count as read now.
  func takeUnseenDiagnoses() -> [(Diagnosis, CallSite?)] {
    defer { unseenDiagnoses = [] }
    seenDiagnoses += unseenDiagnoses.map(\.0)
    return unseenDiagnoses
  }

  /// Releases terminated roots, and keeps weak references to their parts, which have to be freed.
  private func noteTerminatedRoots() {
    for root in ledger.roots where !root.isActive && terminated[ObjectIdentifier(root)] == nil {
      terminated[ObjectIdentifier(root)] = root.partsToFree()
    }
    launched.removeAll { !$0.isActive }
  }

  private func note(_ event: RibletEvent) {
    events.append(event)
    switch event.kind {
    case .deactivated: noteTerminatedRoots()
    case .leaked(let leak): leakSite = leak.site
    case .diagnosed(let diagnosis):
      unseenDiagnoses.append((diagnosis, diagnosis.site ?? leakSite))
      leakSite = nil
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
  /// Makes this riblet, which is not a launch router, the root of a live tree: `cartRouter.launch(under: scope)`.
  public final func launch(under scope: TestScope) {
    scope.launch(self)
  }

  /// Ends a tree in the middle of a test, to assert the effects.
  ///
  /// ```swift
  /// cartRouter.terminateTree()
  /// #expect(!cartRouter.isActive)
  /// ```
  ///
  /// The test may keep the parts of the tree. With the trait `.testScope` they have to be freed when the test is over.
  /// You need not call it at the end, because the scope terminates its trees. A riblet that is not a launched root is
  /// diagnosed.
  public final func terminateTree() {
    terminateAsRoot(isKept: true)
  }
}
