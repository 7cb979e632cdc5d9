internal import Riblets

// A riblet whose interactor observes three streams, as most that show something do.

@MainActor
protocol BusyListener: AnyObject, Sendable {}

protocol BusyInteractable: Interactable {
  var listener: (any BusyListener)? { get set }
}

/// The streams that a busy riblet observes.
@MainActor
struct BusyStreams {
  let score: StateStream<Int>
  let name: StateStream<String>
  let taps: EventStream<Int>
}

final class BusyInteractor: Interactor, BusyInteractable {
  weak var listener: (any BusyListener)?
  private let streams: BusyStreams
  private(set) var score = 0
  private(set) var name = ""
  private(set) var tapCount = 0

  init(streams: BusyStreams) {
    self.streams = streams
  }

  override func didBecomeActive() {
    observe(streams.score) { interactor, score in interactor.score = score }
    observe(streams.name) { interactor, name in interactor.name = name }
    observe(streams.taps) { interactor, _ in interactor.tapCount += 1 }
  }
}

final class BusyRouter: Router<any BusyInteractable> {}
