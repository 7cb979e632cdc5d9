import Riblets
import RibletsViews
import Testing

/// The launch of Documentation/Architecture.md, compiled and run.
@MainActor
struct ArchitecturePageTests {
  @Test func `a runtime emits the events of the tree that was launched with it`() {
    var printed: [String] = []
    let print = { (event: RibletEvent) in printed.append("\(event)") }
    let window = Window()
    let launchRouter = RootRouter(interactor: Interactor(), viewController: ViewController())

    let runtime = RibletRuntime(reporter: .stopping)
    runtime.events.sink { print($0) }  // Root/LoggedIn attached
    launchRouter.launch(from: window, in: runtime)
    launchRouter.attachChild(LoggedInRouter(interactor: Interactor()))

    #expect(printed.contains("Root/LoggedIn attached"))
    launchRouter.terminate()
  }
}

private final class RootRouter: LaunchRouter<Interactor, ViewController> {}
private final class LoggedInRouter: Router<Interactor> {}
