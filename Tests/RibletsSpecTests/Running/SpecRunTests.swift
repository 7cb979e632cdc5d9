import Testing

@testable import RibletsSpec

@MainActor
struct SpecRunTests {
  private enum Lamp: Spec {
    static func spec() {
      describe("a lamp") {
        it("shines") {}
        it("rests") {}
      }
    }
  }

  private enum FocusedLamp: Spec {
    static func spec() {
      fit("shines") {}
    }
  }

  private enum Renamed: Spec {
    static let riblet = "Desk"
    static func spec() { it("is") {} }
  }

  private func examples(of spec: any Spec.Type, _ run: SpecRun) -> [Example] {
    SpecRun.$bound.withValue(run) { spec.examples() }
  }

  @Test func `the examples of a spec are cases with their sentences`() {
    let run = SpecRun(RunOptions())

    #expect(examples(of: Lamp.self, run).map(\.sentence) == ["a lamp shines", "a lamp rests"])
    #expect(examples(of: Lamp.self, run).map(\.testDescription) == ["a lamp shines", "a lamp rests"])
  }

  @Test func `a filter leaves the matching examples, and one case that says that there are none`() {
    #expect(examples(of: Lamp.self, SpecRun(RunOptions(filter: "rest"))).map(\.sentence) == ["a lamp rests"])
    #expect(examples(of: Lamp.self, SpecRun(RunOptions(filter: "bulb"))).map(\.sentence) == ["(no example matches)"])
  }

  @Test func `focus counts for the whole run, and only where the filter lets it through`() {
    let run = SpecRun(RunOptions())
    _ = examples(of: Lamp.self, run)
    #expect(!run.isFocused)
    _ = examples(of: FocusedLamp.self, run)
    #expect(run.isFocused)

    let filtered = SpecRun(RunOptions(filter: "rests"))
    _ = examples(of: FocusedLamp.self, filtered)
    #expect(!filtered.isFocused)
  }

  @Test func `CI adds a case that fails for a focus`() {
    let run = SpecRun(RunOptions(isContinuousIntegration: true))

    #expect(examples(of: FocusedLamp.self, run).map(\.sentence) == ["shines", "(the spec itself)"])
    #expect(!run.isFocused)
  }

  @Test func `a focused example warns once at its line and runs`() async throws {
    let run = SpecRun(RunOptions())
    let example = try #require(examples(of: FocusedLamp.self, run).first)

    let issues = try await recordedIssues {
      try await example.run()
      try await example.run()
    }

    #expect(issues.map(\.severity) == [.warning])
    #expect(issues.first?.comments.first?.rawValue.hasPrefix("Focused: this run leaves out every example") == true)
    #expect(issues.first?.sourceLocation?.line == 18)
    #expect(run.books.contents.specs.first?.entries.map(\.status) == [.passed])
  }

  @Test func `a spec says which riblet it is of`() {
    let run = SpecRun(RunOptions())
    _ = examples(of: Renamed.self, run)

    #expect(run.books.contents.specs.map(\.identity.riblet) == ["Desk"])
  }

  @Test func `the folder of a spec is its riblet when it says none`() {
    let run = SpecRun(RunOptions())
    _ = examples(of: Lamp.self, run)

    #expect(run.books.contents.specs.map(\.identity.riblet) == ["Running"])
  }
}
