import InterviewDomain
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@testable import InterviewData

/// The repositories ask the right queries: without any store.
@Suite(.testScope) @MainActor
struct StoredInterviewsTests {
  let data = DataProviderStub<Interviews>()
  let interviews: StoredInterviews

  init() { interviews = StoredInterviews(dataProvider: data.provider) }

  @Test func `each call is a query`() async throws {
    data.stub(AllQuestions.self).returns([.sample(1)])
    data.stub(AllInterviews.self).returns([.sample("b"), .sample("a")])
    data.stub(InterviewByID(id: "a")).returns(.sample("a"))
    data.stub(RecordAnswer.self).returns(())

    #expect(try await interviews.questions() == [.sample(1)])
    #expect(try await interviews.interviews().map(\.id) == ["b", "a"])
    #expect(try await interviews.interview("a")?.id == "a")
    try await interviews.record(.sample(1, "Yes"), in: .sample("a"))
  }

  @Test func `what a query fails with is thrown`() async {
    data.stub(AllInterviews.self).fails(with: StoreIsDown())
    await #expect(throws: StoreIsDown.self) { try await interviews.interviews() }
  }
}
