import Foundation
package import RibletsPlans

/// The tests that an app for phones runs: the scheme in `Shop.xcodeproj`, and `project.yml`, name the package's test targets.
///
/// Other lines, and tests that are not in the package, stay as they are.
package struct ProjectTests {
  private let names: [String]

  /// Takes the test targets of a manifest.
  init(of manifest: String) {
    names = manifest.components(separatedBy: ".testTarget(").dropFirst().compactMap { call in
      call.range(of: "name: \"").map { String(call[$0.upperBound...].prefix { $0 != "\"" }) }
    }.sorted()
  }

  /// Names the test targets that a plan leaves, if it changes them.
  package static func update(_ plan: inout ScaffoldPlan, root: String) {
    guard let manifest = plan.edits.first(where: { $0.path == ManifestBlock.file }) else { return }
    let tests = ProjectTests(of: manifest.newText)
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter {
      $0.hasSuffix(".xcodeproj")
    }
    let schemes = folders.sorted().map { "\($0)/xcshareddata/xcschemes/\($0.dropLast(10)).xcscheme" }
    for (path, edited) in schemes.map({ ($0, tests.scheme) }) + [("project.yml", tests.list)] {
      guard let data = FileManager.default.contents(atPath: root + "/" + path),
        let text = String(validating: data, as: UTF8.self)
      else { continue }
      plan.put(PlannedFile(path, edited(text)), root)
    }
  }

  /// The text of a scheme of Xcode with the names.
  func scheme(_ text: String) -> String {
    var kept = ""
    var found: Set<String> = []
    var rest = text[...]
    while let start = rest.range(of: "         <TestableReference"), let end = rest.range(of: "</TestableReference>\n")
    {
      kept += rest[..<start.lowerBound]
      let block = String(rest[start.lowerBound..<end.upperBound])
      let name = Self.value(of: "BlueprintName", in: block)
      // A test of the project itself has the project's name here.
      if Self.value(of: "ReferencedContainer", in: block) != "container:" {
        kept += block
      } else if let name, names.contains(name), found.insert(name).inserted {
        kept += block
      }
      rest = rest[end.upperBound...]
    }
    kept += rest
    let added = names.filter { !found.contains($0) }.map(Self.reference).joined()
    guard let end = kept.range(of: "      </Testables>") else { return text }
    return kept.replacingCharacters(in: end.lowerBound..<end.lowerBound, with: added)
  }

  /// The text of `project.yml` with the names: `- package: Shop/CartTests`.
  func list(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func isTest(_ line: String) -> Bool { line.contains("- package: ") && line.contains("/") }
    guard let place = lines.firstIndex(where: isTest), let end = lines[place].lastIndex(of: "/") else { return text }
    let start = lines[place][...end]
    lines.removeAll { $0.hasPrefix(start) }
    lines.insert(contentsOf: names.map { start + $0 }, at: place)
    return lines.joined(separator: "\n")
  }

  private static func value(of name: String, in block: String) -> String? {
    block.range(of: name + " = \"").map { String(block[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  private static func reference(to name: String) -> String {
    """
             <TestableReference
                skipped = "NO"
                parallelizable = "YES">
                <BuildableReference
                   BuildableIdentifier = "primary"
                   BlueprintIdentifier = "\(name)"
                   BuildableName = "\(name)"
                   BlueprintName = "\(name)"
                   ReferencedContainer = "container:">
                </BuildableReference>
             </TestableReference>

    """
  }
}
