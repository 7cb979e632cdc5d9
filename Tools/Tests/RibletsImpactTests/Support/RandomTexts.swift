import MockFuzzing

/// Sources of riblets that know each other in every way that the model follows.
struct RandomTexts {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed &+ 1) }

  private mutating func name() -> String { "Part\(random.below(6))" }
  private mutating func item() -> String { "item\(random.below(4))" }

  mutating func next() -> String {
    var text = random.below(3) == 0 ? "import Goods\n" : "import Riblets\n"
    for _ in 0...random.below(4) {
      let isConditional = random.below(6) == 0
      if isConditional { text += "#if DEBUG\n" }
      text += declaration()
      if isConditional { text += "#else\n\(declaration())#endif\n" }
    }
    return text
  }

  private mutating func declaration() -> String {
    let (own, other) = (name(), name())
    switch random.below(15) {
    case 0, 1:
      return """
        final class \(own)Router: \(random.below(4) == 0 ? "Launch" : "")Router<any \(own)Interactable> {
          // @attaches \(random.below(3) == 0 ? other : "no riblet")
          let child: any \(other)Buildable
          func attach() { attachChild(child.build(withListener: interactor)) }
        }

        """
    case 2: return "protocol \(own)Dependency: Dependency {\n  var \(item()): String { get }\n}\n"
    case 3:
      let item = item()
      return """
        final class \(own)Component: Component<any \(own)Dependency>, \(other)Dependency {
          var \(item): String { \(random.below(2) == 0 ? "dependency.\(item)" : "\"text\"") }
        }

        """
    case 4:
      return """
        protocol \(own)Buildable: Buildable {
          func build(withListener listener: any \(own)Listener, count: Int) -> any \(own)Routing
        }
        /// @owner @team\(random.below(3))
        final class \(own)Builder: Builder<any \(own)Dependency>, \(own)Buildable {
          func build(withListener listener: any \(own)Listener, count: Int) -> any \(own)Routing { \(own)Router() }
        }

        """
    case 5:
      return """
        struct \(own)\(other)Edge: ChildRoute {
          func build(in parent: \(own)Router) -> any \(other)Routing { parent.build(\(other)Builder()) }
        }

        """
    case 6: return "extension \(own)Component: \(other)Dependency {\n  var \(item()): String { \"own\" }\n}\n"
    case 7: return "@Suite struct \(own)RouterTests {\n  @Test func routes() {}\n}\n"
    case 8: return "final class \(own)InteractorTests: XCTestCase {}\n"
    case 9:
      return
        "final class \(own)Interactor: Interactor {\n  override func didBecomeActive() { router?.begin(with: .\(item()), .\(item())()) }\n}\n"
    case 10:
      return
        "struct \(other)\(own): ChildRoute { func build(in parent: \(other)Router) -> any \(own)Routing { parent } }\n"
    case 11:
      return """
        final class \(own)Workflow: Workflow<any \(other)Item> {
          init() { onStep { item in item.\(item())() }.commit() }
        }
        extension \(other)Interactor: \(other)Item {}

        """
    case 12: return "/// @mockable\nprotocol \(own)Routing {}\nfinal class \(other)RoutingMock: \(other)Routing {}\n"
    case 13:
      return random.below(4) == 0
        ? "let found\(own) = NSClassFromString(\"\(other)\")\n" : "let files\(own) = FileManager.default\n"
    default: return "let émotion\(random.below(9)) = \"👩‍👩‍👧 \(own)\"\nenum \(own) { case \(item()) }\n"
    }
  }
}
