import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct WorkerTesterTests {
  final class BindingWorker: Worker {
    let ticks = MutableEventStream<Int>()
    var sum = 0

    override func didStart(_ interactorScope: any Interactable) {
      observe(ticks.stream) { worker, tick in worker.sum += tick }
    }
  }

  let scope = TestScope.current()
  let feed = PriceFeedMock()

  @Test func `starts and stops are written down with their reasons`() async {
    let tester = WorkerTester(PollingWorker(feed: feed))
    tester.expectStarts(0)
    tester.expectStops()
    tester.start()
    tester.deactivate()
    tester.activate()
    tester.stop()
    tester.expectStarts(2)
    tester.expectStops(.interactorInactive, .stopped)
    await tester.expectNothingLeft()
  }

  @Test func `a worker that is started for an inactive interactor waits`() {
    let tester = WorkerTester(PollingWorker(feed: feed))
    tester.deactivate()
    tester.start()
    tester.expectStarts(0)
    tester.activate()
    tester.expectStarts(1)
  }

  @Test func `an async worker runs in virtual time until it fails`() async {
    feed.pollError = LobbyError.soldOut
    let tester = WorkerTester(PollingWorker(feed: feed))
    tester.start()
    #expect(await tester.runUntilStopped() == .failed(LobbyError.soldOut))
    #expect(scope.clock.now == .seconds(30))
    #expect(scope.diagnoses.count == 1)
    await tester.expectNothingLeft()
  }

  @Test func `bound work ends with the worker`() async {
    let worker = BindingWorker()
    let tester = WorkerTester(worker)
    tester.start()
    worker.ticks.send(3)
    tester.stop()
    worker.ticks.send(4)
    #expect(worker.sum == 3)
    await tester.expectNothingLeft()
  }
}
