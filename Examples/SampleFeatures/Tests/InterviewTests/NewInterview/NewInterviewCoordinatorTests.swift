import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct NewInterviewCoordinatorTests {
  let navigation = StackNavigatingMock()
  let listener = NewInterviewListenerMock()
  let coordinator: NewInterviewCoordinator
  let tester: CoordinatorTester

  init() {
    coordinator = NewInterviewCoordinator(
      navigation: navigation, useCases: UseCaseMocks().useCases, listener: listener)
    tester = CoordinatorTester(coordinator)
  }

  @Test func `it begins with the questions`() {
    tester.expectScreen(QuestionViewModel.self)
    tester.expectCall(navigation.calls("push"))
    tester.start()
  }

  @Test func `after the questions the summary takes their place`() {
    tester.expectScreenGone(QuestionViewModel.self)
    tester.expectScreen(SummaryViewModel.self)
    tester.expectCall(navigation.calls("replaceTop"))
    tester.act { coordinator.questionsDidFinish() }
  }

  @Test func `who closes the summary ends the flow`() {
    tester.expectFinish(telling: listener.calls("newInterviewDidFinish"))
    tester.expectCall(navigation.calls("remove"))
    tester.act { coordinator.summaryDidClose() }
    #expect(listener.newInterviewDidFinishReceivedArguments?.1 == nil)
  }

  @Test func `who asks for the answers ends the flow with the interview`() {
    tester.expectFinish(telling: listener.calls("newInterviewDidFinish"))
    tester.act { coordinator.summaryDidAskForAnswers() }
    #expect(listener.newInterviewDidFinishReceivedArguments?.1 == "new")
  }

  @Test func `who goes back from the question ends the flow`() throws {
    tester.act {}
    let shown = try #require(navigation.pushReceivedArguments)
    tester.expectScreenGone(QuestionViewModel.self)
    tester.expectFinish(telling: listener.calls("newInterviewDidFinish"))
    tester.act { navigation.mutableUserPops.send(shown) }
  }

  @Test func `a view of another flow that is left does not matter`() {
    tester.act { navigation.mutableUserPops.send(RootViewController()) }
    #expect(listener.newInterviewDidFinishCallCount == 0)
  }
}
