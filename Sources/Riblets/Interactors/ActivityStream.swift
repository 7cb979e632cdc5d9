/// The activity of an interactor, and its observers: the storage behind ``Interactor/isActiveStream``.
///
/// Other streams queue a value that is sent during a delivery. Here a change that an observer makes, by detaching the
/// riblet or attaching it, reaches the other observers before the callbacks of that change, and the observer that made
/// it when its call returns. So each observer gets each value once and in order, and none is notified of an activity
/// after its `didBecomeActive`.
@MainActor
final class ActivityStream: StreamOrigin {
  @MainActor
  private final class Observer: Sendable {
    let id: Int
    var sink: StateStream<Bool>.Sink?
    /// The number of the change that it was called for last.
    var seen: UInt
    var isRunning = false

    init(_ id: Int, _ sink: @escaping StateStream<Bool>.Sink, seen: UInt) {
      self.id = id
      self.sink = sink
      self.seen = seen
    }
  }

  private var observers: ContiguousArray<Observer> = []
  private var nextID = 0
  /// The changes so far. Activity alternates, so an odd number means active.
  private var changes: UInt
  private var isFinished = false

  init(_ isActive: Bool) {
    changes = isActive ? 1 : 0
  }

  /// The read-only stream, which keeps this object alive, but not the interactor.
  var stream: StateStream<Bool> {
    StateStream(
      current: { [self] in Self.value(changes) },
      connect: { [self] subscription, sink in connect(subscription, sink) }
    )
  }

  /// Notifies all observers that the activity has changed.
  func change() {
    changes &+= 1
    deliver()
  }

  /// Ends the stream for all observers, without a last change.
  func finish() {
    isFinished = true
    deliver()
  }

  override func drop(_ id: Int) {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
    let dropped = observers.remove(at: index)
    let sink = dropped.sink
    dropped.sink = nil
    extendLifetime(sink)
  }

  private static func value(_ change: UInt) -> Bool { change & 1 == 1 }

  private func connect(_ subscription: StreamConnection, _ sink: @escaping StateStream<Bool>.Sink) {
    if isFinished { return StateStream.replayLast(Self.value(changes), subscription, sink) }
    let observer = Observer(nextID, sink, seen: changes)
    subscription.bind(self, nextID)
    nextID += 1
    observers.append(observer)
    observer.isRunning = true
    sink(Self.value(changes))
    observer.isRunning = false
    catchUp(observer)
  }

  /// Calls the observers that existed when it began; those added meanwhile have the newest value.
  private func deliver() {
    for observer in observers { catchUp(observer) }
  }

  /// Calls an observer for each change that it has not seen, unless one of its calls is running and will continue.
  private func catchUp(_ observer: Observer) {
    guard !observer.isRunning else { return }
    observer.isRunning = true
    while let sink = observer.sink {
      if observer.seen != changes {
        observer.seen &+= 1
        sink(Self.value(observer.seen))
      } else {
        if isFinished {
          observer.sink = nil
          sink(nil)
        }
        break
      }
    }
    observer.isRunning = false
  }
}
