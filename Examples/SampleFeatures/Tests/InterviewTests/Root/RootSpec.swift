import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

/// The first screen, in the words of its specification.
enum RootSpec: Spec {
  static let riblet = "Interview: root"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the root") {
      var app: AppTester!
      beforeEach { app = .interview() }

      it("has two buttons") {
        app.expectButton("start-interview")
        app.expectButton("history")
      }
      it("connects the flow of a new interview when \"Start interview\" is pressed") {
        await app.startInterview()
        #expect(app.root?.children.last is any NewInterviewCoordinating)
        app.expectText("Question 1?")
      }
      it("connects the flow of the history, of no interview in particular, when \"History\" is pressed") {
        app.press("history")
        await app.settle()
        #expect(app.root?.children.last is any HistoryCoordinating)
        app.expectText("No interviews yet. Start one, and it will be kept here.")
      }
      it("knows its coordinator by a protocol") {
        let coordinator = RootCoordinatingMock()
        let viewModel = RootViewModel(coordinator: coordinator)
        let start = MutableEventStream<Void>()
        viewModel.transform(.init(startButtonTapped: start.stream))
        start.send()
        #expect(coordinator.connectNewInterviewFlowCallCount == 1)
        viewModel.lifetime.deactivate()
      }
      it("starts one flow for two quick presses") {
        app.press("start-interview")
        #expect(app.root?.children.count == 2)
      }
    }
  }
}
