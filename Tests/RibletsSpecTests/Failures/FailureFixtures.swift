import ChildTestRun
import Riblets
import RibletsTestCore
import RibletsTesting
import Testing

@testable import RibletsSpec

// Specs that have to fail. `SpecFailureTests` runs each in a process of its own, and looks for the lines by their text.

struct Broken: Error, CustomStringConvertible {
  var description: String { "it broke" }
}

@MainActor func say(_ text: String) { print("SAID \(text)") }

@Suite(.onlyInChildRun)
enum ExpectationSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a sum") {
      it("is right") { #expect(1 + 1 == 2) }
      it("is wrong") {
        let sum = 1 + 1
        #expect(sum == 3, "arithmetic is strict")
      }
      it("requires") {
        let sum = 1 + 1
        try #require(sum == 4)
        say("not reached")
      }
    }
  }
}

@Suite(.onlyInChildRun)
enum ThrowingSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a body") {
      afterEach { say("after the body") }
      it("throws from the body") { throw Broken() }
    }
    describe("outer") {
      afterEach { say("outer after") }
      context("a before that throws") {
        beforeEach { throw Broken() }  // the before
        beforeEach { say("second before") }
        justBeforeEach { say("just") }
        afterEach { say("same after") }
        context("inner") {
          beforeEach { say("inner before") }
          afterEach { say("inner after") }
          it("is skipped by the before") { say("body") }
        }
      }
      context("a just that throws") {
        justBeforeEach { throw Broken() }  // the just
        it("is skipped by the just") { say("body of the just") }
      }
      context("an after that throws") {
        afterEach { throw Broken() }  // the after
        afterEach { say("second after") }
        it("fails by the after") {}
      }
      context("an around that throws") {
        aroundEach { _ in throw Broken() }  // the around
        it("is skipped by the around") { say("body of the around") }
      }
      context("an around that throws late") {
        aroundEach { run in
          await run()
          throw Broken()  // late
        }
        it("fails by the around") { say("body before the throw") }
      }
    }
  }
}

@Suite(.onlyInChildRun)
enum AroundSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    context("never") {
      aroundEach { _ in }
      it("is not run") { say("body of never") }
    }
    context("twice") {
      aroundEach { run in
        await run()
        await run()
      }
      it("is run once") { say("body of twice") }
    }
  }
}

@Suite(.onlyInChildRun)
enum SameSentenceSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a door") {
      it("opens") { say("the first ran") }
    }
    describe("a door opens") {
      it("wide") {}
    }
    describe("a door") {
      it("opens") { say("the second ran") }  // again
      for _ in 0..<2 {
        it("closes") {}
      }
      it("\u{1112}\u{1161}\u{11AB}") {}  // decomposed
      it("\u{D55C}") {}  // composed
      it("  ") { say("the blank ran") }
    }
  }
}

@Suite(.onlyInChildRun)
enum EmptySpec: Spec {
  @Test(arguments: await examples())  // the empty spec
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("nothing yet") {}
  }
}

@Suite(.onlyInChildRun)
enum ChangingSpec: Spec {
  static var walks = 0

  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    walks += 1
    describe("a sentence") {
      it("differs: \(walks)") { say("ran another example") }
    }
    describe("a group") {
      it("stands before one that comes later") {}
      if walks > 1 { it("comes later") {} }
    }
  }
}

@Suite(.onlyInChildRun)
enum ShrinkingSpec: Spec {
  static var walks = 0

  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    walks += 1
    it("stays") {}
    if walks == 1 { it("is gone") {} }
  }
}

@Suite(.onlyInChildRun)
enum MisuseSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    it("nests") {
      it("is inside of an example") { say("nested") }
    }
    it("hooks late") {
      beforeEach { say("late hook") }
    }
    it("groups late") {
      describe("a late group") { say("late group") }
    }
  }
}

@Suite(.onlyInChildRun)
enum FocusedSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a lamp") {
      fit("shines") { say("focused") }
      it("rests") { say("not focused") }
      xit("glows", because: "no wire") { say("pending ran") }
    }
    fdescribe("a focused group") {
      it("runs") { say("in the group") }
      xit("outer focus beats inner pending") { say("focused by its group") }
    }
    xdescribe("a pending group", because: "later") {
      fit("outer pending beats inner focus") { say("pending group ran") }
    }
  }
}

@Suite(.onlyInChildRun)
enum UnfocusedSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    it("is left out when another spec is focused") { say("unfocused spec") }
  }
}

@Suite(.onlyInChildRun)
enum StoppedSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    it("stops the run") {
      Issue.record("not stubbed")
      AbandonedRun.abandon("Nobody stubbed it.")
    }
  }
}

@Suite(.onlyInChildRun)
enum KoreanSpec: Spec {
  @Test(arguments: await examples())  // the Korean spec
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("점수판") {
      it("처음에는 비어 있다") { say("empty") }
    }
    describe("\u{1109}\u{1173}\u{110F}\u{1169}\u{110B}\u{1165}") {
      it("counts up") { say("decomposed") }
    }
    describe("スコア") {
      it("が\u{304B}\u{3099}ある") { say("japanese") }
    }
  }
}

@Suite(.onlyInChildRun)
enum DetachedSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("tasks") {
      for number in 1...3 {
        it("is innocent \(number)") {
          for _ in 0..<20 { await Task.yield() }
        }
      }
      it("detaches") {
        await Task.detached { _ = Issue.record("recorded by a detached task") }.value
        for _ in 0..<20 { await Task.yield() }
      }
      it("is late") {
        Task {
          // Past the end of this example: its issues have nowhere else to go.
          await withCheckedContinuation { continuation in late.append(continuation) }
          Issue.record("recorded late")
        }
        for _ in 0..<5 { await Task.yield() }
      }
    }
  }

  static var late: [CheckedContinuation<Void, Never>] = []

  /// Lets the late task go on when its example is in the books as ended.
  @Test(.timeLimit(.minutes(1))) static func afterwards() async {
    while !hasEnded { await Task.yield() }
    for continuation in late { continuation.resume() }
    while SpecRun.current.books.contents.failed.count < 1 { await Task.yield() }
  }

  private static var hasEnded: Bool {
    SpecRun.current.books.contents.specs.flatMap(\.entries).contains { entry in
      entry.words.last == "is late" && entry.status == .passed
    }
  }
}

extension BookOfSpecs {
  var failed: [BookEntry] { specs.flatMap(\.entries).filter { $0.status == .failed } }
}

@Suite(.onlyInChildRun)
enum CancellingSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an example") {
      afterEach { say("after the cancelled") }
      it("cancels itself") { try Test.cancel("not on this machine") }
      it("goes on beside it") { say("beside") }
      it("has a known issue") { withKnownIssue { #expect(Bool(false)) } }
      it("warns") { Issue.record("only a warning", severity: .warning) }
    }
  }
}

@Suite(.onlyInChildRun, .testScope)
enum ScopedSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an interactor") {
      var interactor: Interactor!
      beforeEach {
        interactor = Interactor()
        interactor.activate()
      }
      it("cleans up") { interactor.deactivate() }
      it("leaves a task") {
        interactor.task(id: "poll") { try await $0.ribletClock.sleep(for: .seconds(60)) }
        held.append(interactor)
      }
    }
  }

  private static var held: [Interactor] = []
}
