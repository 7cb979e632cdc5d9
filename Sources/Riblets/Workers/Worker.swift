/// A separate piece of logic that runs while an interactor is active: a poller, a tracker, a sync.
///
/// Override ``didStart(_:)`` to bind streams and tasks with `observe` and `task`, or ``run()`` for work that is one
/// async function; what is bound ends when the worker stops. The interactor is held weakly. A running worker is
/// kept alive by its work, so its owner need not hold it. Main actor only.
///
/// ```swift
/// final class LocationWorker: Worker {
///   override func run() async throws {
///     while true {
///       try await ribletClock.sleep(for: .seconds(30))
///       await sendPosition()
///     }
///   }
/// }
/// ```
///
/// Start it in the interactor: `worker.start(self)`. See `Documentation/Workers.md`.
@MainActor
open class Worker: Working, LifecycleBound {
  /// True if it was started for an interactor, whether that is active or not. ``stop()`` makes it false.
  public final private(set) var isStarted = false
  /// The work of the current activation of the interactor; `nil` while the worker does not run.
  ///
  /// Keep the run to wait for its end: `try await worker.currentRun?.waitForStop()`.
  public final private(set) var currentRun: WorkerRun?
  private final weak var interactor: (any Interactable)?
  private final var activity: StreamConnection?
  private final var startedness: MutableStateStream<Bool>?
  /// True if `run()` is not overridden, so that its return does not end the work.
  private final var hasNothingToRun = false

  /// Makes a worker that is not started. Nothing runs before ``start(_:fileID:line:)``.
  public init() {}

  /// Called when the work begins: the interactor is active. Work that is bound here ends when the worker stops.
  ///
  /// The default does nothing.
  ///
  /// ```swift
  /// override func didStart(_ interactorScope: any Interactable) {
  ///   observe(location.changes) { worker, place in worker.store.place = place }
  /// }
  /// ```
  ///
  /// - Parameter interactorScope: The interactor that the worker was started for. Hold it weakly.
  open func didStart(_ interactorScope: any Interactable) {}

  /// Called when the work has ended: bound work and ``run()`` are cancelled.
  ///
  /// Release resources here. You may start the worker again. The default does nothing.
  ///
  /// - Parameter reason: ``StopReason/interactorInactive`` means that it begins again with the interactor.
  open func didStop(_ reason: StopReason) {}

  @available(*, unavailable, renamed: "didStop(_:)")
  open func didStop() {}

  /// Does the work as one async function, on the main actor; called after ``didStart(_:)``, cancelled when it stops.
  ///
  /// When it returns or throws, the worker has stopped until its interactor becomes active again. An error is diagnosed,
  /// except for a `CancellationError`. The default does nothing, and the worker keeps running.
  ///
  /// ```swift
  /// override func run() async throws {
  ///   while true {
  ///     try await service.sync()
  ///     try await ribletClock.sleep(for: .seconds(60))
  ///   }
  /// }
  /// ```
  open func run() async throws {
    hasNothingToRun = true
  }

  /// True while it runs: it is started, its interactor is active, and ``run()`` has not ended by itself.
  public final var isRunning: Bool { currentRun != nil }

  /// Replays ``isStarted``, without consecutive duplicates; finishes when the worker is freed. Observe it to show a
  /// sync as on or off.
  public final var isStartedStream: StateStream<Bool> {
    if let startedness { return startedness.stream.removeDuplicates() }
    let made = MutableStateStream(isStarted)
    startedness = made
    return made.stream.removeDuplicates()
  }

  /// The work that is bound until the worker stops.
  ///
  /// While the worker does not run, work that you bind is refused and diagnosed.
  public final var workScope: WorkScope {
    currentRun?.workScope ?? WorkScope(owner: self, node: core?.node)
  }

  /// The time of the worker's tree, for `sleep(for:)` and for operators. Outside of a tree it is the clock of the
  /// test, or real time.
  public final var ribletClock: any RibletClock { workScope.runtime?.clock ?? SystemClock() }

