import Riblets
import RibletsMVVMTesting
import RibletsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct RootViewModelTests {
  let scope = TestScope.current()
  let coordinator = RootCoordinatingMock()

  @Test func `each button asks its coordinator for a flow`() async {
    let start = scope.hot([.at(1)])
    let history = scope.hot([.at(2)])
    _ = ViewModelTester(
      RootViewModel(coordinator: coordinator),
      input: .init(startButtonTapped: start.stream, historyButtonTapped: history.stream), mocks: coordinator)

    await scope.advance(to: .seconds(1))
    #expect(coordinator.connectNewInterviewFlowCallCount == 1)
    await scope.advance(to: .seconds(2))
    #expect(coordinator.connectHistoryFlowArgValues == [nil])
  }
}
