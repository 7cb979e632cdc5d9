import Riblets
import RibletsSpec
import RibletsTesting
import Testing

@MainActor func aWorker(_ worker: @escaping @MainActor () -> Worker) {
  it("starts once") {
    let interactor = Interactor()
    interactor.activate()
    worker().start(interactor)
    worker().start(interactor)
    #expect(worker().isStarted)
    interactor.deactivate()
    worker().stop()
  }
  it("stops with its interactor") {
    let interactor = Interactor()
    interactor.activate()
    worker().start(interactor)
    #expect(worker().isRunning)
    interactor.deactivate()
    #expect(!worker().isRunning)
    worker().stop()
  }
}

/// The hooks, behaviours and loops of Documentation/Specs.md.
enum BehavioursPageSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a page on specs") {
      var sut: Worker!
      beforeEach { sut = Worker() }
      aroundEach { run in
        await withTestScope { _ in await run() }
      }

      itBehavesLike("a worker") { aWorker { sut } }

      for (input, output) in [(0, "none"), (1, "one")] {
        it("writes \(input) as \(output)") { #expect(text(input) == output) }
      }
    }
  }

  private static func text(_ number: Int) -> String { number == 0 ? "none" : "one" }
}
