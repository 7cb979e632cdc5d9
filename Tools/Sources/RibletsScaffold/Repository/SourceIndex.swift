import Foundation

/// Which types the sources of an app declare, found without parsing: a word such as `class`, and a name after it.
///
/// It may name a type that only a comment speaks of. What rests on it is read by syntax before it is relied on.
package struct SourceIndex: Sendable {
  package struct Declaration: Hashable, Sendable {
    package enum Keyword: String, Hashable, Sendable {
      case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`, `typealias`
    }

    package let keyword: Keyword
    package let name: String
    /// Relative to the root.
    package let file: String
    package let line: Int
    /// True if a comment right before it has the word `@mockable`.
    package let isMockable: Bool
  }

  package private(set) var declarations: [Declaration] = []
  /// The places of each name among the declarations.
  private var places: [String: [Int]] = [:]
  /// The names of the riblets that there are: what a class with `Router` after it is called. Sorted.
  package private(set) var ribletNames: [String] = []
  private var ribletsInLowerCase: [String: String] = [:]

  /// Reads all Swift files below some folders.
  ///
  /// - Throws: ``RequestProblem`` for a folder or a file that cannot be read.
  package init(root: String, folders: [String]) throws(RequestProblem) {
    for folder in folders {
      for file in try Self.files(in: folder, root: root) {
        guard let data = FileManager.default.contents(atPath: root + "/" + file) else {
          throw RequestProblem("Cannot read '\(file)': the system refused.")
        }
        data.withUnsafeBytes { scan($0, file: file) }
      }
    }
  }

  package init(_ declarations: [Declaration]) {
    for declaration in declarations { append(declaration) }
  }

  /// Reads a text that is about to be written.
  mutating func add(_ text: String, file: String) {
    Array(text.utf8).withUnsafeBytes { scan($0, file: file) }
  }

  /// Reads the text that a file is about to have instead of its own.
  mutating func replace(_ text: String, file: String) {
    self = Self(declarations.filter { $0.file != file })
    add(text, file: file)
  }

  private mutating func append(_ declaration: Declaration) {
    places[declaration.name, default: []].append(declarations.count)
    declarations.append(declaration)
    guard declaration.isRouter, declaration.name != "Router" else { return }
    let name = String(declaration.name.dropLast("Router".count))
    let place = ribletNames.partitioningIndex { $0 >= name }
    if place < ribletNames.count, ribletNames[place] == name { return }
    ribletNames.insert(name, at: place)
    let key = name.lowercased()
    ribletsInLowerCase[key] = min(name, ribletsInLowerCase[key] ?? name)
  }

  private static func files(in folder: String, root: String) throws(RequestProblem) -> [String] {
    let path = root + "/" + folder
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
    guard let enumerator = FileManager.default.enumerator(atPath: path) else {
      throw RequestProblem("Cannot read the folder '\(folder)': the system refused.")
    }
    return enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { folder + "/" + $0 }.sorted()
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer, file: String) {
    var place = 0
    var line = 1
    var wordBefore: Range<Int>?
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isLetter(byte) {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        if let before = wordBefore, (0x41...0x5A).contains(byte), let keyword = Self.keyword(bytes, before) {
          let name = String(decoding: bytes[start..<place], as: UTF8.self)
          let isMockable = keyword == .protocol && Self.hasMark(bytes, before: before.lowerBound)
          append(Declaration(keyword: keyword, name: name, file: file, line: line, isMockable: isMockable))
        }
        wordBefore = start..<place
      } else {
        if byte == 0x0A { line += 1 }
        if byte != 0x20 { wordBefore = nil }
        place += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  /// Most words are no keyword, which their length and first letter tell.
  private static func keyword(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Declaration.Keyword? {
    guard (4...9).contains(range.count) else { return nil }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "p"), UInt8(ascii: "s"),
      UInt8(ascii: "t"):
      return Declaration.Keyword(rawValue: String(decoding: bytes[range], as: UTF8.self))
    default: return nil
    }
  }

  /// Looks through the comments and attributes right before a declaration.
  private static func hasMark(_ bytes: UnsafeRawBufferPointer, before end: Int) -> Bool {
    var end = end
    while end > 0, bytes[end - 1] != 0x0A { end -= 1 }
    while end > 0 {
      var start = end - 1
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      let line = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
      guard line.hasPrefix("//") || line.hasPrefix("@") else { return false }
      if line.hasPrefix("//"), line.contains("@mockable") { return true }
      end = start
    }
    return false
  }
}

extension SourceIndex {
  /// The riblet that is called so, whatever is in upper and lower case.
  func riblet(inLowerCase name: String) -> String? { ribletsInLowerCase[name] }

  /// The files that declare something.
  func files(declaring matches: (Declaration) -> Bool) -> [String] {
    Set(declarations.filter(matches).map(\.file)).sorted()
  }

  /// The files that declare or extend one of some types.
  func files(declaringOneOf names: Set<String>) -> [String] {
    Set(names.flatMap { places[$0] ?? [] }.map { declarations[$0].file }).sorted()
  }

  /// The declarations of a type, without extensions of it.
  package func types(named name: String) -> [Declaration] {
    (places[name] ?? []).lazy.map { declarations[$0] }.filter { $0.keyword != .extension }
  }
}

extension SourceIndex.Declaration {
  /// True if it is a class with the name of a router.
  var isRouter: Bool { keyword == .class && name.hasSuffix("Router") }
}

extension Array {
  /// The first place from which on all elements match.
  fileprivate func partitioningIndex(where matches: (Element) -> Bool) -> Int {
    var (start, end) = (startIndex, endIndex)
    while start < end {
      let middle = (start + end) / 2
      if matches(self[middle]) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
