import Riblets
import RibletsViews
import Testing

@MainActor
struct LaunchingTests {
  private final class RootInteractor: Interactor {
    var didActivate: (() -> Void)?

    override func didBecomeActive() { didActivate?() }
  }

  @Test func `the view has appeared when the root becomes active`() {
    let log = CallbackLog()
    let window = Window()
    let interactor = RootInteractor()
    interactor.didActivate = { log.append("root is active") }
    let view = LoggedViewController("root", log: log)
    let router = LaunchRouter(interactor: interactor, viewController: view)

    router.launch(from: window)

    #expect(log.take() == ["root didLoad", "root willAppear", "root didAppear", "root is active"])
    #expect(window.rootViewController === view)
    #expect(interactor.isActive)
    router.terminate()
  }

  @Test func `misuse of views is reported to the runtime of the tree`() {
    var told: [String] = []
    let runtime = RibletRuntime(reporter: DiagnosisReporter { told.append($0.description) })
    let window = Window()
    let view = ViewController()
    let router = LaunchRouter(interactor: Interactor(), viewController: view)
    router.launch(from: window, in: runtime)

    view.present(ViewController())
    view.present(AlertController(title: "Second"))

    #expect(
      told == [
        """
        'ViewController' cannot present 'AlertController': it presents 'ViewController'.

        Dismiss that first, present from 'ViewController', or use 'replaceModal'.
        """
      ])
    router.terminate()
  }
}
