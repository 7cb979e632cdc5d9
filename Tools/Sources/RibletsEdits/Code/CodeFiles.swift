import Foundation
package import RibletsPlans
import RibletsReading
import RibletsSource

/// All Swift files of a package, of which only those are parsed that have some word in them.
package struct CodeFiles {
  /// Relative to the root, sorted.
  package let paths: [String]
  private let texts: AppTexts
  /// The modules of the package.
  private let modules: Set<String>
  /// The folders below with a manifest of their own, each with a slash behind it.
  private let packages: [String]

  /// Finds the files. Those in folders that a dot hides, and those of another app below the root, are left out.
  ///
  /// - Parameter modules: The modules of the package. A file of another package below the root counts if it imports one of them.
  package init(root: String, modules: some Sequence<String>) throws(RequestProblem) {
    texts = AppTexts(root: root)
    self.modules = Set(modules)
    var walk = FolderWalk(
      jobs: ProcessInfo.processInfo.activeProcessorCount, followsLinks: false, identifiesFiles: false)
    walk.add([root])
    if walk.files.isEmpty, walk.unreadable.contains(where: { $0.path == root }) {
      throw RequestProblem("Cannot read the folder '\(root)': the system refused.")
    }
    let paths = walk.files.map { String(Substring($0.path.utf8.dropFirst(root.utf8.count + 1))) }
    let manifest = "/Package.swift"
    let packages = paths.filter { $0.hasSuffix(manifest) }.map { String($0.dropLast(manifest.count - 1)) }
    let apps = packages.filter { FileManager.default.fileExists(atPath: "\(root)/\($0).riblets/app.json") }
    self.packages = packages.filter { !apps.contains($0) }
    self.paths = paths.filter { path in !apps.contains(where: path.hasPrefix) }.sorted()
  }

  /// True for a file of the package, or of one below that imports a module of it.
  private func counts(_ path: String, _ text: String) -> Bool {
    guard packages.contains(where: path.hasPrefix) else { return true }
    return SourceOutline(reading: Array(text.utf8), path: path).imports.contains { modules.contains($0.module) }
  }

  /// The files with one of some words, also as a part of another word: `Cart` finds `RootCartTests`.
  ///
  /// - Throws: ``RequestProblem`` for one that cannot be read, or does not parse.
  package func containing(_ words: some Sequence<String>) throws(RequestProblem) -> [ParsedFile] {
    var files: [ParsedFile] = []
    for (path, text) in try texts(containing: words) { files.append(try ParsedFile(path, text)) }
    return files
  }

  /// The texts in which one of some words stands, perhaps as a part of another one; in the order of their paths.
  ///
  /// - Throws: ``RequestProblem`` for one that cannot be read.
  package func texts(containing words: some Sequence<String>) throws(RequestProblem) -> [(path: String, text: String)] {
    let words = Set(words).map { Array($0.utf8) }
    var found: [(path: String, text: String)] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: texts.root + "/" + path) else {
        throw AppTexts.unreadable(path)
      }
      let isNamed = data.withUnsafeBytes { bytes in words.contains { Self.contains($0, bytes) } }
      guard isNamed else { continue }
      guard let text = String(validating: data, as: UTF8.self) else { throw AppTexts.unreadable(path) }
      if counts(path, text) { found.append((path, text)) }
    }
    return found
  }

  private static func contains(_ word: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first, let base = bytes.baseAddress else { return false }
    var place = 0
    while place + word.count <= bytes.count,
      let found = memchr(base + place, Int32(first), bytes.count - word.count + 1 - place)
    {
      if memcmp(found, word, word.count) == 0 { return true }
      place = base.distance(to: UnsafeRawPointer(found)) + 1
    }
    return false
  }

  package func text(of path: String) throws(RequestProblem) -> String { try texts.text(of: path) }

  /// The names in a folder, sorted.
  package func names(in folder: String) -> [String] { texts.names(in: folder) }

  /// All files below a folder, also those that are not Swift, sorted.
  package func files(below folder: String) -> [String] { texts.files(below: folder) }
}
