import RibletsTestCore
import Testing

@testable import RibletsSpec

/// The part of a run that an example sees around it, as a spec.
enum ExampleRunSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an example") {
      it("knows its own words") {
        #expect(CurrentExample.path == ["an example", "knows its own words"])
      }
      it("runs on the main actor") { MainActor.assertIsolated() }

      context("in a group") {
        beforeEach { #expect(CurrentExample.path?.first == "an example") }
        afterEach { #expect(CurrentExample.path?.count == 3) }
        it("has its words in the hooks too") {}
      }
    }

    describe("variables of a group") {
      var values: [Int] = []
      beforeEach { values.append(0) }

      for number in 1...20 {
        it("are fresh in example \(number), also when others run at the same time") {
          values.append(number)
          for _ in 0..<number { await Task.yield() }
          #expect(values == [0, number])
        }
      }
    }
  }
}

@MainActor
struct ExampleRunTests {
  private final class Thing {}

  private enum Holding: Spec {
    static weak var made: Thing?

    static func spec() {
      var thing: Thing!
      beforeEach {
        thing = Thing()
        made = thing
      }
      it("holds a thing") { #expect(thing != nil) }
    }
  }

  @Test func `outside of a spec there is no current example`() {
    #expect(CurrentExample.path == nil)
  }

  @Test func `what a trait opened is closed when the variables are gone, and what it finds is the example's`()
    async throws
  {
    let run = SpecRun(RunOptions())
    let example = try #require(SpecRun.$bound.withValue(run) { Holding.examples().first })
    var isFreed = false

    let issues = try await recordedIssues {
      let closing = EndOfExample.Closing { place in
        isFreed = Holding.made == nil
        Issue.record("a task still lives", sourceLocation: place)
      }
      try await EndOfExample.$current.withValue(closing) { try await example.run() }
    }

    #expect(isFreed)
    #expect(issues.count == 1)
    let entry = try #require(run.books.contents.specs.first?.entries.first)
    #expect(entry.status == .failed)
    #expect(entry.issues.map(\.text) == ["a task still lives"])
    #expect(entry.issues.first?.line == entry.line)
  }
}
