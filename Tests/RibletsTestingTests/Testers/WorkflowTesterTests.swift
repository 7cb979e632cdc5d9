import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct WorkflowTesterTests {
  let scope = TestScope.current()
  let root = RootItemMock()
  let shop = ShopItemMock()
  let login = MutableStateStream<Bool>(false)

  init() {
    shop.openReturnValue = shop
    root.waitForLoginHandler = { [login, shop] in
      try await login.stream.firstValue { $0 ? true : nil }
      return shop
    }
  }

  @Test func `a workflow that waits goes on when the test sends`() async {
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)
    tester.start()
    await scope.settle()
    tester.expectSteps()
    login.value = true
    await tester.run()
    tester.expectSteps(.step(0), .step(1, at: .zero))
    tester.expectCompleted()
    scope.expectInOrder(root.calls("waitForLogin"), shop.calls("open"))
  }

  @Test func `a workflow can be cancelled`() async {
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)
    tester.start()
    await tester.cancel()
    tester.expectCancelled()
    tester.expectSteps()
  }

  @Test func `a deadline passes in virtual time`() async {
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root, deadline: .seconds(30))
    await tester.run()
    tester.expectFailed(with: WorkflowError.self)
    #expect(scope.clock.now == .seconds(30))
  }

  @Test func `an error is handed out`() async {
    login.value = true
    shop.openError = LobbyError.soldOut
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)
    await tester.run()
    #expect(tester.expectFailed(with: LobbyError.self) == .soldOut)
    tester.expectFailed()
    tester.expectSteps(.step(0))
  }
}
