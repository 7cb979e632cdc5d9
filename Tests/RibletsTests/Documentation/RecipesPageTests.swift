import Riblets
import RibletsTesting
import Testing

// The wizard of Documentation/Recipes.md: SignUp, which leads from the email to the password.

@MainActor protocol SignUpRouting: Navigating where Origin == any SignUpRouting {}
typealias SignUpRoute = Route<any SignUpRouting>
@MainActor protocol SignUpListener: AnyObject, Sendable { func signUpDidFinish() }
@MainActor protocol SignUpEmailListener: AnyObject, Sendable { func emailDidFinish(email: String) }
@MainActor protocol SignUpPasswordListener: AnyObject, Sendable { func passwordDidFinish() }

final class SignUpInteractor: Interactor {
  weak var router: (any SignUpRouting)?
  weak var listener: (any SignUpListener)?

  override func didBecomeActive() {
    router?.begin(with: .email)
  }
}

extension SignUpInteractor: SignUpEmailListener {
  func emailDidFinish(email: String) { router?.route(to: .password(email: email)) }
}

extension SignUpInteractor: SignUpPasswordListener {
  func passwordDidFinish() { listener?.signUpDidFinish() }
}

struct SignUpEmail: ChildRoute {
  static let shown = Shown.pushed

  func build(in parent: SignUpRouter) -> any ViewableRouting {
    let listener = parent.listener { (interactor: SignUpInteractor) -> any SignUpEmailListener in interactor }
    return parent.pages.email(listener)
  }
}

struct SignUpPassword: ChildRoute {
  static let shown = Shown.pushed
  var email: String

  func build(in parent: SignUpRouter) -> any ViewableRouting {
    let listener = parent.listener { (interactor: SignUpInteractor) -> any SignUpPasswordListener in interactor }
    return parent.pages.password(listener)
  }
}

extension SignUpRoute {
  static var email: Self { Self(SignUpEmail()) }
  static func password(email: String) -> Self { Self(SignUpPassword(email: email)) }
}

/// Stands for the builders of both pages.
@MainActor
final class SignUpPages {
  private final class Page: ViewControllable {}
  private final class PageRouter: ViewableRouter<Interactor, Page> {}

  func email(_ listener: any SignUpEmailListener) -> any ViewableRouting { page() }
  func password(_ listener: any SignUpPasswordListener) -> any ViewableRouting { page() }
  private func page() -> any ViewableRouting { PageRouter(interactor: Interactor(), viewController: Page()) }
}

final class SignUpRouter: Router<SignUpInteractor>, SignUpRouting {
  let pages = SignUpPages()

  override init(interactor: SignUpInteractor) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}

private final class StartView: ViewControllable {}
private final class StartRouter: LaunchRouter<Interactor, StartView> {}

// A publisher and a subject, as Combine and RxSwift have them.
private struct Publisher { let values: AsyncStream<Int> }
private final class Subject: Sendable {
  @MainActor static var sent: [Int] = []
  @MainActor func send(_ value: Int) { Self.sent.append(value) }
}

private final class PricesInteractor: Interactor {
  let publisher: Publisher
  let prices = MutableEventStream<Int>()

  init(publisher: Publisher) { self.publisher = publisher }

  override func didBecomeActive() {
    task { interactor in
      for await price in interactor.publisher.values {
        interactor.prices.send(price)
      }
    }
  }
}

/// The code of Documentation/Recipes.md that no sample has, compiled and run.
@Suite(.testScope) @MainActor
struct RecipesPageTests {
  let scope = TestScope.current()

  @Test func `a wizard leads from page to page, and keeps what was entered in its routes`() {
    let router = SignUpRouter(interactor: SignUpInteractor())
    router.launch(under: scope)

    router.interactor.emailDidFinish(email: "ann@example.com")

    #expect(router.navigationState.description == "Email pushed\nPassword(email: ann@example.com) pushed")
  }

  @Test func `an app logs each feature that becomes active`() {
    var visits: [String] = []
    let runtime = RibletRuntime(reporter: .stopping)
    runtime.events.sink { event in
      if case .activated = event.kind, let path = event.path { visits.append("\(path)") }
    }
    let root = StartRouter(interactor: Interactor(), viewController: StartView())
    root.launch(in: runtime)
    root.attachChild(SignUpRouter(interactor: SignUpInteractor()))

    #expect(visits.contains("Start/SignUp"))
    root.terminate()
  }

  @Test func `values of a publisher reach a stream, and those of a stream a subject`() async {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in [1, 2] { continuation.yield(value) }
    continuation.finish()
    let publisher = Publisher(values: values)
    let interactor = PricesInteractor(publisher: publisher)
    let prices = interactor.prices
    let subject = Subject()
    let connection = prices.stream.sink { subject.send($0) }
    let router = Router(concrete: interactor)
    router.launch(under: scope)
    await scope.settle()

    #expect(Subject.sent == [1, 2])
    connection.cancel()
  }
}
