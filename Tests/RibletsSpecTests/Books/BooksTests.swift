import RibletsTestCore
import Testing

@testable import RibletsSpec

@MainActor
struct BooksTests {
  private let spec = SpecIdentity(name: "S", module: "M", riblet: "R", file: "")

  private func opened() -> (Books, Int) {
    let books = Books()
    let place = SpecPlace(fileID: "M/S.swift", filePath: "/M/S.swift", line: 3, column: 1)
    let example = OutlinedExample(path: [0], counts: [1], words: ["is"], place: place, mark: nil)
    let numbers = books.open(spec, [example]) { _ in "not yet" }
    return (books, numbers.lowerBound)
  }

  private func entry(_ books: Books) -> BookEntry? { books.contents.specs.first?.entries.first }

  @Test func `an example is not run until it ends`() {
    let (books, number) = opened()
    #expect(entry(books)?.status == .notRun(reason: "not yet"))

    books.begin(number)
    books.end(number, .passed, after: .milliseconds(1500))

    #expect(entry(books)?.status == .passed)
    #expect(entry(books)?.seconds == 1.5)
  }

  @Test func `a failure fails the example, also when it is repeated with success`() async throws {
    let (books, number) = opened()

    _ = try await recordedIssues {
      books.begin(number)
      await books.observe(number) { Issue.record("no") }
      books.end(number, .passed, after: .zero)
      books.begin(number)
      books.end(number, .passed, after: .zero)
    }

    #expect(entry(books)?.status == .failed)
    #expect(entry(books)?.issues.map(\.text) == ["no"])
  }

  @Test func `an issue of the test around the example is not the example's`() async throws {
    let (books, number) = opened()

    let issues = try await recordedIssues {
      Issue.record("before")
      await books.observe(number) {}
      Issue.record("after")
    }

    #expect(issues.count == 2)
    #expect(entry(books)?.issues == [])
  }

  @Test func `the issue reaches the run as well`() async throws {
    let (books, number) = opened()

    let issues = try await recordedIssues { await books.observe(number) { Issue.record("no") } }

    #expect(issues.map { $0.comments.map(\.rawValue) } == [["no"]])
  }

  @Test func `a spec that two tests run is in the records once`() {
    let (books, number) = opened()
    let place = SpecPlace(fileID: "M/S.swift", filePath: "/M/S.swift", line: 3, column: 1)
    let example = OutlinedExample(path: [0], counts: [1], words: ["is"], place: place, mark: nil)

    let again = books.open(spec, [example]) { _ in nil }

    #expect(again == number..<number + 1)
    #expect(books.contents.specs.count == 1)
  }

  @Test func `specs are sorted by riblet, module and name`() {
    let books = Books()
    for (name, module, riblet) in [("B", "N", "가"), ("A", "N", "가"), ("Z", "M", "가"), ("Q", "Z", "App")] {
      _ = books.open(SpecIdentity(name: name, module: module, riblet: riblet, file: ""), []) { _ in nil }
    }

    #expect(books.contents.specs.map(\.identity.name) == ["Q", "Z", "A", "B"])
  }
}
