@_spi(Hosts) import Riblets
import Testing

@MainActor
struct DiagnosisReporterTests {
  @Test func `the standard reporter prints to the standard error and continues`() async {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let runtime = RibletRuntime()
        let root = Router<Interactor>(concrete: Interactor())
        RibletRuntime.$current.withValue(runtime) { root.detachChild(root) }
      }
      ExitForTests.exit(3)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "Cannot detach 'Router<Interactor>' from 'Router<Interactor>': it is not its child.\n"))
    #expect(message.contains(" [riblets.detached-stranger]\n"))
  }

  @Test func `the stopping reporter ends the process with the diagnosis`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let runtime = RibletRuntime(reporter: .stopping)
        let root = Router<Interactor>(concrete: Interactor())
        RibletRuntime.$current.withValue(runtime) { root.detachChild(root) }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("It was detached before, or never attached."))
  }

  @Test func `a misuse of a layer above the tree goes by the name of its case`() {
    var ids: [String] = []
    let runtime = RibletRuntime(reporter: DiagnosisReporter { ids.append($0.id) })
    NavigationMisuse.noSuchTab("Cart", riblet: "Root").report(to: runtime)
    PresentationMisuse.alreadyPlaced("Cart", .root, refused: .same).report(to: runtime)
    #expect(ids == ["riblets.no-such-tab", "riblets.already-placed"])
  }

  @Test func `a reporter of one's own gets each diagnosis before the wrong call returns`() {
    var seen = 0
    let runtime = RibletRuntime(reporter: DiagnosisReporter { _ in seen += 1 })
    let root = Router<Interactor>(concrete: Interactor())

    RibletRuntime.$current.withValue(runtime) { root.detachChild(root) }

    #expect(seen == 1)
  }
}
