import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct HistoryViewModelTests {
  let scope = TestScope.current()
  let fetchHistory = FetchHistoryUseCaseMock()
  let listener = HistoryListenerMock()

  private func tester(_ input: HistoryViewModel.Input) -> ViewModelTester<HistoryViewModel> {
    ViewModelTester(
      HistoryViewModel(fetchHistory: fetchHistory, listener: listener), input: input, mocks: fetchHistory, listener,
      skipping: ["fetchHistory"])
  }

  @Test func `interviews become rows in their order`() async {
    fetchHistory.fetchHistoryReturnValue = [
      .sample("b", answers: [.sample(1, "Yes"), .sample(2, "No"), .sample(3)]), .sample("a", day: 3),
    ]
    let tester = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream))
    let rows = tester.record(\.rows)
    await scope.advance(to: .seconds(1))
    rows.expectEvents([
      .at(0, []),
      .at(
        1,
        [
          HistoryRow(
            id: "b", title: "Interview of 21 November", detail: "12:00 · 2 answered, 1 skipped"),
          HistoryRow(
            id: "a", title: "Interview of 3 November", detail: "12:00 · 1 answered, 0 skipped"),
        ]),
    ])
    #expect(tester.output.note.value == "")
  }

  @Test func `without interviews there is a note`() async {
    fetchHistory.fetchHistoryReturnValue = []
    let note = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream)).record(\.note)
    await scope.advance(to: .seconds(1))
    note.expectElements(["", "No interviews yet. Start one, and it will be kept here."])
  }

  @Test func `a history that cannot be loaded says so`() async {
    fetchHistory.fetchHistoryError = StoreIsDown()
    let note = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream)).record(\.note)
    await scope.advance(to: .seconds(1))
    note.expectElements(["", "The history could not be loaded. Please go back and try again."])
  }

  @Test func `a row that is tapped is told to the coordinator`() async {
    let tester = tester(.init(rowTapped: scope.hot([.at(1, "b")]).stream))
    await tester.act { await scope.advance(to: .seconds(1)) }
    #expect(listener.historyDidSelectArgValues == ["b"])
  }
}

@Suite(.testScope) @MainActor
struct HistoryCoordinatorTests {
  let navigation = StackNavigatingMock()
  let listener = HistoryFlowListenerMock()

  private func coordinator(_ interviewID: Interview.ID? = nil) -> HistoryCoordinator {
    HistoryCoordinator(
      interviewID: interviewID, navigation: navigation, fetchHistory: FetchHistoryUseCaseMock(), listener: listener)
  }

  @Test func `it begins with the list`() {
    let tester = CoordinatorTester(coordinator())
    tester.expectScreen(HistoryViewModel.self)
    tester.start()
    #expect(navigation.pushCallCount == 1)
  }

  @Test func `for one interview its answers are shown above the list`() {
    let tester = CoordinatorTester(coordinator("a"))
    tester.expectScreen(HistoryViewModel.self)
    tester.expectScreen(AnswersViewModel.self)
    tester.start()
    #expect(navigation.pushCallCount == 2)
  }

  @Test func `who selects an interview sees its answers, and goes back to the list, and to the root`() throws {
    let coordinator = coordinator()
    let tester = CoordinatorTester(coordinator)
    tester.expectScreen(AnswersViewModel.self)
    tester.act { coordinator.historyDidSelect("a") }
    let views = navigation.pushArgValues

    tester.expectScreenGone(AnswersViewModel.self)
    tester.act { navigation.mutableUserPops.send(views[1]) }

    tester.expectScreenGone(HistoryViewModel.self)
    tester.expectFinish(telling: listener.calls("historyDidFinish"))
    tester.act { navigation.mutableUserPops.send(views[0]) }
  }
}

@Suite(.testScope) @MainActor
struct HistoryViewControllerTests {
  let scope = TestScope.current()
  let view = HistoryViewController()

  @Test func `each row has a button of its own`() {
    let rows = [
      HistoryRow(id: "b", title: "Interview of 21 November", detail: "12:00 · 8 answered, 2 skipped"),
      HistoryRow(id: "a", title: "Interview of 3 November", detail: "09:05 · 10 answered, 0 skipped"),
    ]
    scope.bind(view, to: .init(rows: .constant(rows), note: .constant("")))
    let taps = scope.record(view.input.rowTapped)
    let app = AppTester(showing: view)
    app.press("open-1", "open-2")
    #expect(taps.elements == ["b", "a"])
    assertViewSnapshots(of: view)
  }

  @Test func `an empty history`() {
    scope.bind(
      view,
      to: .init(
        rows: .constant([]), note: .constant("No interviews yet. Start one, and it will be kept here.")))
    assertViewSnapshots(of: view)
  }
}
