import Foundation
import Testing

/// Holds Sources to a rule of CONTRIBUTING.md.
struct ContributingPageTests {
  @Test func `what an app links does not import Foundation`() throws {
    let forTests = ["RibletsTestCore", "RibletsTesting", "RibletsDataTesting", "RibletsSpec", "RibletsSnapshot"]
    let folder = DocumentationPage.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let linked = paths.filter { path in
      path.hasSuffix(".swift") && !forTests.contains { path.hasPrefix("\($0)/") }
    }

    #expect(linked.count > 200)
    for path in linked {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains("import Foundation"), "\(path): an app that links this would link Foundation")
    }
  }
}
