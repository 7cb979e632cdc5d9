/// A worker as an interactor sees it: it can be started and stopped. The base of each `XWorking` protocol.
@MainActor
public protocol Working: AnyObject, Sendable {
  /// True if it was asked to work for an interactor, be that active or not.
  var isStarted: Bool { get }
  /// Replays ``isStarted``, without equal neighbours; finishes when the worker is gone.
  var isStartedStream: StateStream<Bool> { get }
  /// True while it works: it is started, and its interactor is active.
  var isRunning: Bool { get }
  /// Works while the interactor is active, now and each time it becomes active again. See ``Worker/start(_:fileID:line:)``.
  func start(_ interactorScope: any Interactable)
  /// Ends the work at once, and does not begin again.
  func stop()
}

/// Why a worker stopped working.
public enum StopReason: Sendable, Equatable {
  /// Somebody called `stop()`.
  case stopped
  /// The interactor became inactive. The worker begins again with it.
  case interactorInactive
  /// The interactor was freed.
  case interactorGone
  /// Somebody cancelled the ``WorkerRun``. The worker begins again when its interactor becomes active the next time.
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
