/// The reason for which there is no coverage to show. The texts are for the terminal.
package enum CoverageError: Error, Equatable, Sendable {
  /// The folder of the sources is not there, or not readable.
  case noSources(String)
  case emptyExport(String)
  case notJSON(String)
  case notAnExport(String, because: String)
  /// No file of the export is in the folder of the sources.
  case noFileUnder(sources: String, example: String?)
  case noRiblets(sources: String)
  case unknownRiblet(String, sources: String, known: [String])
  case noTests
}

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSources(let path):
      return "There is no folder '\(path)' with sources. Name the folder with --sources."
    case .emptyExport(let name):
      return "'\(name)' is empty. Did llvm-cov fail while writing it?"
    case .notJSON(let name):
      return "'\(name)' is not JSON. Export with: llvm-cov export -format=text"
    case .notAnExport(let name, let reason):
      return "'\(name)' is not an export of llvm-cov: \(reason)."
    case .noFileUnder(let sources, let example):
      let first = example.map { " The first file with code is '\($0)'." } ?? " They have no code at all."
      return "No code that the tests were built with is in '\(sources)'. Name the folder with --sources.\(first)"
    case .noRiblets(let sources):
      return """
        There is no riblet in '\(sources)': no file with code is named like OffGameRouter.swift, \
        OffGameInteractor.swift or OffGameBuilder.swift.
        """
    case .unknownRiblet(let name, let sources, let known):
      let others = known.count > 20 ? ", and \(known.count - 20) more" : ""
      return
        "There is no riblet '\(name)' in '\(sources)'. Riblets: \(known.prefix(20).joined(separator: ", "))\(others)."
    case .noTests:
      return "The package has no tests of Swift Testing. Coverage by riblet counts only these."
    }
  }
}