  /// Starts the worker for an interactor: it runs at once if the interactor is active, and each time it becomes active.
  ///
  /// A second call for the same interactor does nothing. A call for another interactor while the worker is started is
  /// diagnosed and changes nothing.
  ///
  /// ```swift
  /// override func didBecomeActive() { locationWorker.start(self) }
  /// ```
  public final func start(_ interactorScope: any Interactable, fileID: StaticString = #fileID, line: UInt = #line) {
    start(interactorScope, at: CallSite(fileID: fileID, line: line))
  }

  /// Starts the worker for a caller that knows only ``Working``, such as an interactor with a protocol. A diagnosis
  /// has no line then.
  @_disfavoredOverload
  public final func start(_ interactorScope: any Interactable) {
    start(interactorScope, at: nil)
  }

  /// Ends the work at once, until the next start. ``didStop(_:)`` was called when it returns.
  public final func stop() {
    guard isStarted else { return }
    leave(.stopped)
  }

  private final var core: Interactor? { interactor as? Interactor }

  private final func start(_ scope: any Interactable, at site: CallSite?) {
    if isStarted, let interactor {
      if interactor !== scope { reportSecondStart(for: scope, at: site) }
      return
    }
    unbind()
    interactor = scope
    core?.workScope.add(self)
    let binding = StreamConnection()
    activity = binding
    isStarted = true
    startedness?.send(true)
    guard activity === binding else { return }
    scope.isActiveStream.subscribe(binding) { [weak self] isActive in
      guard let self, activity === binding else { return binding.cancel() }
      follow(isActive)
    }
  }

  private final func follow(_ isActive: Bool?) {
    switch isActive {
    case true?: begin()
    case false?: end(.interactorInactive)
    case nil:
      // A mock may have a stream that never changes; only the interactor itself ends the work.
      if interactor == nil { leave(.interactorGone) }
    }
  }

  /// Ends the start, then the work; `didStop` may start the worker anew, so observers are notified last.
  private final func leave(_ reason: StopReason) {
    unbind()
    end(reason)
    startedness?.send(isStarted)
  }

  private final func unbind() {
    core?.madeScope?.remove(self)
    interactor = nil
    let binding = activity
    activity = nil
    binding?.cancel()
    isStarted = false
  }

  private final func begin() {
    // Started while the interactor's work is being ended, it waits for the next activation.
    guard let interactor, currentRun == nil, core?.admitsWork ?? true else { return }
    let run = WorkerRun(of: self, in: WorkScope(owner: self, node: core?.node))
    currentRun = run
    run.open(for: self)
    guard currentRun === run else { return }
    didStart(interactor)
    // The interactor may have become inactive meanwhile, without a notification so far.
    guard currentRun === run, core?.isActive ?? true else { return }
    run.startTask { [self] in
      // On systems where tasks begin later, it may have been stopped meanwhile.
      guard currentRun === run else { return }
      do {
        hasNothingToRun = false
        try await self.run()
        if !hasNothingToRun { end(run, .finished) }
      } catch is CancellationError {
        end(run, .cancelled)
      } catch {
        report(error, of: run)
        end(run, .failed(error))
      }
    }
  }

  private final func end(_ reason: StopReason) {
    if let currentRun { end(currentRun, reason) }
  }

  final func end(_ run: WorkerRun, _ reason: StopReason) {
    guard currentRun === run else { return }
    currentRun = nil
    run.close(reason)
    didStop(reason)
  }

  private final func report(_ error: any Error, of run: WorkerRun) {
    run.workScope.report(
      .workerFailed(worker: "\(type(of: self))", path: run.workScope.path, error: error), at: nil)
  }

  private final func reportSecondStart(for other: any Interactable, at site: CallSite?) {
    let otherScope = (other as? Interactor)?.workScope
    let reporting = core?.workScope ?? otherScope ?? workScope
    reporting.report(
      .workerStartedTwice(worker: "\(type(of: self))", path: core?.workScope.path, newPath: otherScope?.path), at: site)
  }
}
