#if os(Linux)
  import Foundation
  import Testing

  @testable import RibletsTesting

  /// The process runs other tests meanwhile, so that only what a thread of this test does can be said for certain.
  struct ThreadCensusTests {
    @Test func `a thread that ran between two looks is noticed`() async {
      let before = ThreadCensus()
      await withCheckedContinuation { done in Thread.detachNewThread { done.resume() } }
      #expect(!ThreadCensus().stoodStill(since: before))
    }

    @Test func `a thread that is busy is awake`() {
      let mayEnd = DispatchSemaphore(value: 0)
      let isBusy = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        isBusy.signal()
        while mayEnd.wait(timeout: .now()) == .timedOut {}
      }
      isBusy.wait()
      let first = ThreadCensus()
      let second = ThreadCensus()
      mayEnd.signal()
      #expect(!second.stoodStill(since: first))
    }
  }
#endif
