import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct LifetimeTests {
  let scope = TestScope.current()
  let numbers = MutableEventStream<Int>()

  @Test func `work begins without a screen, and gets the view model`() {
    let viewModel = SumViewModel()
    let output = viewModel.transform(.init(numbers: numbers.stream))

    numbers.send(2)
    numbers.send(3)

    #expect(output.sum.value == 5)
    #expect(viewModel.lifetime.isActive)
    viewModel.lifetime.deactivate()
  }

  @Test func `a view model without an owner is freed, and its bound work ends at once`() {
    var viewModel: SumViewModel? = SumViewModel()
    weak let weakViewModel = viewModel
    _ = viewModel?.transform(.init(numbers: numbers.stream))
    #expect(numbers.subscriberCount == 1)

    viewModel = nil

    #expect(weakViewModel == nil)
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `its owner may end it, and a task that runs is cancelled`() async {
    let viewModel = SumViewModel()
    var ends: [String] = []
    viewModel.task { viewModel in
      do {
        try await viewModel.ribletClock.sleep(for: .seconds(5))
        ends.append("finished")
      } catch {
        ends.append("cancelled")
      }
    }
    await scope.advance(by: .seconds(1))

    viewModel.lifetime.deactivate()
    await scope.settle()

    #expect(ends == ["cancelled"])
    #expect(!viewModel.lifetime.isActive)
  }

  @Test func `what is bound after the end is refused and diagnosed`() throws {
    let viewModel = SumViewModel()
    viewModel.lifetime.deactivate()

    _ = viewModel.transform(.init(numbers: numbers.stream))

    #expect(numbers.subscriberCount == 0)
    let diagnosis = try #require(scope.diagnoses.first)
    #expect(diagnosis.description.hasPrefix("Cannot bind an observation to 'SumViewModel': it is not active."))
  }

  @Test func `a lifetime that begins anew takes work again`() {
    let viewModel = SumViewModel()
    _ = viewModel.transform(.init(numbers: numbers.stream))
    viewModel.lifetime.deactivate()
    #expect(numbers.subscriberCount == 0)

    viewModel.lifetime.activate()
    let output = viewModel.transform(.init(numbers: numbers.stream))
    numbers.send(1)

    #expect(output.sum.value == 1)
    viewModel.lifetime.deactivate()
  }

  @Test func `observers are notified of the end, and of the release of the owner`() {
    var viewModel: SumViewModel? = SumViewModel()
    let activity = viewModel.map { scope.record($0.lifetime.isActiveStream) }
    viewModel?.lifetime.activate()
    viewModel?.lifetime.deactivate()
    viewModel = nil

    #expect(activity?.elements == [false, true, false])
    #expect(activity?.hasFinished == true)
  }

  @Test func `all policies of tasks hold`() async {
    let viewModel = SumViewModel()
    var log: [String] = []
    func load(_ name: String, _ id: String, _ policy: TaskPolicy) {
      viewModel.task(id: id, policy) { viewModel in
        try await viewModel.ribletClock.sleep(for: .seconds(1))
        log.append(name)
      }
    }
    load("cancelled", "search", .cancelInFlight)
    load("newest", "search", .cancelInFlight)
    load("first", "button", .keepFirst)
    load("second", "button", .keepFirst)
    load("write 1", "write", .oneAfterAnother)
    load("write 2", "write", .oneAfterAnother)

    await scope.advance(by: .seconds(1))
    #expect(log == ["newest", "first", "write 1"])
    await scope.advance(by: .seconds(1))
    #expect(log == ["newest", "first", "write 1", "write 2"])
    viewModel.lifetime.deactivate()
  }

  @Test(arguments: [(InactivityPolicy.drop, [1, 4]), (.keepLatest, [1, 3, 4])])
  func `a stream can be confined to a view model`(policy: InactivityPolicy, expected: [Int]) {
    let viewModel = SumViewModel()
    let recorder = scope.record(numbers.stream.confined(to: viewModel, whileInactive: policy))
    numbers.send(1)
    viewModel.lifetime.deactivate()
    numbers.send(2)
    numbers.send(3)
    viewModel.lifetime.activate()
    numbers.send(4)

    #expect(recorder.elements == expected)
    viewModel.lifetime.deactivate()
  }
}
