import InterviewDomain
import Riblets
import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

/// An interview, in the words of its specification.
enum QuestionSpec: Spec {
  static let riblet = "Interview: question"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the question") {
      var data: InMemoryInterviews!
      var app: AppTester!
      beforeEach {
        data = InMemoryInterviews()
        app = .interview(data, said: "I grew up by the sea.")
        await app.startInterview()
      }

      it("is fetched and shown when the view appears") {
        app.expectTitle("Question 1 of 10")
        app.expectText("Question 1?")
      }

      streams()
      answers { (app, data) }
      progress { app }
      gaze { app }
      recordings { app }
    }
  }

  private static func streams() {
    describe("the view model") {
      it("has the inputs viewWillAppear, answer, the taps of three buttons, and eyePoints") {
        let names = Mirror(reflecting: QuestionViewModel.Input()).children.compactMap(\.label)
        #expect(
          names == [
            "viewWillAppear", "answer", "skipButtonTapped", "submitButtonTapped", "recordButtonTapped", "eyePoints",
          ])
      }
      it("has the outputs question, progress, toast, isRecording and isFinished") {
        let output = QuestionViewModel.Output(
          question: .constant(""), progress: .constant(0), toast: .never, isRecording: .constant(false),
          isFinished: .constant(false))
        let names = Mirror(reflecting: output).children.compactMap(\.label)
        #expect(names == ["question", "progress", "toast", "isRecording", "isFinished"])
      }
    }
  }

  private static func answers(_ given: @escaping @MainActor () -> (app: AppTester, data: InMemoryInterviews)) {
    context("when an answer is submitted") {
      it("posts the latest answer and moves to the next question") {
        given().app.type("First thought", into: "answer")
        await given().app.answer("Second thought")
        #expect(given().data.kept.first?.answers == [.sample(1, "Second thought")])
        given().app.expectText("Question 2?")
        given().app.expectField("answer", value: "")
      }
      it("refuses an empty answer with a toast") {
        await given().app.answer("   ")
        given().app.expectText("Please answer the question, or skip it.", "Question 1?")
        #expect(given().data.kept.isEmpty)
      }
      it("keeps what was typed if the answer cannot be saved, and says so") {
        given().data.error = StoreIsDown()
        await given().app.answer("My answer")
        given().app.expectText("Your answer could not be saved. Please try again.")
        given().app.expectField("answer", value: "My answer")
      }
    }
    context("when a question is skipped") {
      it("moves on too") {
        await given().app.skip()
        given().app.expectText("Question 2?")
        #expect(given().data.kept.first?.answers == [.sample(1)])
      }
    }
  }

  private static func progress(_ app: @escaping @MainActor () -> AppTester) {
    describe("the progress") {
      for count in [0, 3, 7, 9] {
        it("is \(count) / 10 when \(count) questions are finished") {
          await app().skip(count)
          app().expectProgress(Double(count) / 10)
        }
      }
      it("is the number of finished questions over ten, not a running sum of 0.1") {
        let sums = (0..<10).reduce(into: [0.0]) { sums, _ in sums.append(sums[sums.count - 1] + 0.1) }
        let progress = (0...10).map { Standing.sample($0).progress }
        #expect(progress == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(progress != sums)
      }
      it("counts answered and skipped questions alike") {
        await app().skip()
        await app().answer("Yes")
        app().expectProgress(0.2)
      }
    }
    context("after the tenth question") {
      beforeEach { await app().skip(10) }

      it("is finished, and the coordinator shows the summary") {
        app().expectText("Well done", "0 answered, 10 skipped")
        app().expectNothing(called: "submit", "skip", "answer")
      }
      it("leads to the answers, if the candidate wants to see them") {
        app().press("see-answers")
        await app().settle()
        app().expectText("Question 10?", "Skipped")
      }
      it("leads back to the root, if not") {
        app().press("done")
        app().expectButton("start-interview")
      }
    }
  }

  private static func gaze(_ app: @escaping @MainActor () -> AppTester) {
    describe("the gaze") {
      it("is a point of a screen of 390 by 844 points") {
        #expect(EyePoint.screen == (390, 844))
      }
      it("is expected in the upper middle of the screen: x 40…350, y 40…560") {
        #expect(FocusOnScreen.expectedX == 40...350)
        #expect(FocusOnScreen.expectedY == 40...560)
      }
      it("is away at (60, 600), and the toast says \"Please focus on the interview\"") {
        #expect(!FocusOnScreen().isFocused(EyePoint(x: 60, y: 600)))
        app().set("look-away", to: true)
        await app().settle()
        app().expectText("Please focus on the interview")
      }
      it("is noted at most once every 3 seconds") {
        app().set("look-away", to: true)
        await app().advance(by: .milliseconds(2_900))
        app().expectNoText("Please focus on the interview")
        await app().advance(by: .milliseconds(100))
        app().expectText("Please focus on the interview")
      }
    }
  }

  private static func recordings(_ app: @escaping @MainActor () -> AppTester) {
    describe("recording") {
      beforeEach {
        app().type("What I typed", into: "answer")
        app().press("record")
        await app().settle()
      }

      it("begins with a press of the button") { app().expectText("Recording: say your answer out loud.") }
      it("ends with the next one") {
        app().press("record")
        await app().settle()
        app().expectNoText("Recording: say your answer out loud.")
      }
      it("replaces the answer text by the transcription when it stops") {
        app().expectField("answer", value: "What I typed")
        app().press("record")
        await app().settle()
        app().expectField("answer", value: "I grew up by the sea.")
      }
    }
  }
}
