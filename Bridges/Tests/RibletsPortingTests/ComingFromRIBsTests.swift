import Foundation
import RibletsSnapshot
import Testing

/// Holds "Coming from RIBs" to its promise: what is gone says what to write instead, and what is left compiles.
struct ComingFromRIBsTests {
  @Test func `each call and type of the tables is tried`() throws {
    let page = try PortingPage()
    let files = try PortedFile.all(in: "Broken") + PortedFile.all(in: "Valid")
    let tried = Set(files.flatMap(\.trials).flatMap(\.cells))
    // Only a Mac has UIKit, whose compiler says "redundant conformance".
    let ofUIKit: Set = [
      "HomeViewController: UIViewController, ViewControllable", "extension UINavigationController: ViewControllable {}",
    ]

    #expect(page.cells.count > 100)
    #expect(page.cells.subtracting(tried) == ofUIKit)
    #expect(tried.subtracting(page.cells) == [])
  }

  @Test func `what is gone says what to write instead`() async throws {
    var said: [String] = []
    for file in try PortedFile.all(in: "Broken") {
      let messages = try await Compiler.check(file).messages
      for trial in file.trials {
        let count = messages.count { trial.lines.contains($0.line) && $0.isOfAStub }
        #expect(count >= trial.cells.count, "\(file.name): \(trial.cells)")
      }
      said += messages.map { "\(file.lines[$0.line - 1].trimmingPrefix(#/ +/#))\n  \($0.text)" }
    }
    await MainActor.run { assertSnapshot(of: said, as: .lines) }
  }

  @Test func `each stub has a line that shows its message`() async throws {
    var pointed: Set<String> = []
    for file in try PortedFile.all(in: "Broken") { try await pointed.formUnion(Compiler.check(file).stubs) }

    #expect(try Stubs.places().subtracting(pointed) == [])
  }

  static let ourFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  @Test(
    arguments: [
      ("RIBsSpelling", ["-default-isolation", "MainActor"]),
      ("AnnotatedSpelling", []), ("AnnotatedSpelling", ["-default-isolation", "MainActor"]),
      ("AnnotatedSpelling", ourFeatures),
      ("StreamSpelling", []), ("StreamSpelling", ["-default-isolation", "MainActor"]), ("Unchanged", []),
    ])
  func `what is left compiles`(name: String, options: [String]) async throws {
    let file = try PortedFile("Valid/\(name).swift")
    #expect(try await Compiler.check(file, options: options + ["-warnings-as-errors"]).output.isEmpty)
  }
}
