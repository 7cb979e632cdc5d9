import Foundation
import RibletsTestCore
import TemporaryFolder
import Testing

@testable import RibletsSnapshot

@Suite @MainActor struct FailureFolderTests {
  private let temporary: TemporaryFolder
  private var path: String { "\(temporary.path)/failures" }
  private var page: String { temporary.text("failures/index.html") ?? "" }

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a failure leaves its files and is on the page`() throws {
    let folder = FailureFolder(path: path)
    try folder.add(.sample(expected: "old\n", actual: "new\n"), of: .sample())
    #expect(temporary.text("failures/AppTests/BoardTests/BoardTests.shows.expected.txt") == "old\n")
    #expect(temporary.text("failures/AppTests/BoardTests/BoardTests.shows.actual.txt") == "new\n")
    #expect(
      temporary.text("failures/AppTests/BoardTests/BoardTests.shows.txt.diff")
        == "− 1 line only in the snapshot, + 1 line only in this run:\n  line 1\n   − old\n   + new\n")
    #expect(page.contains("<h2>shows "))
    #expect(page.contains("1 differs"))
  }

  @Test func `a failure replaces the one before, with the files that it no longer has`() throws {
    let folder = FailureFolder(path: path)
    try folder.add(.sample(expected: "old\n", actual: "new\n"), of: .sample())
    try folder.add(.sample(kind: .missing, actual: "new\n"), of: .sample())
    #expect(!temporary.files.contains("failures/AppTests/BoardTests/BoardTests.shows.expected.txt"))
    #expect(page.contains("1 missing"))
    #expect(!page.contains("1 differs"))
  }

  @Test func `a failure leaves the page with its files when its assertion passes`() throws {
    let folder = FailureFolder(path: path)
    try folder.add(.sample(actual: "a"), of: .sample())
    try folder.add(.sample(function: "stays", actual: "b"), of: .sample("stays"))
    try FailureFolder(path: path).forget(.sample())
    #expect(!page.contains("<h2>shows "))
    #expect(page.contains("<h2>stays "))
    #expect(!temporary.files.contains { $0.contains("BoardTests.shows.") })
    try FailureFolder(path: path).forget(.sample("stays"))
    #expect(page.contains("None differs."))
  }

  @Test func `a pass without failures before touches nothing`() throws {
    try FailureFolder(path: path).forget(.sample())
    #expect(temporary.files.isEmpty)
  }

  @Test func `what several processes leave is all on the page`() throws {
    // Each has read the folder before the other wrote to it.
    let (one, other) = (FailureFolder(path: path), FailureFolder(path: path))
    try one.add(.sample(function: "first", actual: "a"), of: .sample("first"))
    try other.add(.sample(function: "second", actual: "b"), of: .sample("second"))
    #expect(page.contains("<h2>first "))
    #expect(page.contains("<h2>second "))
  }

  @Test func `a page is not written while another process writes it`() async throws {
    let path = path
    try FailureFolder(path: path).add(.sample(function: "first", actual: "a"), of: .sample("first"))
    try Files.remove("\(path)/index.html")
    let lock = open("\(path)/.lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    let writer = Task.detached { try FailureFolder.writePage(in: path) }
    var isThere = false
    for _ in 0..<20_000 where !isThere { isThere = Files.exists("\(path)/index.html") }
    #expect(!isThere)
    let part = FailureFragment(.sample(function: "second", actual: "b")).html
    try AtomicFile.write(Array(part.utf8), to: "\(path)/entries/second.html")
    close(lock)
    try await writer.value
    #expect(page.contains("<h2>first "))
    #expect(page.contains("<h2>second "))
  }

  @Test func `parts of a page that another program left there do no harm`() throws {
    try temporary.write("<p>mine</p>", to: "failures/entries/note.html")
    try temporary.write("", to: "failures/entries/.snapshot-1-0.tmp")
    try FailureFolder(path: path).add(.sample(actual: "a"), of: .sample())
    #expect(page.contains("<h2>shows "))
    #expect(page.hasSuffix("</html>\n"))
  }
}
