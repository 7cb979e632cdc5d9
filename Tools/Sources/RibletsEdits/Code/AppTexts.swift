import Foundation
package import RibletsPlans

/// The texts of an app: those of the disk, and in their place those that a command has decided on.
package struct AppTexts: Sendable {
  /// The folder of the package.
  package let root: String
  private var decided: [String: String] = [:]
  /// The names of the files that were decided on, by folder.
  private var decidedNames: [Substring: Set<String>] = [:]

  private let known = KnownSources()

  package init(root: String) { self.root = root }

  /// Decides on the text of a file, which the disk keeps as it is.
  ///
  ///     texts["A.swift"] = "let a = 2\n"
  ///     try texts.text(of: "A.swift") → "let a = 2\n", also if the disk has "let a = 1\n"
  package subscript(path: String) -> String? {
    get { decided[path] }
    set {
      decided[path] = newValue
      let (folder, name) = path.folderAndName
      if newValue == nil { decidedNames[folder]?.remove(name) } else { decidedNames[folder, default: []].insert(name) }
    }
  }

  /// - Throws: ``RequestProblem`` for a file that cannot be read, or is not text.
  package func text(of path: String) throws(RequestProblem) -> String {
    if let text = decided[path] { return text }
    guard let data = FileManager.default.contents(atPath: root + "/" + path),
      let text = String(validating: data, as: UTF8.self)
    else { throw Self.unreadable(path) }
    return text
  }

  package static func unreadable(_ path: String) -> RequestProblem {
    RequestProblem("Cannot read '\(path)': it is not text, or the system refused.")
  }

  /// A file, parsed once for each text that it has.
  package func parsed(_ path: String) throws(RequestProblem) -> ParsedFile {
    try known.parsed(path, try text(of: path))
  }

  /// Returns the arguments with which a file of tests calls a riblet's initializers, read once for each text.
  package func arguments(of riblet: String, in path: String) -> [String: String] {
    guard let text = try? text(of: path) else { return [:] }
    return known.arguments(of: riblet, path, text)
  }

  /// The names of the files in a folder, sorted; none if there is no such folder.
  package func names(in folder: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    return (decidedNames[folder[...]] ?? []).union(found).sorted()
  }

  /// The Swift files in a folder and those below it, sorted.
  package func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    let found = names.map { folder + "/" + $0 } + decided.keys.filter { $0.hasPrefix(folder + "/") }
    return Set(found.filter { $0.hasSuffix(".swift") }).sorted()
  }

  /// All files of the disk below a folder, also those that are not Swift, sorted.
  package func files(below folder: String) -> [String] {
    let root = root + "/" + folder
    guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
    return enumerator.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .map { folder + "/" + $0 }.sorted()
  }
}

extension String {
  /// The parts before and after the last slash.
  fileprivate var folderAndName: (folder: Substring, name: String) {
    guard let slash = lastIndex(of: "/") else { return ("", self) }
    return (self[..<slash], String(self[index(after: slash)...]))
  }
}
