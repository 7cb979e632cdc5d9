// What RIBs and Riblets spell alike. A comment that begins with a bar has cells of the page's tables.
import Riblets
import RibletsPorting

@MainActor protocol HomeDependency: Dependency {}
@MainActor protocol HomeView: ViewControllable, Presentable {}

// | `Router`, `ViewableRouter`, `LaunchRouter`
typealias Routers = (Router<any Interactable>, ViewableRouter<any Interactable, any HomeView>, HomeRouter)
typealias HomeRouter = LaunchRouter<any Interactable, any HomeView>
// | `Routing`, `ViewableRouting`, `LaunchRouting`
typealias Routings = (any Routing, any ViewableRouting, any LaunchRouting)
// | `Interactor`, `PresentableInteractor`, `Interactable`
typealias Interactors = (Interactor, PresentableInteractor<any HomeView>, any Interactable)
// | `Presenter`, `Presentable`, `ViewControllable`
typealias Presenters = (Presenter<any HomeView>, any Presentable, any ViewControllable)
// | `Builder`, `Buildable`
typealias Builders = (Builder<any HomeDependency>, any Buildable)
// | `ComponentizedBuilder`, `SimpleComponentizedBuilder`
typealias Componentized = (ComponentizedBuilder<Int, Int, Int, Int>, SimpleComponentizedBuilder<Int, Int>)
// | `Component`, `Dependency`, `EmptyComponent`, `EmptyDependency`
typealias Components = (Component<any HomeDependency>, any Dependency, EmptyComponent, any EmptyDependency)
// | `Worker`, `Working`
typealias Workers = (Worker, any Working)
// | `Workflow`, `Step`
typealias Workflows = (Workflow<Int>, Step<Int, Int, Int>)
// | `LeakDetector`
typealias Leaks = LeakDetector

// | `shared { … }`
final class HomeComponent: Component<any HomeDependency> {
  var names: [String] { shared { ["Ada", "Bob"] } }
}

// | `attachChild(_:)`, `detachChild(_:)`, `didLoad()`
final class RootRouter: Router<any Interactable> {
  private var child: (any Routing)?

  override func didLoad() {
    super.didLoad()
    if let child { attachChild(child) }
  }

  func leave(_ child: any Routing) { detachChild(child) }
}

// | `didBecomeActive()`, `willResignActive()`, `worker.start(self)`, `worker.stop()`
final class RootInteractor: Interactor {
  private let worker = ReportWorker()

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.start(self)
  }

  override func willResignActive() {
    super.willResignActive()
    worker.stop()
  }
}

// | `didStart(_:)`
final class ReportWorker: Worker {
  override func didStart(_ interactorScope: any Interactable) { super.didStart(interactorScope) }
}
