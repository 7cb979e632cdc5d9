public import Riblets

/// The runtime of a tree under test: virtual time, exact settling, and what the tree told.
///
/// Each test makes its own; tests with one each can run in parallel. Main actor only.
@MainActor
public final class TestRuntime: Sendable {
  /// What to launch the tree with.
  public let runtime: RibletRuntime
  /// Everything the tree told, in order.
  public private(set) var events: [RibletEvent] = []
  /// The mistakes among it.
  public private(set) var diagnoses: [Diagnosis] = []
  private let manualClock: ManualClock
  private let ledger: WorkLedger

  /// Makes a runtime whose time stands at zero.
  ///
  /// - Parameter leakPolicy: Whether detached riblets are expected to be freed, in virtual time.
  public init(leakPolicy: LeakPolicy = .on()) {
    let clock = ManualClock()
    let ledger = WorkLedger()
    manualClock = clock
    self.ledger = ledger
    runtime = RibletRuntime(clock: clock, reporter: .silent, leakPolicy: leakPolicy, ledger: ledger)
    runtime.events.sink { [weak self] event in self?.note(event) }
  }

  /// The time of the tree.
  public var clock: any RibletClock { manualClock }

  /// Returns when every task that the framework started has ended or waits in the framework: for time, for a stream.
  ///
  /// Exact without yields or sleeps. A task that waits in something foreign keeps this from returning.
  public func settle() async {
    await ledger.settle()
  }

  /// Moves virtual time, one due action after the other, and settles after each.
  public func advance(by duration: Duration) async {
    await settle()
    let end = manualClock.now + duration
    while manualClock.runNext(until: end) { await settle() }
    manualClock.advance(by: max(end - manualClock.now, .zero))
  }

  /// Moves virtual time in one leap, as a process sees it that was stopped meanwhile: what is due runs late, once.
  package func jump(by duration: Duration) {
    manualClock.jump(by: duration)
  }

  /// How many actions wait for their time.
  package var pendingActionCount: Int { manualClock.pendingCount }

  private func note(_ event: RibletEvent) {
    events.append(event)
    if case .diagnosed(let diagnosis) = event.kind { diagnoses.append(diagnosis) }
  }
}

extension RibletNode {
  /// Makes this riblet, which is no launch router, the root of a live tree.
  public final func launch(under test: TestRuntime) {
    launchAsRoot(in: test.runtime)
  }

  /// Deactivates a tree that was launched by a test.
  public final func terminateTree() {
    terminateAsRoot()
  }
}
