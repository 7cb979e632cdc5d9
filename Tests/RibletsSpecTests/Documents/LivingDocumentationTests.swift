import Foundation
import RibletsTestCore
import Testing

@testable import RibletsSpec

struct LivingDocumentationTests {
  private func inFolder(_ step: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-docs-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try step(folder + "/새 문서")
  }

  private func book(_ module: String, _ name: String, _ status: ExampleStatus) -> BookOfSpecs {
    let identity = SpecIdentity(name: name, module: module, riblet: "R", file: "")
    return BookOfSpecs(specs: [
      BookSpec(identity: identity, entries: [BookEntry(words: ["is"], file: "", line: 1, status: status)])
    ])
  }

  private func text(_ folder: String, _ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func `writes every document`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      try documents.write(.example, bundle: "tests")

      #expect(try text(folder, "specs.md") == MarkdownDocument(.example).text)
      #expect(try text(folder, "index.html") == HTMLPage(.example).text)
      #expect(try text(folder, "specs.json") == JSON.text(of: JSONDocument(.example)))
      #expect(try text(folder, "xunit.xml") == XUnitDocument(.example).text)
    }
  }

  @Test func `records of processes add up, and a spec that runs again replaces its own`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      try documents.write(book("A", "OneSpec", .failed), bundle: "a")
      try documents.write(book("B", "TwoSpec", .passed), bundle: "b")
      try documents.write(book("A", "OneSpec", .passed), bundle: "a")

      let markdown = try text(folder, "specs.md")
      #expect(markdown.contains("2 examples: 2 passed."))
      #expect(markdown.contains("### OneSpec"))
      #expect(markdown.contains("### TwoSpec"))
    }
  }

  @Test func `records of another version are passed over`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      try "{\"future\": 1}".write(toFile: folder + "/.books/old.book", atomically: true, encoding: .utf8)
      try documents.write(.example, bundle: "tests")

      #expect(try text(folder, "specs.md") == MarkdownDocument(.example).text)
    }
  }

  @Test func `a time that JSON cannot say is an error, and the documents stay`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      try documents.write(.example, bundle: "tests")
      var endless = book("M", "EndlessSpec", .passed)
      endless.specs[0].entries[0].seconds = .infinity

      #expect(throws: EncodingError.self) { try documents.write(endless, bundle: "tests") }

      #expect(try text(folder, "specs.json") == JSON.text(of: JSONDocument(.example)))
    }
  }

  @Test func `leaves no half files behind`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      try documents.write(.example, bundle: "tests")

      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.sorted() == [".books", "index.html", "specs.json", "specs.md", "xunit.xml"])
      let books = try FileManager.default.contentsOfDirectory(atPath: folder + "/.books")
      #expect(books.allSatisfy { $0.hasSuffix(".book") || $0 == "lock" })
    }
  }

  @Test func `specs with names that file systems do not allow have records of their own`() throws {
    try inFolder { folder in
      let documents = LivingDocumentation(folder: folder)
      try documents.open()
      for name in ["가/나", "\u{1100}\u{1161}/나", "A B", "A:B", "한", String(repeating: "긴", count: 300)] {
        try documents.write(book("M", name, .passed), bundle: "b")
      }

      #expect(try text(folder, "specs.md").contains("6 examples: 6 passed."))
    }
  }

  @Test func `records of several simultaneous writers are all kept`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-docs-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try LivingDocumentation(folder: folder).open()

    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        let book = book("M", "Spec\(number)", .passed)
        group.addTask { try LivingDocumentation(folder: folder).write(book, bundle: "b\(number)") }
      }
      try await group.waitForAll()
    }

    #expect(try text(folder, "specs.md").contains("20 examples: 20 passed."))
  }

  @Test func `a folder that is a file says so`() throws {
    try inFolder { folder in
      try LivingDocumentation(folder: folder).open()
      let file = folder + "/lock"
      try "".write(toFile: file, atomically: true, encoding: .utf8)

      let error = #expect(throws: FileProblem.self) { try LivingDocumentation(folder: file).open() }
      #expect(error?.message.hasSuffix("A file stands where a folder belongs: move it away.") == true)
    }
  }
}
