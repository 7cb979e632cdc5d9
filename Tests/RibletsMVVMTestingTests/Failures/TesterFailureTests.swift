import ChildTestRun
import Testing

/// Tests of how testers fail: the texts, and the lines of TesterFailureFixtures.swift.
@Suite struct TesterFailureTests {
  @Test func `a coordinator's expectations fail at their lines, and unexpected effects at the act's`() async throws {
    let run = try await ChildTestRun(filter: "CoordinatorTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:23
        The act had an unexpected effect: attaching 'ViewModelScreen(Search)'.
        If that is right, expect it before the act, with expectAttach.

        TesterFailureFixtures.swift:27
        Attaching a screen of 'SearchViewModel' was expected, and did not happen.
        The act in line 28 attached and detached nothing.
        Check that 'ShopCoordinator' calls attachChild or detachChild with it, and that the mock of its builder returns it.

        TesterFailureFixtures.swift:32
        ShopListenerMock.shopDidSell was called 0 times by the act in line 33, not 1 time.
        Check that the router has this mock, and calls it where it attaches; or change times:.
        No mock of this test was called.

        TesterFailureFixtures.swift:32
        The act in line 33 should have finished 'ShopCoordinator', and it did not finish.
        Check that it calls finish { … } for what the act does, while it is attached.

        TesterFailureFixtures.swift:37
        The act had an unexpected effect: it finished 'ShopCoordinator'.
        If that is right, expect it before the act, with expectFinish.

        TesterFailureFixtures.swift:43
        The act in line 44 should have finished 'ShopCoordinator', and it had finished before.
        Check that it calls finish { … } for what the act does, while it is attached.

        TesterFailureFixtures.swift:48
        The end of 'ShopCoordinator' was expected, and no act came after that.
        Run what should finish it in act { }, after the expectation.
        """)
  }

  @Test func `a view model's calls that are not asserted fail at the line of their act`() async throws {
    let run = try await ChildTestRun(filter: "ViewModelTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:62
        SearchViewModel made calls that the test does not look at:
          - FindProductsMock.products, 1 time: products(matching: "tea")
        Assert them after the act, as in #expect(mock.productsCallCount == 1), or leave them out by name: skipping: ["products"].

        TesterFailureFixtures.swift:63
        The recording is not as expected (expected: −, actual: +):
            .at(0, [])
          − .at(.milliseconds(1300), ["Tea"])
          + .at(.milliseconds(1300), [])

        TesterFailureFixtures.swift:66
        Cannot show 'SearchViewModel' in 'Router<Interactable>': another screen shows it.

          Screen:   Router<Interactable>
          Shown in: ViewModelScreen(Search)

        Make a view model for each screen. To share state between them, hand both the same stream. [riblets.shown-twice]

        If the test expects this diagnosis, read the scope's `diagnoses` in the test.
        """)
  }
}

extension [ChildTestRun.Issue] {
  /// Each failure's line, and what it says after Swift Testing's own first line.
  fileprivate var text: String {
    sorted { $0.line < $1.line }.map { issue in
      let words = issue.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return "\(issue.file):\(issue.line)\n\(words.joined(separator: "\n"))"
    }
    .joined(separator: "\n\n")
  }
}
