/// The environment that the riblets of one tree share: events, diagnoses, and time.
///
/// It is set at launch, inherited by everything that is attached, and kept by detached branches. Two trees with a
/// runtime each share nothing, so they can live in one process and tests can run in parallel.
///
/// Make one if you want to listen to events, report diagnoses elsewhere, or control time. Otherwise `launch()` makes
/// it.
///
/// ```swift
/// let runtime = RibletRuntime(reporter: .stopping)
/// let log = runtime.events.sink { print($0) }
/// rootRouter.launch(in: runtime)
/// ```
///
/// See `Documentation/Lifecycle.md`.
@MainActor
public final class RibletRuntime: Sendable {
  /// The runtime of objects outside of any tree, such as an interactor under test: bound to a task
  /// with `RibletRuntime.$current.withValue(runtime) { … }`.
  ///
  /// Test scopes set it, so that you seldom do.
  @TaskLocal public static var current: RibletRuntime?

  /// The time of the tree, for its delays and deadlines. Riblets read it as `ribletClock`.
  public let clock: any RibletClock
  /// The receiver of misuse of the framework, as it was given at `init`. It cannot be replaced later.
  public let reporter: DiagnosisReporter
  /// The detector that expects detached riblets to be freed. It is off in release builds by default.
  public let leaks: LeakDetector
  /// The task records of a test that waits for the tree to settle.
  package let ledger: WorkLedger?
  private let sender = MutableEventStream<RibletEvent>()
  private var lastNumber: UInt32 = 0
  private var lastWork = 0

  /// Makes the runtime of one tree.
  ///
  /// - Parameters:
  ///   - clock: Real time, or a clock that a test controls.
  ///   - reporter: The standard one prints and continues, or stops under a debugger.
  ///   - leakPolicy: The standard one looks for leaks in debug builds of the framework, and is off in release.
  public convenience init(
    clock: any RibletClock = SystemClock(),
    reporter: DiagnosisReporter = .standard,
    leakPolicy: LeakPolicy = .standard
  ) {
    self.init(clock: clock, reporter: reporter, leakPolicy: leakPolicy, ledger: nil)
  }

  package init(
    clock: any RibletClock, reporter: DiagnosisReporter, leakPolicy: LeakPolicy, ledger: WorkLedger?
  ) {
    self.clock = clock
    self.reporter = reporter
    self.ledger = ledger
    leaks = leakPolicy.detector(clock: clock)
    leaks.report(to: self)
  }

  /// The events of the tree, sent synchronously on the main actor. Without listeners an event costs one branch.
  ///
  /// Keep the result of `sink` to cancel it. A listener may attach and detach riblets.
  public var events: EventStream<RibletEvent> { sender.stream }

  /// True if an event has a receiver. Ask it before you make a costly event.
  @_spi(Data) public var isListening: Bool { sender.subscriberCount > 0 }

  /// Sends an event to the listeners, before the call returns. For the packages of Riblets that have events of their
  /// own.
  @_spi(Data) public func tell(_ event: RibletEvent) { sender.send(event) }

  /// Reports a misuse to the listeners and to the reporter.
  func report(_ diagnosis: @autoclosure () -> Diagnosis, at path: RibletPath? = nil) {
    guard isListening || !reporter.isSilent else { return }
    let made = diagnosis()
    if isListening { tell(RibletEvent(path, .diagnosed(made))) }
    reporter.report(made)
  }

  /// Starts a bound task: counted by a test's ledger if there is one, and with this runtime as the current one, so that
  /// what the body builds belongs to the same tree.
  ///
  /// - Parameter origin: Evaluated only if there is a ledger.
  @_spi(Data) public func startTask(
    _ origin: @autoclosure () -> TaskOrigin, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    // A task inherits the task-local values of its creation.
    Self.$current.withValue(self) { ledger?.start(origin(), body) ?? Riblets.startTask(body) }
  }

  func nextNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  /// Returns a new number for bound work of this tree. For the packages of Riblets that start work of their own.
  @_spi(Data) public func nextWork() -> Int {
    lastWork += 1
    return lastWork
  }
}
