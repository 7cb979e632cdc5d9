import ChildTestRun
import Testing

@Suite struct CallsFailureTests {
  @Test func `an unstubbed call fails where the mock was made`() async throws {
    let run = try await ChildTestRun(filter: "CallsFailureFixtures/(returns|throws|has)")
    #expect(run.exitCode == 1)
    let wayOut = "of the mock that is made here, before it is used."
    #expect(
      run.failures.text == """
        CallsFailureFixtures.swift:10
        'score(of: "Ann")' of LobbyPresentableMock was called and has nothing to return. It returned 0.
        Set 'scoreReturnValue' or 'scoreHandler' \(wayOut)

        CallsFailureFixtures.swift:10
        'best(among: ["Ann", "Ben"])' of LobbyPresentableMock was called and has nothing to return. It returned nil.
        Set 'bestReturnValue' or 'bestHandler' \(wayOut)

        CallsFailureFixtures.swift:10
        'title' of LobbyPresentableMock was read and has nothing to return. It returned "".
        Set 'title' \(wayOut)

        CallsFailureFixtures.swift:10
        'child(named: "games")' of LobbyPresentableMock (line 10) was called and has nothing to return. It returned LobbyPresentableMock.
        Set 'childReturnValue' or 'childHandler' \(wayOut)

        CallsFailureFixtures.swift:10
        'score(of: "Ann")' of LobbyPresentableMock (line 10) was called and has nothing to return. It returned 0.
        Set 'scoreReturnValue' or 'scoreHandler' \(wayOut)

        CallsFailureFixtures.swift:10
        'load(3)' of LobbyPresentableMock was called and has nothing to return. It threw UnstubbedCall.
        Set 'loadReturnValue', 'loadError' or 'loadHandler' \(wayOut)

        CallsFailureFixtures.swift:10
        'buy("tea")' of LobbyPresentableMock was called and has nothing to return. It returned 0.
        Set 'buyReturnValue', 'buyError' or 'buyHandler' \(wayOut)

        CallsFailureFixtures.swift:29
        'makeName()' of LobbyPresentableMock (static) was called and has nothing to return. It returned "".
        Set 'makeNameReturnValue' or 'makeNameHandler' \(wayOut)
        """)
  }

  @Test func `calls in another order are shown with those that were found`() async throws {
    let run = try await ChildTestRun(filter: "CallsFailureFixtures/isCalledInAnotherOrder")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        CallsFailureFixtures.swift:38
        The calls did not come in this order: LobbyListenerMock.didChoose was not called after LobbyPresentableMock.show.
        Expected (✓ found in order, ✗ not):
          ✓ LobbyPresentableMock.show
          ✗ LobbyListenerMock.didChoose
            LobbyPresentableMock.close, call 2
        The calls of this test, in order:
            1. LobbyPresentableMock.close()
          ✗ 2. LobbyListenerMock.didChoose(game: "chess")
          ✓ 3. LobbyPresentableMock.show(["a"], animated: true)
            4. LobbyPresentableMock.close()
        """)
  }

  @Test func `calls that never came or came too seldom have no order`() async throws {
    let run = try await ChildTestRun(filter: "CallsFailureFixtures/(isNeverCalled|isCalledTooSeldom)")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        CallsFailureFixtures.swift:43
        The calls did not come in this order: LobbyPresentableMock.close was never called.
        Expected (✓ found in order, ✗ not):
          ✗ LobbyPresentableMock.close
            LobbyListenerMock.didChoose
        No mock of this test was called.

        CallsFailureFixtures.swift:48
        The calls did not come in this order: LobbyPresentableMock.close, call 3, never came: there is 1 call.
        Expected (✓ found in order, ✗ not):
          ✓ LobbyPresentableMock.close
          ✗ LobbyPresentableMock.close, call 3
        The calls of this test, in order:
          ✓ 1. LobbyPresentableMock.close()
        """)
  }

  @Test func `a call that does not come is waited for within bounds`() async throws {
    let run = try await ChildTestRun(filter: "CallsFailureFixtures/waitsForACall")
    #expect(run.exitCode == 1)
    // On a machine with much else to do, the child counts as busy.
    let text = run.failures.text.replacing(
      "2.4 s in which the process was busy", with: "0.1 s of real time in which the process stood still")
    #expect(
      text == """
        CallsFailureFixtures.swift:53
        LobbyPresentableMock.show was called 1 time, not 2 times, and the wait was given up after 0.1 s of real time in which the process stood still.
        Check that what calls it was started, and does not wait for something that the test has to send.
        The calls of this test, in order:
            1. LobbyPresentableMock.show([], animated: false)

        CallsFailureFixtures.swift:58
        LobbyPresentableMock.close was called 0 times, not 1 time, and the wait was given up after 0.1 s of real time in which the process stood still.
        1 action waits for virtual time: allow it to move with within:.
        Check that what calls it was started, and does not wait for something that the test has to send.
        No mock of this test was called.
        """)
  }

  @Test func `mocks outside of a scope have no order among them`() async throws {
    let run = try await ChildTestRun(filter: "CallsWithoutScopeFixtures/doNotKnowTheirOrder")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        CallsFailureFixtures.swift:71
        No order is known for LobbyPresentableMock.close and LobbyListenerMock.didChoose: the two mocks were made in different scopes, or outside of any.
        Give the test or its suite the trait .testScope, and make the mocks in the test or in its suite's initializer.
        """)
  }

  @Test func `of many calls the last ones are shown`() async throws {
    let run = try await ChildTestRun(filter: "ManyCallsFixtures/")
    let lines = run.failures.text.split(separator: "\n")
    #expect(lines.contains("    … 5 earlier"))
    #expect(lines.last == #"    45. LobbyListenerMock.didChoose(game: "45")"#)
    #expect(lines.count == 46)
  }

  @Test func `a call without a possible return value writes the records and stops with a message`() async throws {
    let run = try await ChildTestRun(filter: #"CallsWithoutScopeFixtures/stopTheRun\("#)
    #expect(run.exitCode > 128)
    let text = """
      'theme()' of LobbyPresentableMock was called and has nothing to return. There is no empty value of 'LobbyTheme' to return, so the run ends here.
      Set 'themeReturnValue' or 'themeHandler' of the mock that is made here, before it is used.
      """
    #expect(run.failures.text == "CallsFailureFixtures.swift:76\n\(text)")
    #expect(run.output.contains("The books are written.\n"))
    #expect(
      run.output.contains(
        "Fatal error: \(text)\n\n  Mock made at: RibletsTestingTests/CallsFailureFixtures.swift:76\n"))
  }

  @Test func `so does one whose type only its caller knows`() async throws {
    let run = try await ChildTestRun(filter: "CallsWithoutScopeFixtures/stopTheRunForAGenericType")
    #expect(run.exitCode > 128)
    #expect(
      run.failures.text == """
        CallsFailureFixtures.swift:81
        'convert(["a"])' of LobbyPresentableMock was called and has nothing to return. There is no empty value of 'Array<String>' to return, so the run ends here.
        Set 'convertHandler' of the mock that is made here, before it is used.
        """)
  }
}

extension [ChildTestRun.Issue] {
  /// The place of each issue, then its text without the runner's own first line, with an empty line between two.
  var text: String {
    map { issue in
      let lines = issue.text.split(separator: "\n", omittingEmptySubsequences: false)
      let own = lines.first == "Issue recorded" ? lines.dropFirst() : lines[...]
      return "\(issue.file):\(issue.line)\n" + own.joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
