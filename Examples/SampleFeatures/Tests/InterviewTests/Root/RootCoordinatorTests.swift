import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

@testable import InterviewPresentation

// The mock of the flows keeps its listener, the coordinator, and that the flows: what is detached is not freed.
@Suite(.testScope(leakPolicy: .off)) @MainActor
struct RootCoordinatorTests {
  let navigation = StackNavigatingMock()
  let flows = RootFlowsMock()
  let newInterview = NewInterviewCoordinatingMock()
  let history = HistoryCoordinatingMock()
  let coordinator: RootCoordinator
  let tester: CoordinatorTester

  init() {
    flows.newInterviewFlowReturnValue = newInterview
    flows.historyFlowReturnValue = history
    coordinator = RootCoordinator(navigation: navigation, flows: flows)
    tester = CoordinatorTester(coordinator)
  }

  @Test func `it begins with the root's screen`() {
    tester.expectScreen(RootViewModel.self)
    tester.expectCall(navigation.calls("push"))
    tester.start()
  }

  @Test func `a new interview is a flow below it`() {
    tester.expectCall(flows.calls("newInterviewFlow"))
    tester.expectAttach(newInterview)
    tester.act { coordinator.connectNewInterviewFlow() }
  }

  @Test func `the history is a flow below it, of all interviews or of one`() {
    tester.expectAttach(history)
    tester.act { coordinator.connectHistoryFlow(interviewID: nil) }
    tester.expectDetach(history)
    tester.act { coordinator.detachChild(history) }

    tester.expectAttach(history)
    tester.act { coordinator.connectHistoryFlow(interviewID: "a") }
    #expect(flows.historyFlowArgValues.map(\.0) == [nil, "a"])
  }

  @Test func `it begins at the place that it is given`() {
    let interview = Interview.sample("a")
    flows.newInterviewFlowHandler = { [newInterview] _, _ in newInterview }
    let inInterview = RootCoordinator(navigation: navigation, flows: flows, start: .interview(interview))
    CoordinatorTester(inInterview).act {}
    #expect(flows.newInterviewFlowArgValues.map(\.0) == [interview])

    let atAnswers = RootCoordinator(navigation: navigation, flows: flows, start: .history("a"))
    CoordinatorTester(atAnswers).act {}
    #expect(flows.historyFlowArgValues.map(\.0) == ["a"])
  }

  @Test func `two presses make one flow`() {
    tester.expectAttach(newInterview)
    tester.act {
      coordinator.connectNewInterviewFlow()
      coordinator.connectNewInterviewFlow()
      coordinator.connectHistoryFlow(interviewID: nil)
    }
    #expect(flows.newInterviewFlowCallCount == 1)
  }

  @Test func `who wants to see the answers after an interview is led to them`() {
    tester.expectAttach(newInterview)
    tester.act { coordinator.connectNewInterviewFlow() }

    tester.expectDetach(newInterview)
    tester.expectAttach(history)
    tester.act { coordinator.newInterviewDidFinish(newInterview, showing: "a") }
    #expect(flows.historyFlowReceivedArguments?.0 == "a")
  }

  @Test func `who does not is back at the root`() {
    tester.expectAttach(newInterview)
    tester.act { coordinator.connectNewInterviewFlow() }
    tester.act { coordinator.newInterviewDidFinish(newInterview, showing: nil) }
    tester.act { coordinator.historyDidFinish() }
  }
}
