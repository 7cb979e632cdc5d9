/// Gives rendered Swift the form that the formatter leaves alone, however long the names in it are.
///
/// A template has each statement in one line. What is too long is broken here, and imports are sorted.
package enum SwiftLayout {
  /// The most that a line holds, as `.swift-format` says.
  package static let width = 120

  /// Lays out a whole file.
  package static func laidOut(_ text: String) -> String {
    var lines: [String] = []
    var imports: [String] = []
    for line in ConditionIndent.indented(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    {
      if isImport(line) {
        imports.append(line)
        continue
      }
      lines += laidOut(imports)
      imports = []
      lines += LineBreaking.broken(line)
    }
    return withoutDoubleBlankLines(lines + laidOut(imports)).joined(separator: "\n")
  }

  private static func isImport(_ line: String) -> Bool {
    let code = line.drop { $0 == " " }
    return ["import ", "package import ", "public import "].contains { code.hasPrefix($0) }
  }

  /// The imports in order, and after them under its condition the module that only some platforms have.
  private static func laidOut(_ imports: [String]) -> [String] {
    let (some, all) = (imports.filter(isConditional), imports.filter { !isConditional($0) })
    return sorted(all) + Set(some).sorted().flatMap { ["", ""] + conditional($0) }.dropFirst(all.isEmpty ? 2 : 1)
  }

  private static func isConditional(_ line: String) -> Bool {
    !line.hasPrefix(" ") && line.hasSuffix("import " + KnownTypes.networkingModule)
  }

  /// The lines of an import that is there on some platforms.
  package static func conditional(_ line: String) -> [String] {
    ["#if canImport(\(KnownTypes.networkingModule))", "  " + line, "#endif"]
  }

  private static func sorted(_ imports: [String]) -> [String] {
    func module(_ line: String) -> Substring { line.split(separator: " ").last ?? "" }
    return Set(imports).sorted { (module($0), $0) < (module($1), $1) }
  }

  private static func withoutDoubleBlankLines(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines where !(line.isEmpty && kept.last?.isEmpty == true) { kept.append(line) }
    // The end of the file is one line feed.
    while kept.count > 1, kept.last?.isEmpty == true, kept[kept.count - 2].isEmpty { kept.removeLast() }
    return kept
  }
}
