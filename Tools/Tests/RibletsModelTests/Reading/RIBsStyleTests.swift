import RibletsModel
import Testing

/// Sources as they are written for RIBs with RxSwift: edges from whatever form a team has chosen.
struct RIBsStyleTests {
  private static let head = "import RIBs\nimport RxSwift\n\n"

  private static func child(_ name: String) -> String {
    """
    protocol \(name)Dependency: Dependency {}
    final class \(name)Component: Component<\(name)Dependency> {}
    protocol \(name)Buildable: Buildable {
        func build(withListener listener: \(name)Listener) -> \(name)Routing
    }
    final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
        override init(dependency: \(name)Dependency) { super.init(dependency: dependency) }
        func build(withListener listener: \(name)Listener) -> \(name)Routing {
            let component = \(name)Component(dependency: dependency)
            let interactor = \(name)Interactor(presenter: \(name)ViewController())
            interactor.listener = listener
            return \(name)Router(interactor: interactor, viewController: \(name)ViewController())
        }
    }
    protocol \(name)Listener: class {}
    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable {}
    final class \(name)Router: ViewableRouter<\(name)Interactable, \(name)ViewControllable>, \(name)Routing {
        override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
        }
    }

    """
  }

  private static let both = ["Home > Login", "Home > Profile"]

  /// Routers of a riblet `Home` with the children `Login` and `Profile`.
  private static let routers: [(String, [String])] = [
    ("private let login: LoginBuildable\nprivate let profile: ProfileBuildable", both),
    ("var builders: (LoginBuildable, ProfileBuildable)", both),
    ("private let children: [Buildable] = [LoginBuilder(dependency: c), ProfileBuilder(dependency: c)]", both),
    (
      "private lazy var login = LoginBuilder(dependency: c)\nprivate lazy var profile = ProfileBuilder(dependency: c)",
      both
    ),
    ("init(interactor: I, loginBuilder: LoginBuildable, profileBuilder: ProfileBuildable) {}", both),
    ("let login: () -> LoginBuildable\nlet profile: (String) throws -> ProfileBuildable?", both),
    (
      "func a() { let b = LoginBuilder(dependency: component).build(withListener: interactor); attachChild(b) }",
      ["Home > Login"]
    ),
    ("func a() { attach(LoginBuilder.self) }\nfunc b() { attach(ProfileBuilder.self) }", both),
    ("let builders: [Step: StepBuildable]", both),
    ("let factory: HomeChildrenFactory", both),
    ("let provider: StepProviding", both),
    (
      "var current: Routing?\nfunc a(_ builder: StepBuildable) { attachChild(builder.build(withListener: interactor)) }",
      both
    ),
    ("#if DEBUG\nlet login: LoginBuildable\n#else\nlet profile: ProfileBuildable\n#endif", both),
    ("// @attaches Login, Profile\nfunc a(_ router: Routing) { attachChild(router) }", both),
    ("func a() {\n// @attaches Login\nattachChild(b)\n/// @attaches Profile\nattachChild(c)\n}", both),
    ("weak var login: LoginRouting?\nweak var profile: ProfileRouting?", []),
    ("func a() { if let login = login { detachChild(login) } }", []),
    (
      "enum Child { case login(LoginBuildable), profile(ProfileBuildable) }\nlet login: LoginBuildable",
      ["Home > Login"]
    ),
    ("@Lazy var login: LoginBuildable\n@Lazy(\"profile\") var profile: ProfileBuildable", both),
    ("let makers: [String: () -> LoginBuilder] = [:]", ["Home > Login"]),
    ("func a<B: LoginBuildable>(_ builder: B) {}", ["Home > Login"]),
    ("func a<B>(_ builder: B) where B: ProfileBuildable {}", ["Home > Profile"]),
  ]

  private static let steps = """
    protocol StepBuildable: Buildable { func build(withListener listener: HomeInteractable) -> ViewableRouting }
    extension LoginBuilder: StepBuildable { func build(withListener listener: HomeInteractable) -> ViewableRouting { fatalError() } }
    class ProfileStep: StepBuildable { let builder: ProfileBuildable = ProfileBuilder(dependency: c) }
    struct HomeChildrenFactory { func login() -> LoginBuildable { l }; var profile: ProfileBuildable { p } }
    protocol StepProviding { func steps() -> [StepBuildable] }
    let steps: [StepBuildable] = [LoginBuilder(dependency: c), ProfileStep()]
    """

  @Test(arguments: routers.indices)
  func `edges are found in routers of any form`(place: Int) {
    let (body, expected) = Self.routers[place]
    let model = AppModel(
      of: Self.head
        + "final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {\n\(body)\n}",
      Self.head + Self.child("Login"), Self.head + Self.child("Profile"), Self.steps)

    #expect(model.joints == expected, "\(body)")
    #expect(model.sentences == [])
    #expect(model.names == ["Home", "Login", "Profile"])
  }

  @Test func `parts and items are those of RIBs, too`() throws {
    let model = AppModel(of: Self.head + Self.child("Login"))
    let login = try #require(model.riblets[RibletID(module: "Shop", name: "Login")])
    #expect(
      login.parts.keys.sorted() == [
        "Buildable", "Builder", "Component", "Dependency", "Interactor", "Listener", "Router",
      ])
    #expect(login.hasView)
    #expect(login.arguments == [])
  }
}
