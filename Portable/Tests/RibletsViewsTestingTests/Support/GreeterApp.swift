import Riblets
import RibletsViews
import RibletsViewsTesting
import Testing

/// A small app of two riblets that has one of everything: fields, toggles, an alert, a sheet, a task and links.
@MainActor
enum GreeterApp {
  static func build() -> HomeRouter {
    let view = HomeViewController()
    let interactor = HomeInteractor(presenter: view)
    let router = HomeRouter(interactor: interactor, viewController: view)
    interactor.router = router
    return router
  }

  /// Launches it in the scope of the test.
  static func launched(
    transitionDuration: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let router = build()
    return AppTester(
      router, transitionDuration: transitionDuration, openLink: { [weak router] in try router?.open($0) },
      sourceLocation: sourceLocation)
  }
}

struct UnknownLink: Error, CustomStringConvertible {
  let link: String
  var description: String { "no greeting in '\(link)'" }
}

final class HomeRouter: LaunchRouter<HomeInteractor, HomeViewController> {
  private var details: (any ViewableRouting)?

  func open(_ link: String) throws {
    guard link.hasPrefix("greeter://") else { throw UnknownLink(link: link) }
    interactor.load(String(link.dropFirst("greeter://".count)))
  }

  func routeToDetails() {
    let details = DetailsRouter(interactor: DetailsInteractor(), viewController: DetailsViewController())
    self.details = details
    attachChild(details)
    viewController.present(details.viewController, style: .sheet)
  }

  func detachDetails() {
    guard let details else { return }
    self.details = nil
    detachChild(details)
  }
}

final class HomeInteractor: PresentableInteractor<HomeViewController> {
  weak var router: HomeRouter?

  override func didBecomeActive() {
    presenter.listener = self
    observe(presenter.userDismissals) { interactor, _ in interactor.router?.detachDetails() }
  }

  func load(_ name: String) {
    presenter.isSearching = true
    task(id: "load") { interactor in
      try await interactor.ribletClock.sleep(for: .seconds(2))
      interactor.presenter.isSearching = false
      interactor.presenter.name = name
    }
  }

  /// Waits in something that the scope cannot see, until the test ends it.
  func waitOutside() {
    task(id: "outside") { _ in try await Task.sleep(for: .seconds(3600)) }
  }

  func showDetails() { router?.routeToDetails() }
}

final class HomeViewController: ViewController {
  weak var listener: HomeInteractor?
  var name = "" { didSet { setNeedsDisplay() } }
  var isSearching = false { didSet { setNeedsDisplay() } }
  private var pin = "" { didSet { setNeedsDisplay() } }
  private var hasSound = false { didSet { setNeedsDisplay() } }

  override func viewDidLoad() { title = "Home" }

  override var body: any View {
    VStack {
      TextField("Name", text: name) { self.name = $0 }
      TextField("PIN", text: pin, isSecure: true) { self.pin = $0 }
      Toggle("Sound", isOn: hasSound) { self.hasSound = $0 }
      Text(hasSound ? "Loud" : "Quiet")
      if isSearching { Text("Searching…") }
      Button("Greet", role: .primary) { self.greet() }.disabled(name.isEmpty)
      Button("More about it") { self.listener?.showDetails() }.identifier("details")
      Button("Wait") { self.listener?.waitOutside() }
    }
  }

  private func greet() {
    let alert = AlertController(title: "Hello, \(name)!", message: "Nice to meet you.")
    alert.addAction("Again") { [weak self] in self?.greet() }
    alert.addAction("Close", role: .cancel) {}
    present(alert)
  }
}

final class DetailsRouter: ViewableRouter<DetailsInteractor, DetailsViewController> {}

final class DetailsInteractor: Interactor {}

final class DetailsViewController: ViewController {
  override func viewDidLoad() { title = "Details" }
  override var body: any View { Text("All about greetings") }
}
