import Foundation
import InterviewDomain
import InterviewPresentation
import RibletsTesting
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct PlaceTests {
  let data = InMemoryInterviews()

  /// Starts the app at a place, as it comes back from a file, uses it, and returns the place where it was ended.
  private func place(
    from place: Place = .root, after use: @MainActor (AppTester) async -> Void
  ) async throws -> Place {
    let place = try JSONDecoder().decode(Place.self, from: JSONEncoder().encode(place))
    let delegate = AppDelegate(useCases: .init(over: data), at: place)
    let app = AppTester { window, runtime in
      delegate.launch(from: window, in: runtime)
      return delegate.coordinator
    }
    await app.settle()
    await use(app)
    let end = delegate.place
    delegate.terminate()
    return end
  }

  @Test func `it begins at the root, and stays there`() async throws {
    #expect(try await place { _ in } == .root)
  }

  @Test func `an interview goes on with the next question, and ends as any`() async throws {
    let inInterview = try await place { app in
      await app.startInterview()
      await app.skip(4)
    }
    let atSummary = try await place(from: inInterview) { app in
      app.expectText("Question 5?")
      await app.skip(6)
      app.expectText("0 answered, 10 skipped")
    }
    let atAnswers = try await place(from: atSummary) { app in
      app.expectText("0 answered, 10 skipped")
      app.press("see-answers")
      await app.settle()
    }

    #expect(data.kept.map(\.answers.count) == [10])
    #expect(atAnswers == .history(data.kept[0].id))
  }

  @Test func `the answers of an interview are above the list`() async throws {
    try await data.record(.init(to: data.allQuestions[0], text: "One"), in: .sample("a"))

    let atList = try await place(from: .history("a")) { app in
      app.expectText("One")
      app.goBack()
      await app.settle()
    }
    #expect(atList == .history(nil))

    let atRoot = try await place(from: atList) { app in app.goBack() }
    #expect(atRoot == .root)
  }
}
