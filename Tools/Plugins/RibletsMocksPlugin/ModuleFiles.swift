import Foundation
import PackagePlugin

/// The files of the modules that a run of `riblets mock` is about, as it reads them with `--modules`: there may be more
/// than a command line holds.
struct ModuleFiles: Encodable {
  struct Module: Encodable {
    let name: String
    let files: [String]

    init(_ target: SwiftSourceModuleTarget) {
      name = target.moduleName
      files = target.sourceFiles.filter { $0.type == .source }.map(\.url.path).filter { $0.hasSuffix(".swift") }
        .sorted()
    }
  }

  /// Whose protocols are mocked.
  let mocked: [Module]
  /// Whose protocols may be inherited from.
  let seen: [Module]
  /// All targets of the package, of which settings may speak; `nil` if it has only those that `riblets test` builds.
  let targets: [String]?
  /// The files whose mocks are made; `nil` for all mocks.
  let users: [String]?

  var files: [URL] { ((mocked + seen).flatMap(\.files) + (users ?? [])).map { URL(filePath: $0) } }

  /// Writes the list unless the file has that content: a new date would start a run.
  func update(_ file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }
}
