import Foundation
import Riblets
import Testing

// PAGE: sharing
@MainActor final class ProductSearch {
  let found: EventStream<[String]>

  init(_ catalogues: StateStream<[String]>, _ queries: EventStream<String>) {
    found = queries.combineLatest(catalogues)
      .map { query, catalogue in catalogue.filter { $0.contains(query) } }
      .share(replay: 1)
  }
}
// PAGE: end

/// Holds Documentation/Streams.md to the operators that there are.
@MainActor
struct StreamsPageTests {
  @Test func `the shared search runs once, and who comes late gets what it has found`() {
    let queries = MutableEventStream<String>()
    let search = ProductSearch(.constant(["Tea", "Toast", "Coffee"]), queries.stream)
    var first: [[String]] = []
    var late: [[String]] = []
    search.found.sink { first.append($0) }
    queries.send("T")

    search.found.sink { late.append($0) }

    #expect(first == [["Tea", "Toast"]])
    #expect(late == first)
    #expect(queries.subscriberCount == 1)
  }

  @Test func `the page shows the search of this file`() throws {
    let page = try DocumentationPage("Streams")
    for snippet in try DocumentationPage.snippets(in: URL(fileURLWithPath: #filePath)) {
      #expect(page.swiftBlocks.contains(snippet), "\(snippet)")
    }
  }

  @Test func `every operator is in the page's table`() throws {
    let table = try DocumentationPage("Streams").text.split(separator: "\n")
      .drop { $0 != "## Operators" }.prefix { $0 != "## Sharing" }.joined(separator: "\n")
    let operators = try Self.operators()

    #expect(operators.isSuperset(of: ["map", "share", "confined", "values", "interval", "never"]))
    for name in operators.sorted() {
      #expect(["`\(name)`", "`\(name)(", "`.\(name)`", "`.\(name)("].contains { table.contains($0) }, "\(name)")
    }
  }

  /// The names of public functions and properties in the files of operators.
  private static func operators() throws -> Set<String> {
    let sources = DocumentationPage.root.appendingPathComponent("Sources/Riblets")
    var files = ["Streams/FixedStreams", "Streams/FirstValue", "Interactors/Confinement"]
      .map { sources.appendingPathComponent("\($0).swift") }
    for folder in ["Streams/Operators", "Streams/Timing"] {
      let folder = sources.appendingPathComponent(folder)
      files += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
    let declaration = /public (?:nonisolated )?(?:static )?(?:func|static var) (\w+)/
    var names: Set<String> = ["values"]
    for file in files {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
