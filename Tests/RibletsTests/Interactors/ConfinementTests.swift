import Riblets
import RibletsTesting
import Testing

@MainActor
struct ConfinementTests {
  let interactor = Interactor()
  let source = MutableEventStream<Int>()

  /// Notes what comes, and `nil` for the end.
  @MainActor final class Notes {
    var all: [Int?] = []
  }

  func notes<Source: Observed<Int>>(
    of source: Source, _ interactor: any Interactable, _ policy: InactivityPolicy
  ) -> Notes {
    let notes = Notes()
    source.confined(to: interactor, whileInactive: policy).sink {
      notes.all.append(nil)
    } _: {
      notes.all.append($0)
    }
    return notes
  }

  @Test(arguments: [InactivityPolicy.drop, .keepLatest])
  func `elements pass while the interactor is active`(_ policy: InactivityPolicy) {
    let notes = notes(of: source.stream, interactor, policy)
    interactor.activate()

    source.send(1)
    source.send(2)

    #expect(notes.all == [1, 2])
  }

  @Test func `what comes while the interactor is inactive is dropped`() {
    let notes = notes(of: source.stream, interactor, .drop)

    source.send(1)
    interactor.activate()
    source.send(2)
    interactor.deactivate()
    source.send(3)
    interactor.activate()

    #expect(notes.all == [2])
  }

  @Test func `the latest of what came is sent at activation, once`() {
    let notes = notes(of: source.stream, interactor, .keepLatest)

    source.send(1)
    source.send(2)
    interactor.activate()
    interactor.deactivate()
    interactor.activate()

    #expect(notes.all == [2])
  }

  @Test func `the current value of a state is kept like any element`() {
    let state = MutableStateStream(7)
    let kept = notes(of: state.stream, interactor, .keepLatest)
    let dropped = notes(of: state.stream, interactor, .drop)

    interactor.activate()

    #expect(kept.all == [7])
    #expect(dropped.all == [])
  }

  @Test func `what the interactor sends while it becomes active passes`() {
    final class Sender: Interactor {
      let source: MutableEventStream<Int>
      init(_ source: MutableEventStream<Int>) { self.source = source }
      override func didBecomeActive() { source.send(1) }
      override func willResignActive() { source.send(2) }
    }
    let sender = Sender(source)
    let notes = notes(of: source.stream, sender, .drop)

    sender.activate()
    sender.deactivate()

    #expect(notes.all == [1, 2])
  }

  @Test func `an observer that deactivates the interactor is the last to get an element`() {
    let source = source
    let interactor = interactor
    interactor.activate()
    let notes = Notes()
    source.stream.confined(to: interactor, whileInactive: .drop).sink {
      notes.all.append($0)
      interactor.deactivate()
    }

    source.send(1)
    source.send(2)

    #expect(notes.all == [1])
  }

  @Test func `it finishes with its source`() {
    let notes = notes(of: source.stream, interactor, .keepLatest)

    source.finish()

    #expect(notes.all == [nil])
  }

  @Test func `an element that is kept is sent before the end of its source`() {
    let notes = notes(of: source.stream, interactor, .keepLatest)
    source.send(1)

    source.finish()
    #expect(notes.all == [])
    interactor.activate()

    #expect(notes.all == [1, nil])
  }

  @Test func `it finishes when the interactor is gone, and does not keep it`() {
    var interactor: Interactor? = Interactor()
    weak let kept = interactor
    let notes = notes(of: source.stream, Interactor(), .drop)
    let later = interactor.map { source.stream.confined(to: $0, whileInactive: .drop) }

    interactor = nil
    let late = Notes()
    later?.sink(finished: { late.all.append(nil) }) { late.all.append($0) }

    #expect(kept == nil)
    #expect(notes.all == [nil])
    #expect(late.all == [nil])
    #expect(source.subscriberCount == 0)
  }

  @Test func `cancelling leaves the source`() {
    let subscription = source.stream.confined(to: interactor, whileInactive: .keepLatest).sink { _ in }
    #expect(source.subscriberCount == 1)

    subscription.cancel()

    #expect(source.subscriberCount == 0)
  }

  @Test func `a stand-in whose activity never changes confines nothing`() {
    final class StandIn: Interactable {
      var isActive: Bool { true }
      var isActiveStream: StateStream<Bool> { .constant(true) }
      func activate() {}
      func deactivate() {}
    }
    let standIn = StandIn()
    let notes = notes(of: source.stream, standIn, .drop)

    source.send(1)

    #expect(notes.all == [1])
  }
}
