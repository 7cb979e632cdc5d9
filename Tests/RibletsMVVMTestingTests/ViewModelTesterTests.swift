import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ViewModelTesterTests {
  let scope = TestScope.current()
  let findProducts = FindProductsMock()
  let viewModel: SearchViewModel

  init() { viewModel = SearchViewModel(findProducts: findProducts) }

  @Test func `the newest text is looked for when it has stood for a while`() async {
    let text = scope.hot([.at(1, "t"), .at(.milliseconds(1200), "te"), .at(3, "tea")])
    findProducts.productsHandler = { text in [text.uppercased()] }
    let tester = ViewModelTester(viewModel, input: .init(text: text.stream), mocks: findProducts)
    let results = tester.record(\.results)

    await scope.advance(to: .seconds(10))

    results.expectEvents([.at(0, []), .at(.milliseconds(1500), ["TE"]), .at(.milliseconds(3300), ["TEA"])])
    #expect(findProducts.productsArgValues == ["te", "tea"])
  }

  @Test func `a cold source begins with the view model`() async {
    let text = scope.cold([.at(1, "tea")])
    await scope.advance(to: .seconds(5))
    let tester = ViewModelTester(viewModel, input: .init(text: text.stream), mocks: findProducts)
    let hint = tester.record(\.hint)
    findProducts.productsHandler = { _ in throw Offline() }

    await scope.advance(to: .seconds(10))

    hint.expectEvents([.at(.milliseconds(6300), "You are offline.")])
    #expect(findProducts.productsCallCount == 1)
  }

  @Test func `an act is what the test does to the input or to the mocks`() async {
    let choice = MutableEventStream<Int>()
    let text = MutableEventStream<String>()
    let listener = SearchListenerMock()
    viewModel.listener = listener
    findProducts.productsHandler = { _ in ["Green", "Black"] }
    let tester = ViewModelTester(
      viewModel, input: .init(text: text.stream, choice: choice.stream), mocks: findProducts, listener,
      skipping: ["products"])

    await tester.act {
      text.send("tea")
      await scope.advance(by: .seconds(1))
    }
    #expect(tester.output.results.value == ["Green", "Black"])
    #expect(await tester.act { 3 } == 3)
    await tester.act { choice.send(1) }
    #expect(listener.searchDidChooseArgValues == ["Black"])
  }

  @Test func `a view model that is not shown any more listens to nothing, and shown again it transforms anew`() {
    let choice = MutableEventStream<Int>()
    let tester = ViewModelTester(viewModel, input: .init(choice: choice.stream))
    #expect(choice.subscriberCount == 1)
    tester.deactivate()
    #expect(choice.subscriberCount == 0)
    #expect(!viewModel.lifetime.isActive)
    tester.activate()
    #expect(choice.subscriberCount == 1)
  }

  @Test func `members can be left out later`() async {
    let text = MutableEventStream<String>()
    let tester = ViewModelTester(viewModel, input: .init(text: text.stream), mocks: findProducts)
    tester.skip("products")
    text.send("tea")
    await scope.advance(by: .seconds(1))
  }

  @Test func `two subscribers to one output get the same elements`() {
    let tester = ViewModelTester(viewModel, input: .init())
    let first = tester.record(\.results)
    let second = tester.record(\.results)
    #expect(first.elements == [[]])
    #expect(second.elements == [[]])
  }
}
