import ChildTestRun
import Testing

/// Tests of how testers fail: the texts, and the lines of TesterFailureFixtures.swift.
@Suite struct TesterFailureTests {
  @Test func `a router's expectations fail at their lines, and unexpected effects at the act's`() async throws {
    let run = try await ChildTestRun(filter: "RouterTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:22
        The act had an unexpected effect: attaching 'CartRoutingMock'.
        If that is right, expect it before the act, with expectAttach.

        TesterFailureFixtures.swift:24
        The act had an unexpected effect: attaching 'CartRoutingMock' made in line 10.
        If that is right, expect it before the act, with expectAttach.

        TesterFailureFixtures.swift:28
        Attaching 'CartRoutingMock' made in line 11 was expected, and did not happen.
        The act in line 30 did this:
          - attaching 'CartRoutingMock' made in line 10
        Check that 'ShopRouter' calls attachChild or detachChild with it, and that the mock of its builder returns it.

        TesterFailureFixtures.swift:34
        Detaching a 'ShopRoutingMock' was expected, and did not happen.
        The act in line 36 attached and detached nothing.
        Check that 'ShopRouter' calls attachChild or detachChild with it, and that the mock of its builder returns it.

        TesterFailureFixtures.swift:35
        CartBuildableMock.build was called 0 times by the act in line 36, not 2 times.
        Check that the router has this mock, and calls it where it attaches; or change times:.
        The calls of this test, in order:
            1. CartRoutingMock (line 11).load()

        TesterFailureFixtures.swift:40
        The act had an unexpected effect: attaching 'CartRoutingMock' made in line 10.
        If that is right, expect it before the act, with expectAttach.

        TesterFailureFixtures.swift:40
        The act had an unexpected effect: detaching 'CartRoutingMock' made in line 10.
        If that is right, expect it before the act, with expectDetach.

        TesterFailureFixtures.swift:48
        The children of 'ShopRouter' are not as expected (expected: −, actual: +):
          − 'CartRoutingMock' made in line 10
          + 'CartRoutingMock' made in line 11

        TesterFailureFixtures.swift:49
        The children of 'ShopRouter' are not as expected (expected: −, actual: +):
          − (none)
          + 'CartRoutingMock'

        TesterFailureFixtures.swift:53
        Attaching 'CartRoutingMock' was expected, and no act came after that.
        Run what should fulfil it in act { }, after the expectations.
        """)
  }

  @Test func `what is shown by routes fails at its lines`() async throws {
    let run = try await ChildTestRun(filter: "RoutedRouterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:231
        What 'LoggedInRouter' shows is not as expected (expected: −, actual: +):
          − Menu(player: Ben) pushed
          + Menu(player: Ann) pushed

        TesterFailureFixtures.swift:232
        What 'LoggedInRouter' shows is not as expected (expected: −, actual: +):
          − (nothing)
          + Menu(player: Ann) pushed

        TesterFailureFixtures.swift:236
        Attaching 'MenuRoutingMock' was expected, and did not happen.
        The act in line 237 attached and detached nothing.
        Check that the move leads to it from where 'LoggedInRouter' is, and that the mock of its builder returns it.

        TesterFailureFixtures.swift:241
        'LobbyRouter' has no routes that could ask for a listener: it is not 'Navigating'.
        Give the listener to its interactor, or let its routing protocol inherit from 'Navigating'.

        TesterFailureFixtures.swift:246
        What 'LoggedInRouter' shows is not as expected (expected: −, actual: +):
          − Menu(player: Ann), in any way but hidden
          + Menu(player: Ann) hidden

        TesterFailureFixtures.swift:247
        What 'LoggedInRouter' shows is not as expected (expected: −, actual: +):
          − Menu(player: An), in any way but hidden
          + Menu(player: Ann) hidden
        """)
  }

