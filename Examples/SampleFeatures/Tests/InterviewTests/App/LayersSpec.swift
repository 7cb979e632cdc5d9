import Foundation
import InterviewDomain
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsMVVM
import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import InterviewData
@testable import InterviewPresentation

/// The layers that the app is built of, and the data that a restart leaves.
enum LayersSpec: Spec {
  static let riblet = "Interview: layers"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the domain") {
      it("has questions with an id and a content, and interviews with an id, a title, a date and answers") {
        let question = Question(id: 1, content: "Why?")
        let interview = Interview(
          id: "a", title: "First", startedAt: .distantPast, answers: [InterviewAnswer(to: question, text: "So.")])
        #expect(interview.answers.first?.question.content == "Why?")
      }
      it("has the use cases FetchQuestion, SkipQuestion, Transcribe, PostAnswer, FocusOnScreen and FetchHistory") {
        let data = InMemoryInterviews()
        let fetchQuestion: any FetchQuestionUseCase = FetchQuestion(questions: data, interviews: data)
        let useCases: [AnyObject] = [
          fetchQuestion, SkipQuestion(interviews: data, fetchQuestion: fetchQuestion) as any SkipQuestionUseCase,
          Transcribe(transcriber: ScriptedTranscriber()) as any TranscribeUseCase,
          PostAnswer(interviews: data, fetchQuestion: fetchQuestion) as any PostAnswerUseCase,
          FocusOnScreen() as any FocusOnScreenUseCase, FetchHistory(interviews: data) as any FetchHistoryUseCase,
        ]
        #expect(useCases.count == 6)
      }
      it("knows no views and no store") {
        let imports = try imports(of: "InterviewDomain")
        #expect(imports == ["Foundation"])
      }
      it("is known to the data, which know no views") {
        let imports = try imports(of: "InterviewData")
        #expect(imports.contains("InterviewDomain"))
        #expect(imports.isDisjoint(with: ["InterviewPresentation", "RibletsViews", "RibletsMVVM"]))
      }
      it("is known to the presentation, which knows no data") {
        let imports = try imports(of: "InterviewPresentation")
        #expect(imports.contains("InterviewDomain"))
        #expect(imports.isDisjoint(with: ["InterviewData", "RibletsData", "RibletsDataRoot", "RibletsGRDB", "GRDB"]))
      }
      it("has a transcriber by protocol; the one that is shipped is scripted, and is called so") {
        let shipped: any Transcriber = ScriptedTranscriber()
        #expect("\(type(of: shipped))" == "ScriptedTranscriber")
      }
    }
    restarts()
  }

  private static func restarts() {
    describe("the data") {
      var file: DatabaseFile!
      beforeEach { file = DatabaseFile() }

      it("are ten questions on first use") {
        let questions = try await InterviewDatabase(path: file.path).questions.questions()
        #expect(questions.count == 10)
      }
      it("serve the use cases through queries") {
        let stub = DataProviderStub<Interviews>()
        stub.stub(AllInterviews.self).returns([.sample("a")])
        let interviews = StoredInterviews(dataProvider: stub.provider)
        let history = try await FetchHistory(interviews: interviews).fetchHistory()
        #expect(history.map(\.id) == ["a"])
      }
      it("are there after a restart of the app, with the history") {
        var app: AppTester! = try .interview(databasePath: file.path)
        await app.startInterview()
        await app.answer("I am here.")
        await app.skip()
        try #require((app.root as? RootCoordinator)).stop()
        app = try .interview(databasePath: file.path)

        app.press("history")
        await app.settle()
        app.press("open-1")
        await app.settle()
        app.expectText("Tell us about yourself in three sentences.", "I am here.", "Skipped")
      }
    }
  }

  /// The modules that a target's files import.
  private static func imports(of target: String) throws -> Set<String> {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = tests.appending(path: "../../../Sources/\(target)").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    let texts = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let lines = texts.flatMap { $0.split(separator: "\n") }
    return Set(
      lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) })
  }
}
