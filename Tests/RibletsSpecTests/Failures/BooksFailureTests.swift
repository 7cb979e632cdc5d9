import ChildTestRun
import Foundation
import Testing

@testable import RibletsSpec

/// Tests of the records that runs with failures leave.
struct BooksFailureTests {
  /// Runs fixtures and reads the books they leave.
  private func books(
    _ filter: String, environment: [String: String] = [:]
  ) async throws -> (run: ChildTestRun, book: BookOfSpecs) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-books-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await ChildTestRun(
      filter: filter, environment: environment.merging(["RIBLETS_LIVING_DOCS": folder.path]) { $1 })
    var book = BookOfSpecs(specs: [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: ".books").path)
    for name in names where name.hasSuffix(".book") {
      let text = try String(contentsOf: folder.appending(path: ".books/\(name)"), encoding: .utf8)
      let read: BookOfSpecs = try #require(JSON.value(text))
      book = BookOfSpecs(specs: book.specs + read.specs, strayIssues: book.strayIssues + read.strayIssues)
    }
    return (run, book)
  }

  @Test func `an issue of a detached task fails the run once and no example`() async throws {
    let (run, book) = try await books("DetachedSpec/example")

    #expect(run.exitCode == 1)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.line == (try FixtureSource.line("recorded by a detached task")))
    #expect(book.failed.isEmpty)
    #expect(book.strayIssues.map(\.text) == ["recorded by a detached task"])
  }

  @Test func `an issue after the end of its example fails that example in the records`() async throws {
    let (run, book) = try await books("DetachedSpec/", environment: ["RIBLETS_EXAMPLE": "is late"])

    #expect(run.exitCode == 1)
    #expect(run.failures.map(\.line) == [try FixtureSource.line("Issue.record(\"recorded late\")")])
    #expect(book.failed.map(\.sentence) == ["tasks is late"])
    #expect(book.failed.flatMap(\.issues).map(\.text) == ["After the example had ended: recorded late"])
  }

  @Test func `a throwing example is failed with its error`() async throws {
    let (_, book) = try await books("ThrowingSpec/", environment: ["RIBLETS_EXAMPLE": "throws from the body"])

    let entry = try #require(book.failed.first)
    #expect(entry.issues.map(\.text) == ["Caught error: it broke"])
    #expect(entry.line == (try FixtureSource.line("throws from the body")))
    #expect(entry.file == "RibletsSpecTests/Failures/FailureFixtures.swift")
    let others = book.specs.flatMap(\.entries).filter { $0.status != .failed }
    #expect(others.count == 5)
    #expect(others.allSatisfy { $0.status == .notRun(reason: "Its sentence does not match RIBLETS_EXAMPLE.") })
  }

  @Test func `pending, focused and skipped examples are in the records with their reasons`() async throws {
    let (_, book) = try await books("FocusedSpec/")

    let entries = book.specs.first { $0.identity.name == "FocusedSpec" }?.entries ?? []
    #expect(
      entries.map { "\($0.sentence): \($0.status.word), \($0.status.reason ?? "-")" } == [
        "a lamp shines: passed, -",
        "a lamp rests: not run, Other examples are focused.",
        "a lamp glows: pending, no wire",
        "a focused group runs: passed, -",
        "a focused group outer focus beats inner pending: passed, -",
        "a pending group outer pending beats inner focus: pending, later",
      ])
  }

  @Test func `cancelled, known and warned examples have not failed in the records`() async throws {
    let (_, book) = try await books("CancellingSpec/")

    #expect(
      book.specs.flatMap(\.entries).map(\.status) == [
        .notRun(reason: "The example cancelled itself."), .passed, .passed, .passed,
      ])
  }

  @Test func `what the scope of an example finds at its end fails the example`() async throws {
    let (run, book) = try await books("ScopedSpec/")

    #expect(run.exitCode == 1)
    #expect(run.failures.map(\.line) == [try FixtureSource.line("interactor.task(id: \"poll\")")])
    #expect(book.failed.map(\.sentence) == ["an interactor leaves a task"])
    #expect(book.failed.first?.issues.first?.text.contains("A task still lives at the end of the test") == true)
  }

  @Test func `a spec whose examples cannot run is in the records as failed`() async throws {
    let (_, book) = try await books("SameSentenceSpec/")

    #expect(
      book.failed.map(\.line) == [
        try FixtureSource.line("// again"), try FixtureSource.line("it(\"closes\")"),
        try FixtureSource.line("// composed"), try FixtureSource.line("the blank ran"),
      ])
  }

  @Test func `a folder that cannot be written fails the first spec`() async throws {
    let run = try await ChildTestRun(
      filter: "UnfocusedSpec/", environment: ["RIBLETS_LIVING_DOCS": "/dev/null/documents"])

    #expect(run.exitCode == 1)
    #expect(run.said == ["unfocused spec"])
    #expect(
      run.failures.first?.text.contains(
        """
        The living documentation cannot be written to '/dev/null/documents' (RIBLETS_LIVING_DOCS). Cannot make the \
        folder /dev/null: File exists. A file stands where a folder belongs: move it away.
        """) == true)
  }

  @Test func `a run that a mock stops writes its records`() async throws {
    let (run, book) = try await books("StoppedSpec/")

    #expect(run.exitCode > 128)
    #expect(run.output.contains("Nobody stubbed it."))
    #expect(book.failed.map(\.sentence) == ["stops the run"])
    #expect(book.failed.flatMap(\.issues).map(\.text) == ["not stubbed"])
  }
}