  @Test func `calls that are not asserted fail at the line of their act`() async throws {
    let run = try await ChildTestRun(filter: "InteractorTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:75
        ShopInteractor made calls that the test does not look at:
          - ShopRoutingMock.routeToList, 5 times: routeToList(), routeToList(), routeToList(), …
        Assert them after the act, as in #expect(mock.routeToListCallCount == 5), or leave them out by name: skipping: ["routeToList"].

        TesterFailureFixtures.swift:85
        ShopInteractor made calls that the test does not look at:
          - ShopPresentableMock.show, 1 time: show([1])
        Assert them after the act, as in #expect(mock.showCallCount == 1), or leave them out by name: skipping: ["show"].
        """)
  }

  @Test func `a builder's parts are named with what was found instead`() async throws {
    let run = try await ChildTestRun(filter: "BuilderTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:102
        The router is of type 'ShopRouter', not 'ShopRoutingMock'. The parts of what was built in line 101:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'

        TesterFailureFixtures.swift:103
        The view was expected to be of type 'ShopView', and there is none. The parts of what was built in line 101:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'

        TesterFailureFixtures.swift:109
        'listener' of 'ShopInteractor' is nil, not the given 'ShopListenerMock'. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        Join them in the builder, or in the initializer of the router or interactor.

        TesterFailureFixtures.swift:110
        'router' of 'ShopInteractor' was expected to be the view, and there is none. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        Join them in the builder, or in the initializer of the router or interactor.

        TesterFailureFixtures.swift:111
        There is no 'CartRoutingMock' among the parts of what was built in line 108:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'

        TesterFailureFixtures.swift:118
        The riblet is still in memory, although it should have been freed.
          - the interactor 'ShopInteractor' of Shop
          - the presenter 'ShopView' of Shop
        Look for who refers to it: a closure that captures it, a collection that keeps it, a parent that remembers a child, a delegate or listener that is not weak, a variable of the test.

        TesterFailureFixtures.swift:123
        The builder returned 'CartRoutingMock', which is no router of the framework, so it has no parts to look at.
        Test the real builder here, and its mock where a parent is tested.

        TesterFailureFixtures.swift:124
        The interactor was expected to be of type 'Interactor', and there is none. The parts of what was built in line 123:
          (none)

        TesterFailureFixtures.swift:131
        The riblet keeps its listener, the given 'ShopListenerMock'. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        A parent holds its child, so each of the two would keep the other. Declare the property 'weak var', and let closures capture it weakly.

        TesterFailureFixtures.swift:136
        'listener' of 'ShopInteractor' was expected to be the listener, and there is none. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        Join them in the builder, or in the initializer of the router or interactor.
        """)
  }

  @Test func `a row that is not as expected fails at its line, field by field`() async throws {
    let run = try await ChildTestRun(filter: "PresenterTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:145
        What is shown for “two prices” is not as expected (expected: −, actual: +):
            title
          −   "Store"
          +   "Shop"
            rows[0].price
          −   "4 €"
          +   "3 €"
            rows.count
          −   1
          +   2
            note
          −   "!"
          +   nil
            rows[1].name
          +   "Item 2"
            rows[1].price
          +   "4 €"

        TesterFailureFixtures.swift:149
        Nothing is shown for “any price”: presenting it threw soldOut.
        """)
  }

  @Test func `a worker's failures name its runs and what it left`() async throws {
    let run = try await ChildTestRun(filter: "WorkerTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:160
        'PollingWorker' never ran. Start it first, with start().

        TesterFailureFixtures.swift:164
        'PollingWorker' began 2 times, not 1 time.
        Its runs ended with: interactorInactive, still running.
        It begins when it is started and its interactor is active, and anew with each activation.

        TesterFailureFixtures.swift:165
        'PollingWorker' did not stop as expected (expected: −, actual: +):
          − stopped
          + interactorInactive

        TesterFailureFixtures.swift:172
        'PollingWorker' still runs:
          - its run(), which waits in the framework
        Stop it before this line; bind its work with observe and task, and let its run() end when it is cancelled.

        TesterFailureFixtures.swift:173
        'PollingWorker' has not stopped by itself within 100 s of virtual time.
        1 action waits for later than that.
        Send what its run() waits for before, or expect it to run with #expect(worker.isRunning).
        """)
  }

  @Test func `a workflow's failures name its steps and its outcome`() async throws {
    let run = try await ChildTestRun(filter: "WorkflowTesterFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        TesterFailureFixtures.swift:190
        'OpenItemWorkflow' has not ended within 10 s of virtual time, and is cancelled.
        No step has returned.
        Stub what the next step calls so that it returns, send what it waits for before run(), or attach and activate the riblet of its item.

        TesterFailureFixtures.swift:198
        The steps of 'OpenItemWorkflow' are not as expected (expected: −, actual: +):
          − step 0 at 1 s
          − step 1
          + step 0 at 0 s
        It has failed with soldOut.

        TesterFailureFixtures.swift:199
        'OpenItemWorkflow' should have completed, and has failed with soldOut.
        These have returned: step 0 at 0 s.

        TesterFailureFixtures.swift:200
        'OpenItemWorkflow' should have been cancelled, and has failed with soldOut.
        These have returned: step 0 at 0 s.

        TesterFailureFixtures.swift:201
        'OpenItemWorkflow' should have failed with a 'UnstubbedCall', and has failed with soldOut.
        These have returned: step 0 at 0 s.

        TesterFailureFixtures.swift:209
        'OpenItemWorkflow' completed after 0 s, not after 1 s.

        TesterFailureFixtures.swift:210
        'OpenItemWorkflow' was started before. Make a workflow and a tester anew.
        """)
  }
}
