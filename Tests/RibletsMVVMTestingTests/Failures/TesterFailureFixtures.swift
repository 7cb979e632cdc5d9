import ChildTestRun
import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

// Each test fails; TesterFailureTests knows where and how.
@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct CoordinatorTesterFixtures {
  let flows = ShopFlowsMock()
  let listener = ShopListenerMock()
  let coordinator: ShopCoordinator
  let tester: CoordinatorTester

  init() {
    coordinator = ShopCoordinator(flows: flows, findProducts: FindProductsMock())
    coordinator.listener = listener
    tester = CoordinatorTester(coordinator)
  }

  @Test func showsWhatNobodyExpected() {
    tester.start()
  }

  @Test func showsNothing() {
    tester.expectScreen(SearchViewModel.self)
    tester.act {}
  }

  @Test func goesOn() {
    tester.expectFinish(telling: listener.calls("shopDidSell"))
    tester.act { coordinator.checkoutDidFinish(paid: false) }
  }

  @Test func finishesWithoutExpectation() {
    tester.act { coordinator.checkoutDidFinish(paid: true) }
  }

  @Test func hasFinishedBefore() {
    tester.expectFinish()
    tester.act { coordinator.checkoutDidFinish(paid: true) }
    tester.expectFinish()
    tester.act {}
  }

  @Test func neverActs() {
    tester.expectFinish()
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct ViewModelTesterFixtures {
  let scope = TestScope.current()
  let findProducts = FindProductsMock()

  @Test func overlooksCalls() async {
    let text = scope.hot([.at(1, "tea")])
    let viewModel = SearchViewModel(findProducts: findProducts)
    let tester = ViewModelTester(viewModel, input: .init(text: text.stream), mocks: findProducts)
    let results = tester.record(\.results)
    await tester.act { await scope.advance(to: .seconds(5)) }
    results.expectEvents([.at(0, []), .at(.milliseconds(1300), ["Tea"])])
  }

  @Test func isShownElsewhere() {
    let viewModel = SearchViewModel(findProducts: findProducts)
    let screen = ViewModelScreen(viewModel, in: SearchView())
    screen.launch(under: scope)
    _ = ViewModelTester(viewModel, input: .init())
  }
}
