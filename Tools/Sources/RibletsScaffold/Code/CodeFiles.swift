import Foundation

/// All Swift files of a package, of which only those are parsed that have some word in them.
struct CodeFiles {
  /// Relative to the root, sorted.
  let paths: [String]
  private let texts: AppTexts

  /// Finds the files; those in folders that a dot hides are left out.
  init(root: String) throws(RequestProblem) {
    texts = AppTexts(root: root)
    guard let enumerator = FileManager.default.enumerator(atPath: root) else {
      throw RequestProblem("Cannot read the folder '\(root)': the system refused.")
    }
    var paths: [String] = []
    while let path = enumerator.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        enumerator.skipDescendants()
      } else if path.hasSuffix(".swift") {
        paths.append(path)
      }
    }
    self.paths = paths.sorted()
  }

  /// The files in which one of some words stands, perhaps as a part of another one.
  ///
  /// - Throws: ``RequestProblem`` for one that cannot be read, or does not parse.
  func containing(_ words: some Sequence<String>) throws(RequestProblem) -> [ParsedFile] {
    let words = Set(words).map { Array($0.utf8) }
    var files: [ParsedFile] = []
    for path in paths {
      let text = try texts.text(of: path)
      var copy = text
      let isNamed = copy.withUTF8 { bytes in
        let bytes = UnsafeRawBufferPointer(bytes)
        return words.contains { Self.contains($0, bytes) }
      }
      if isNamed { files.append(try ParsedFile(path, text)) }
    }
    return files
  }

  func text(of path: String) throws(RequestProblem) -> String { try texts.text(of: path) }

  private static func contains(_ word: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return false }
    var place = 0
    let end = bytes.count - word.count
    while place <= end {
      if bytes[place] == first, bytes[place..<(place + word.count)].elementsEqual(word) { return true }
      place += 1
    }
    return false
  }

  /// All files below a folder, also those that are not Swift, sorted.
  func files(below folder: String) -> [String] {
    let root = texts.root + "/" + folder
    guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
    return enumerator.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .map { folder + "/" + $0 }.sorted()
  }
}

/// The parts of a path.
enum FilePath {
  static func folder(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name without what comes after its last dot.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
