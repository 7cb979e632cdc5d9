/// The rule for a task that is started with the identity of a running task.
///
/// A task without an `id` has no such rule: all of them run at the same time. See `Documentation/Concepts.md`.
///
/// ```swift
/// task(id: "save", .oneAfterAnother) { interactor in try await interactor.store.save(draft) }
/// ```
public enum TaskPolicy: Hashable, Sendable {
  /// The running one is cancelled, the new one starts at once: `task(id: "search", .cancelInFlight) { … }`. For
  /// searches and refreshes.
  case cancelInFlight
  /// The running one goes on, and no new one starts: `task(id: "pay", .keepFirst) { … }`. For buttons that are
  /// pressed twice.
  case keepFirst
  /// The new one starts when the running one has ended: `task(id: "save", .oneAfterAnother) { … }`. For writes.
  case oneAfterAnother
}

/// A task that belongs to a riblet: cancelled when the riblet becomes inactive.
///
/// You get it from `task` of an interactor, a worker or a view model. Keep it to cancel the task earlier, or to wait
/// for it.
///
/// ```swift
/// let refresh = task(id: "refresh") { interactor in try await interactor.reload() }
/// await refresh.value
/// refresh.cancel()  // does nothing after the end
/// ```
///
/// Main actor only. See `Documentation/Lifecycle.md`.
public final class BoundTask: StreamConnection {
  private final class Origin: StreamOrigin {
    var task: Task<Void, Never>?
    override func drop(_ id: Int) { task?.cancel() }
  }

  let identity: AnyHashable?
  private let taskOrigin = Origin()
  private var waiters: [Suspension<Void>] = []
  /// True once the body has returned, or will never run.
  ///
  /// After `cancel()` it stays false until the body returns.
  public private(set) var isFinished = false
  /// True if the body was cancelled before it returned.
  ///
  /// It is only known at the end: until ``isFinished`` is true, it is false. It is also true for a task that was
  /// refused.
  public private(set) var isCancelled = false

  init(identity: AnyHashable?) {
    self.identity = identity
    super.init()
    bind(taskOrigin, 0)
  }

  /// Waits until the body has returned; a cancelled body may need time to notice its cancellation.
  ///
  /// An error of the body is not thrown here; it is diagnosed. If the waiting task is cancelled, the wait ends at
  /// once.
  public var value: Void {
    get async {
      guard !isFinished else { return }
      let waiter = Suspension<Void>()
      waiters.append(waiter)
      await waiter.wait(cancelled: ())
    }
  }

  /// Starts the body on the main actor, counted by a test's ledger if there is one.
  func start(in runtime: RibletRuntime?, from origin: TaskOrigin, _ body: @escaping @MainActor () async -> Void) {
    let boundBody: @MainActor () async -> Void = { [self] in
      await body()
      didEnd()
    }
    let task = runtime.map { $0.startTask(origin, boundBody) } ?? startTask(boundBody)
    taskOrigin.task = task
    if !isLive, !isFinished { task.cancel() }
  }

  /// Marks the task as one that will never run.
  func refuse() {
    cancel()
    didEnd()
  }

  private func didEnd() {
    isCancelled = !isLive
    isFinished = true
    finish()
    taskOrigin.task = nil
    let told = waiters
    waiters = []
    for waiter in told { waiter.resume(()) }
  }
}

extension LifecycleBound {
  /// Runs async work that is cancelled when this owner stops being active.
  ///
  /// The body runs on the main actor, and at once up to its first suspension; before iOS 26 and macOS 26 it begins when
  /// the main actor is free next, and not at all if it was cancelled by then. It holds the owner while it runs. An error
  /// that leaves the body is diagnosed, except for a `CancellationError`.
  ///
  /// ```swift
  /// task(id: "search", .cancelInFlight) { interactor in
  ///   interactor.show(try await interactor.service.results(for: text))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identity that the policy applies to; tasks without one are independent.
  ///   - policy: The rule if a task of that identity is still running.
  /// - Returns: The task that now runs: with `keepFirst` the running one.
  @discardableResult
  public func task(
    id: (any Hashable & Sendable)? = nil,
    _ policy: TaskPolicy = .cancelInFlight,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Self) async throws -> Void
  ) -> BoundTask {
    let scope = workScope
    let identity = id.map { AnyHashable($0) }
    let running = identity.flatMap { wanted in
      scope.last { ($0 as? BoundTask)?.identity == wanted } as? BoundTask
    }
    if let running {
      switch policy {
      case .cancelInFlight: running.cancel()
      case .keepFirst: return running
      case .oneAfterAnother: break
      }
    }
    let site = CallSite(fileID: fileID, line: line)
    let name = identity.map { "\($0.base)" }
    let work = BoundTask(identity: identity)
    guard scope.admit(work, .task, name: name, at: site) else {
      work.refuse()
      return work
    }
    let predecessor = policy == .oneAfterAnother ? running : nil
    work.start(in: scope.runtime, from: TaskOrigin(name: name, owner: scope.ownerName, site: site)) { [self] in
      await predecessor?.value
      guard !Task.isCancelled else { return }
      do {
        try await body(self)
      } catch is CancellationError {
      } catch {
        scope.report(.taskFailed(name: name, owner: scope.ownerName, path: scope.path, error: error), at: site)
      }
    }
    return work
  }
}
