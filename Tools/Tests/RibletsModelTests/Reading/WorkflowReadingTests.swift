import RibletsModel
import RibletsSource
import Testing

struct WorkflowReadingTests {
  private static let items = """
    protocol RootActionableItem: AnyObject { func waitForLogin() async -> any HomeActionableItem }
    extension RootInteractor: RootActionableItem {}

    """

  private func workflows(_ text: String) -> [ModelWorkflow] {
    AppModel(of: .riblet("Root") + Self.items, text).workflows
  }

  @Test func `a workflow knows its item, the riblet it begins in, and its steps`() throws {
    let workflow = try #require(
      workflows(
        """
        final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
          init(url: URL) {
            super.init()
            onStep { root in try await root.waitForLogin() }
              .onStep(fileID: "A", line: 3) { [log] home, _ in
                log.add()
                try await home.launchGame(withID: id)
              }
              .commit()
          }
        }
        """
      ).first)

    #expect(workflow.name == "LaunchGameWorkflow")
    #expect(workflow.item == "RootActionableItem")
    #expect(workflow.riblet == RibletID(module: "Shop", name: "Root"))
    #expect(workflow.position == SourcePosition(file: "1.swift", line: 1, column: 13))
    #expect(workflow.steps.map(\.call) == ["waitForLogin", "launchGame"])
    #expect(workflow.steps.map(\.position.line) == [4, 5])
    #expect(workflow.steps.map(\.position.column) == [5, 8])
  }

  @Test(arguments: [
    ("onStep { $0 }", [""]), ("onStep { try await $0.login() }", ["login"]), ("onStep { _ in throw Failure() }", [""]),
    ("let a = onStep { root in root.login() }\n a.fork().onStep { home, _ in home.show() }", ["login", "show"]),
    ("workflow.onStep { (root: RootActionableItem) -> Observable<(A, ())> in root.login() }", ["login"]),
    ("func onStep() {}\n let text = \"onStep { root in root.login() }\"", []), ("onStep", []), ("onStep {", [""]),
  ])
  func `a step is named after what it asks of its item`(code: String, calls: [String]) {
    let text = "class OpenWorkflow: Workflow<RootActionableItem> {\n  init() {\n    \(code)\n  }\n}"
    #expect(workflows(text).first?.steps.map(\.call) == calls)
  }

  @Test func `a workflow may inherit from one of the app, and have its steps in an extension`() {
    let found = workflows(
      """
      class LinkWorkflow<Item>: Workflow<any RootActionableItem> {}
      final class OpenWorkflow: LinkWorkflow<Int> {}
      extension OpenWorkflow { func go() { onStep { root in root.login() } } }
      class NetworkWorkflow: NSObject {}
      class Workflows: Workflow {}
      """)
    #expect(found.map(\.name) == ["LinkWorkflow", "OpenWorkflow"])
    #expect(found.map(\.item) == ["RootActionableItem", "RootActionableItem"])
    #expect(found.last?.steps.map(\.call) == ["login"])
  }

  @Test func `a workflow whose item nothing conforms to begins nowhere`() {
    #expect(workflows("class OpenWorkflow: Workflow<any HomeActionableItem> {}").map(\.riblet) == [nil])
  }
}
