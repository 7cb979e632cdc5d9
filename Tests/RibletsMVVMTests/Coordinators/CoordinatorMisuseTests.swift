import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

/// Tests of the messages about misuse of coordinators.
@MainActor
@Suite(.testScope) struct CoordinatorMisuseTests {
  let scope = TestScope.current()
  let root = Flow("Root")
  let child = Flow("Child")

  /// The diagnoses, with the lines of this file left out.
  private var texts: [String] {
    scope.diagnoses.map { $0.description.replacing(#/[A-Za-z]+\/[A-Za-z]+\.swift:\d+/#, with: "a line") }
  }

  @Test func `finishing twice names both lines`() {
    root.start(in: scope.runtime)
    root.attachChild(child)
    child.finish()
    child.finish()
    #expect(
      texts == [
        """
        Cannot finish 'Flow(Root)/Flow(Child)': it has finished before.

          Coordinator: Flow(Root)/Flow(Child)
          Finished:    a line
          At:          a line

        Its parent was notified then. Finish once, where the flow ends; to run it again, build a new coordinator.
        """
      ])
  }

  @Test func `the facts can be compared`() {
    child.finish()
    let misuses = scope.diagnoses.map { diagnosis -> CoordinatorMisuse? in
      if case .misused(let misuse as CoordinatorMisuse) = diagnosis.kind { misuse } else { nil }
    }
    #expect(misuses == [.finishedBeforeStart(child.ribletPath)])
  }

  @Test func `finishing before the start`() {
    child.finish()
    #expect(
      texts == [
        """
        Cannot finish 'Flow(Child)': it has not started.

          Coordinator: Flow(Child)
          At:          a line

        Attach it to its parent first, or start it as a root. Override didStart() to finish at once.
        """
      ])
  }

  @Test func `starting twice, as a root or as a child`() {
    root.start(in: scope.runtime)
    root.start(in: scope.runtime)
    root.attachChild(child)
    child.start(in: scope.runtime)
    #expect(root.log == ["started"])
    #expect(child.log == ["started"])
    #expect(
      texts
        == ["Flow(Root)", "Flow(Root)/Flow(Child)"].map { path in
          """
          Cannot start '\(path)': it has started.

            Coordinator: \(path)
            At:          a line

          Attaching a coordinator starts it; start() is for a root, once. To run the flow again, build a new one.
          """
        })
  }

  @Test func `starting a child of a parent that is not active`() {
    root.attachChild(child)
    child.start(in: scope.runtime)
    #expect(child.log.isEmpty)
    #expect(
      texts == [
        """
        Cannot start 'Flow(Root)/Flow(Child)': it has a parent that is not active.

          Coordinator: Flow(Root)/Flow(Child)
          At:          a line

        It starts by itself when its parent becomes active. Start or launch the root of the tree.
        """
      ])
  }

  @Test func `starting or attaching again what has finished`() {
    root.start(in: scope.runtime)
    root.attachChild(child)
    child.finish()
    child.start(in: scope.runtime)
    root.attachChild(child)
    let text = """
      Cannot start 'Flow(Root)/Flow(Child)' again: it has finished.

        Coordinator: Flow(Root)/Flow(Child)
        Finished:    a line
      """
    let wayOut = "Build a new coordinator for each run of a flow."
    #expect(texts == ["\(text)\n  At:          a line\n\n\(wayOut)", "\(text)\n\n\(wayOut)"])
    #expect(child.log == ["started"])
  }
}
