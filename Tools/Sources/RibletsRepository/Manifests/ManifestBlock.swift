import RibletsEdits
package import RibletsPlans

/// The place of `Package.swift` that is an output. What stands around it is written by hand, and stays.
package enum ManifestBlock {
  package static let start =
    "    // Made by riblets modularize, from .riblets/modules and .riblets/package.json, which are the place for changes."
  package static let end = "    // Made by riblets modularize until here."
  package static let file = "Package.swift"

  /// The lines with their marks.
  package static func block(_ targets: String) -> String { start + "\n" + targets + end + "\n" }

  /// Puts targets between the marks.
  ///
  /// - Parameter isForced: Whether what would be lost is dropped.
  /// - Throws: ``RequestProblem`` if there are no marks, or if something between them is in no manifest.
  package static func replacing(
    in text: String, with targets: String, isForced: Bool
  ) throws(RequestProblem) -> String {
    let lines = text.replacing("\r\n", with: "\n").lines
    let (first, last) = try marks(in: lines)
    let new = targets.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    if !isForced { try check(Array(lines[(first + 1)..<last]), new, firstLine: first + 2) }
    return (lines[...first] + new + lines[last...]).joined(separator: "\n").withEvenLineEnds(like: text)
  }

  /// Returns the lines between the marks.
  static func lines(in text: String) throws(RequestProblem) -> [String] {
    let lines = text.replacing("\r\n", with: "\n").lines
    let (first, last) = try marks(in: lines)
    return Array(lines[(first + 1)..<last])
  }

  private static func marks(in lines: [String]) throws(RequestProblem) -> (first: Int, last: Int) {
    func places(of mark: String) -> [Int] {
      let mark = mark.trimmed
      return lines.indices.filter { lines[$0].hasSuffix(mark) && lines[$0].trimmed == mark }
    }
    let (starts, ends) = (places(of: start), places(of: end))
    guard starts.count == 1, ends.count == 1, let first = starts.first, let last = ends.first, first < last else {
      throw RequestProblem(
        "'Package.swift' has no place for the targets of the app's modules. Put these lines into its list of targets, in place of those, then run it again:\n\(start)\n\(end)",
        at: "\(file):1:1")
    }
    return (first, last)
  }

  /// Looks for names that were added by hand.
  private static func check(_ old: [String], _ new: [String], firstLine: Int) throws(RequestProblem) {
    let (written, known) = (Set(new), Set(new.flatMap(names)))
    var lost: [String] = []
    for (place, line) in old.enumerated() where !written.contains(line) {
      let isComment = line.trimmed.hasPrefix("//")
      // What git leaves of both sides is no loss.
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { line.hasPrefix($0) }) { continue }
      // What was a folder.
      if isOfFolder(line) { continue }
      let isKnown = !isComment && Set(names(line)).isSubset(of: known) && isPlain(line)
      if !isKnown { lost.append("\(file):\(firstLine + place):1: note: \(line.trimmed)") }
    }
    guard !lost.isEmpty else { return }
    throw RequestProblem(
      """
      Lines of 'Package.swift' between the marks are in no manifest, and would be lost. Write them to '\(ModuleManifest.folder)' or \
      '\(PackageProducts.file)', or outside of the marks; --force drops them.
      \(lost.joined(separator: "\n"))
      """)
  }

  /// Returns true for a line that is there because a folder is; with a comment or more in it, it is somebody's.
  static func isOfFolder(_ line: String) -> Bool {
    let names = names(line)
    return line.trimmed == "resources: [.process(\"Resources\")],"
      || Set(names).isSubset(of: PackageTargets.dataFolders) && line.trimmed == PackageTargets.excluded(names)
  }

  private static let toolWords: Set = [
    "target", "testTarget", "name", "dependencies", "product", "package", "plugin", "plugins", "path", "swiftSettings",
    "settings",
  ]

  /// Returns the texts in quotation marks.
  private static func names(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// Returns true if a line has only words that the tool writes, and no comment.
  ///
  ///     .product(name: "Prices", package: "prices"),                                        → true
  ///     .product(name: "Prices", package: "prices", condition: .when(platforms: [.iOS])),  → false
  ///     swiftSettings: settings + checks                                                    → false
  private static func isPlain(_ line: String) -> Bool {
    let code = line.replacing(/"[^"]*"/, with: "")
    let words = code.split { !$0.isLetter }.map(String.init)
    return Set(words).isSubset(of: toolWords)
      && code.allSatisfy { $0.isLetter || $0.isWhitespace || ".,:()[]".contains($0) }
  }
}
