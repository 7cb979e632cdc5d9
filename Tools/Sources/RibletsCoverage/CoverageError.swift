/// The reason for which there is no coverage to show. The texts are for the terminal.
package enum CoverageError: Error, Equatable, Sendable {
  /// A file or folder that was asked for is not there, or not readable.
  case missing(String, because: String)
  case emptyExport(String)
  case notJSON(String)
  case notAnExport(String, because: String)
  /// No file of the export lies in the folder of the sources.
  case noFileUnder(sources: String, export: String, example: String?)
  case noRiblets(sources: String)
  case unknownRiblet(String, sources: String, known: [String])
  /// An export whose name belongs to no riblet and role.
  case strayExport(String, expected: [String])
  case emptyTestList(String)
}

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path, let reason):
      return "Cannot read '\(path)': \(reason)."
    case .emptyExport(let name):
      return "'\(name)' is empty. Did llvm-cov fail while writing it?"
    case .notJSON(let name):
      return "'\(name)' is not JSON. Export with: llvm-cov export -format=text"
    case .notAnExport(let name, let reason):
      return "'\(name)' is not an export of llvm-cov: \(reason)."
    case .noFileUnder(let sources, let export, let example):
      let first = example.map { "\nThe first file in it: \($0)" } ?? " It names no file at all."
      return "No file of '\(export)' lies in '\(sources)'. Name the folder with --sources.\(first)"
    case .noRiblets(let sources):
      return """
        There is no riblet in '\(sources)': no file with code is named like OffGameRouter.swift, \
        OffGameInteractor.swift or OffGameBuilder.swift.
        """
    case .unknownRiblet(let name, let sources, let known):
      let others = known.count > 20 ? ", and \(known.count - 20) more" : ""
      return
        "There is no riblet '\(name)' in '\(sources)'. Riblets: \(known.prefix(20).joined(separator: ", "))\(others)."
    case .strayExport(let name, let expected):
      let examples = expected.isEmpty ? "" : " Names would be, for example: \(expected.joined(separator: ", "))."
      return "'\(name)' belongs to no riblet and role.\(examples)"
    case .emptyTestList(let name):
      return "'\(name)' names no test. It is what the test binary prints with --list-tests."
    }
  }
}
