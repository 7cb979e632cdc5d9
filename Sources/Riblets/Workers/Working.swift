/// The interface of a worker for an interactor, to start and stop it. The base of each `XWorking` protocol.
///
/// Let the interactor know its worker by a protocol, so that a test can pass a mock. See `Documentation/Workers.md`.
///
/// ```swift
/// protocol SyncWorking: Working {
///   func syncNow()
/// }
/// ```
@MainActor
public protocol Working: AnyObject, Sendable {
  /// True if it was started for an interactor, whether that is active or not.
  ///
  /// A worker that ended by itself stays started.
  var isStarted: Bool { get }
  /// Replays ``isStarted``, without consecutive duplicates; finishes when the worker is freed. Observe it to show a
  /// sync as on or off.
  var isStartedStream: StateStream<Bool> { get }
  /// True while it runs: it is started, its interactor is active, and its work has not ended by itself.
  var isRunning: Bool { get }
  /// Starts the worker, which runs while the interactor is active: `worker.start(self)`. See
  /// ``Worker/start(_:fileID:line:)``.
  func start(_ interactorScope: any Interactable)
  /// Ends the work at once, until the next start. Does nothing if it is not started.
  func stop()
}

/// The reason why a worker stopped.
///
/// ``Worker/didStop(_:)`` gets it. See `Documentation/Workers.md`.
///
/// ```swift
/// override func didStop(_ reason: StopReason) {
///   if case .failed(let error) = reason { log(error) }
/// }
/// ```
public enum StopReason: Sendable, Equatable {
  /// `stop()` was called. The worker works again after the next `start`.
  case stopped
  /// The interactor became inactive. The worker begins again when it becomes active, so keep the state.
  case interactorInactive
  /// The interactor was freed. The worker is no longer started.
  case interactorGone
  /// The ``WorkerRun`` was cancelled. The worker begins again when its interactor becomes active the next time.
  case cancelled
  /// `run()` has returned. The worker begins again when its interactor becomes active the next time.
  case finished
  /// `run()` has thrown an error. The worker begins again when its interactor becomes active the next time.
  case failed(any Error)

  /// Compares the cases; two failures are the same if their errors have one type and one text.
  public static func == (left: StopReason, right: StopReason) -> Bool {
    switch (left, right) {
    case (.stopped, .stopped), (.interactorInactive, .interactorInactive), (.interactorGone, .interactorGone),
      (.cancelled, .cancelled), (.finished, .finished):
      true
    case (.failed(let left), .failed(let right)):
      type(of: left) == type(of: right) && "\(left)" == "\(right)"
    case (.stopped, _), (.interactorInactive, _), (.interactorGone, _), (.cancelled, _), (.finished, _), (.failed, _):
      false
    }
  }
}
