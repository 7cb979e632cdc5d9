import Testing

@testable import RibletsSpec

@MainActor
struct HookChainTests {
  private struct Broken: Error {}

  /// Runs the first example of a tree.
  private func run(_ spec: @escaping @MainActor (_ say: @escaping @MainActor (String) -> Void) -> Void) async throws
    -> [String]
  {
    var said: [String] = []
    let walk = { @MainActor in spec { said.append($0) } }
    let example = try #require(SpecWalk.list(walk).first)
    let reached = try #require(SpecWalk.reach(example.path, in: walk))
    let chain = HookChain(reached) { failure in
      switch failure {
      case .threw(_, let stage, _): said.append("! \(stage.rawValue)")
      case .didNotRun: said.append("! did not run")
      case .ranTwice(_, let calls): said.append("! ran \(calls) times")
      }
    }
    await chain.run()
    return said
  }

  /// Two groups with every hook twice; one of them may throw.
  private func tree(_ broken: String? = nil) -> @MainActor (_ say: @escaping @MainActor (String) -> Void) -> Void {
    { say in
      @MainActor func step(_ name: String) throws {
        say(name)
        if name == broken { throw Broken() }
      }
      @MainActor func hooks(_ level: String) {
        afterEach { try step("\(level) after 1") }
        beforeEach { try step("\(level) before 1") }
        aroundEach { run in
          try step("\(level) around 1 in")
          await run()
          try step("\(level) around 1 out")
        }
        justBeforeEach { try step("\(level) just 1") }
        beforeEach { try step("\(level) before 2") }
        aroundEach { run in
          try step("\(level) around 2 in")
          await run()
          try step("\(level) around 2 out")
        }
        justBeforeEach { try step("\(level) just 2") }
        afterEach { try step("\(level) after 2") }
      }
      describe("outer") {
        hooks("outer")
        context("inner") {
          it("is") { try step("example") }
          hooks("inner")
        }
      }
    }
  }

  @Test func `hooks run in Quick's order`() async throws {
    #expect(
      try await run(tree()) == [
        "outer before 1", "outer around 1 in", "outer before 2", "outer around 2 in",
        "inner before 1", "inner around 1 in", "inner before 2", "inner around 2 in",
        "outer just 1", "outer just 2", "inner just 1", "inner just 2",
        "example",
        "inner around 2 out", "inner around 1 out", "inner after 1", "inner after 2",
        "outer around 2 out", "outer around 1 out", "outer after 1", "outer after 2",
      ])
  }

  @Test func `hooks outside of every group are the outermost`() async throws {
    let said = try await run { say in
      beforeEach { say("top before") }
      afterEach { say("top after") }
      describe("a group") {
        beforeEach { say("before") }
        it("is") { say("example") }
        afterEach { say("after") }
      }
    }

    #expect(said == ["top before", "before", "example", "after", "top after"])
  }

  @Test func `a before of the inner group that throws skips what is deeper, and both groups clean up`() async throws {
    #expect(
      try await run(tree("inner before 1")) == [
        "outer before 1", "outer around 1 in", "outer before 2", "outer around 2 in",
        "inner before 1", "! beforeEach",
        "inner after 1", "inner after 2",
        "outer around 2 out", "outer around 1 out", "outer after 1", "outer after 2",
      ])
  }

  @Test func `a before of the outer group that throws leaves the inner hooks alone`() async throws {
    #expect(
      try await run(tree("outer before 2")) == [
        "outer before 1", "outer around 1 in", "outer before 2", "! beforeEach",
        "outer around 1 out", "outer after 1", "outer after 2",
      ])
  }

  @Test func `an around that throws before it runs the example skips it`() async throws {
    #expect(
      try await run(tree("inner around 2 in")) == [
        "outer before 1", "outer around 1 in", "outer before 2", "outer around 2 in",
        "inner before 1", "inner around 1 in", "inner before 2", "inner around 2 in", "! aroundEach",
        "inner around 1 out", "inner after 1", "inner after 2",
        "outer around 2 out", "outer around 1 out", "outer after 1", "outer after 2",
      ])
  }

  @Test func `a just that throws skips the other justs and the example, and every group cleans up`() async throws {
    let said = try await run(tree("outer just 2"))

    #expect(said.contains("outer just 1"))
    #expect(!said.contains("inner just 1"))
    #expect(!said.contains("example"))
    #expect(
      said.suffix(8) == [
        "inner around 2 out", "inner around 1 out", "inner after 1", "inner after 2",
        "outer around 2 out", "outer around 1 out", "outer after 1", "outer after 2",
      ])
  }

  @Test(arguments: ["example", "inner around 1 out", "inner after 1", "outer around 2 out", "outer after 1"])
  func `what throws in or after the example lets all that follows run`(broken: String) async throws {
    let whole = try await run(tree())

    let said = try await run(tree(broken))

    #expect(said.filter { !$0.hasPrefix("!") } == whole)
    #expect(said.filter { $0.hasPrefix("!") }.count == 1)
    let failure = try #require(said.firstIndex { $0.hasPrefix("!") })
    #expect(said[failure - 1] == broken)
  }

  @Test func `every hook that throws is reported`() async throws {
    let said = try await run { say in
      afterEach { throw Broken() }
      afterEach { throw Broken() }
      it("is") { throw Broken() }
    }

    #expect(said == ["! it", "! afterEach", "! afterEach"])
  }

  @Test func `an around without a run is reported, and one that runs the example twice runs it once`() async throws {
    let never = try await run { say in
      aroundEach { _ in }
      it("is") { say("example") }
    }
    let twice = try await run { say in
      aroundEach { run in
        await run()
        await run()
      }
      it("is") { say("example") }
    }

    #expect(never == ["! did not run"])
    #expect(twice == ["example", "! ran 2 times"])
  }

  @Test func `a task local that an around binds is seen by the example and its hooks`() async throws {
    let said = try await run { say in
      aroundEach { run in await Mood.$current.withValue("glad") { await run() } }
      beforeEach { say("before: \(Mood.current)") }
      afterEach { say("after: \(Mood.current)") }
      it("is") { say("example: \(Mood.current)") }
    }

    #expect(said == ["before: glad", "example: glad", "after: calm"])
  }
}

private enum Mood {
  @TaskLocal static var current = "calm"
}
