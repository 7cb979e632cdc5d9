import Foundation
import Testing

/// Holds sources to a rule of CONTRIBUTING.md.
struct ContributingPageTests {
  @Test func `what an app links does not import Foundation`() throws {
    // Libraries for tests; and what asks a server.
    let left = [
      "RibletsTestCore", "RibletsTesting", "RibletsDataTesting", "RibletsSpec", "RibletsSnapshot", "RibletsHTTP",
      "RibletsHTTPTesting", "HTTPSpeed",
    ]
    let linked = ["Sources", "Data/Sources", "Portable/Sources"].flatMap { folder in
      let place = DocumentationPage.root.appendingPathComponent(folder).path
      let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      return paths.filter { path in
        path.hasSuffix(".swift") && !left.contains { path.hasPrefix("\($0)/") }
      }.map { "\(folder)/\($0)" }
    }

    #expect(linked.count > 200)
    for path in linked {
      let text = try String(contentsOf: DocumentationPage.root.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains("import Foundation"), "\(path): an app that links this would link Foundation")
    }
  }
}
