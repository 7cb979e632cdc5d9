import Foundation

/// A line of Swift without its indentation, and without what makes a declaration private.
struct SourceLine {
  /// Stands on a page for lines that it leaves out.
  static let ellipsis = "…"

  let indentation: Int
  let text: String

  init(_ line: String) {
    text = Self.text(of: line)
    indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The name of the module, if the line is an import.
  var importedModule: String? {
    text.hasPrefix("import ") ? String(text.dropFirst("import ".count)) : nil
  }

  /// A line as it is compared.
  ///
  /// Code of a page is often private where it is compiled, so that other pages can use its names.
  static func text(of line: String) -> String {
    let bare = line.trimmingCharacters(in: .whitespaces)
    for prefix in ["private ", "fileprivate "] where bare.hasPrefix(prefix) {
      return String(bare.dropFirst(prefix.count))
    }
    if bare.hasPrefix("@MainActor private ") { return "@MainActor " + bare.dropFirst("@MainActor private ".count) }
    return bare
  }
}
