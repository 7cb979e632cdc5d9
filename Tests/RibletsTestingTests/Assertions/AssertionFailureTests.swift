import ChildTestRun
import Testing

/// Tests of how assertions on trees, texts and released objects fail.
@Suite struct AssertionFailureTests {
  @Test func `each shows what differs or who is left, at its line`() async throws {
    let run = try await ChildTestRun(filter: "AssertionFailureFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        AssertionFailureFixtures.swift:14
        The tree is not as expected (expected: −, actual: +):
            Shop (inactive)
          −   Cart (inactive)
          +   Shop (inactive)

        AssertionFailureFixtures.swift:23
        The log is not as expected (expected: −, actual: +):
            … 4 lines are the same
            e
            f
            g
          − h
          + h·
            i

        AssertionFailureFixtures.swift:29
        Something is still in memory at the end of the test.
          - 'ShopView'
        Look for who refers to it: a closure that captures it, a collection that keeps it, a parent that remembers a child, a delegate or listener that is not weak, a variable of the test.

        AssertionFailureFixtures.swift:33
        The object made here is still in memory, although it should have been freed.
          - the interactor 'ShopInteractor' of Shop
          - the presenter 'ShopView' of Shop
        Look for who refers to it: a closure that captures it, a collection that keeps it, a parent that remembers a child, a delegate or listener that is not weak, a variable of the test.

        AssertionFailureFixtures.swift:41
        The object made here is still in memory, although it should have been freed.
          - the router 'ShopRouter' of Shop/Shop, with all that it holds
        Look for who refers to it: a closure that captures it, a collection that keeps it, a parent that remembers a child, a delegate or listener that is not weak, a variable of the test.
        """)
  }
}
