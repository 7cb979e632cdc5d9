import InterviewDomain
import Riblets
import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

/// Past interviews, in the words of their specification.
enum HistorySpec: Spec {
  static let riblet = "Interview: history"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the history") {
      var app: AppTester!
      beforeEach {
        let data = InMemoryInterviews([
          .sample("old", day: 3, answers: [.sample(1, "Long ago")]),
          .sample("new", day: 21, answers: [.sample(1, "Just now"), .sample(2)]),
          .sample("middle", day: 7),
        ])
        app = .interview(data)
        app.press("history")
        await app.settle()
      }

      it("lists past interviews, newest first") {
        #expect(
          app.window.frame.texts.filter { $0.hasPrefix("Interview of") }
            == ["Interview of 21 November", "Interview of 7 November", "Interview of 3 November"])
      }
      it("shows the questions and answers of the one that is selected") {
        app.press("open-1")
        await app.settle()
        app.expectText("Question 1?", "Just now", "Question 2?", "Skipped")
      }
      it("is shown again when the candidate goes back from the answers") {
        app.press("open-3")
        await app.settle()
        app.goBack()
        app.expectButton("open-1")
      }
      it("ends when the candidate goes back from the list") {
        app.goBack()
        app.expectButton("start-interview")
        #expect(app.root?.children.count == 1)
      }
    }
  }
}
