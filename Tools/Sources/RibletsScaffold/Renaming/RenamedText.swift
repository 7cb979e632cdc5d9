import Foundation
import RibletsEdits
import RibletsPlans

/// The text of a file in which a riblet has another name.
///
/// Lines without the name stay as they are, and one that gets too long is broken.
struct RenamedText {
  private let map: NameMap
  /// True for a file of the riblet, where texts that are its name are renamed, too.
  private let isOwn: Bool
  /// The texts of the sources; `nil` for a file that is itself one of them.
  private let literals: RenamedLiterals?
  private let bytes: [UInt8]
  private var edits: [Edit] = []

  /// Some bytes, and the text in their place.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private init(_ text: String, isOwn: Bool, _ map: NameMap, _ literals: RenamedLiterals?) {
    (self.map, self.isOwn, self.literals, bytes) = (map, isOwn, literals, Array(text.utf8))
  }

  // MARK: Swift

  /// Renames what Swift names: types, members, and in a file that has one of them, the words of comments.
  ///
  /// - Parameter literals: The texts of the sources, for a file of tests.
  static func swift(
    _ file: ParsedFile, isOwn: Bool, _ map: NameMap, literals: RenamedLiterals? = nil
  ) -> String {
    var text = RenamedText(file.text, isOwn: isOwn, map, literals)
    for name in file.names {
      if let new = map.renamed(name) { text.add(name.bytes, new) }
    }
    for found in file.texts { text.rename(found) }
    if isOwn || !text.edits.isEmpty { for comment in file.comments { text.renameComment(comment) } }
    return text.renamed(breaksLines: true)
  }

  private mutating func rename(_ found: CodeText) {
    if found.isOfTree {
      renameWords(in: found.bytes, ofSymbols: false)
    } else if let new = renamed(literal: found) {
      add(found.bytes, new)
    }
  }

  private func renamed(literal found: CodeText) -> String? {
    if let literals, !found.isTestName { return literals.renamed(inTests: found.text, isOwn: isOwn) }
    return found.isWhole ? map.renamed(literal: found.text, isOwn: isOwn && (found.isShown || found.isTestName)) : nil
  }

  private mutating func renameComment(_ range: Range<Int>) {
    let (old, new) = (Array(map.old.title.utf8), map.new.title)
    if isOwn, old != Array(map.old.riblet.utf8) {
      for start in range where start + old.count <= range.upperBound {
        let end = start + old.count
        guard bytes[start..<end].elementsEqual(old), !isName(at: start - 1), !isName(at: end) else { continue }
        add(start..<end, new)
      }
    }
    renameWords(in: range, ofSymbols: true)
  }

  // MARK: Other files

  /// Renames what is in quotation marks and in comments, and the identifiers of a snapshot.
  ///
  /// - Parameter literals: The texts of the sources, for a snapshot.
  static func other(_ text: String, _ map: NameMap, literals: RenamedLiterals? = nil) -> String {
    var text = RenamedText(text, isOwn: true, map, literals)
    var open: Int?
    for (place, byte) in text.bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { open = nil }
      guard byte == UInt8(ascii: "\"") else { continue }
      guard let start = open else {
        open = place + 1
        continue
      }
      let literal = String(decoding: text.bytes[start..<place], as: UTF8.self)
      if let new = text.renamed(other: literal) { text.add(start..<place, new) }
      open = nil
    }
    text.renameMarkupComments()
    text.renameIdentifiers()
    return text.renamed(breaksLines: false)
  }

  private func renamed(other text: String) -> String? {
    literals.map { $0.renamed(inTests: text, isOwn: true) } ?? map.renamed(literal: text, isOwn: true)
  }

  private mutating func renameMarkupComments() {
    var rest = bytes[...]
    while let start = rest.firstRange(of: Array("<!--".utf8))?.upperBound,
      let end = bytes[start...].firstRange(of: Array("-->".utf8))
    {
      renameComment(start..<end.lowerBound)
      rest = bytes[end.upperBound...]
    }
  }

  /// Renames words that are followed by a dot and a letter: `button Cart.finish "Finish"`.
  private mutating func renameIdentifiers() {
    let changed = IndexSet(edits.flatMap(\.range))
    for range in words(in: bytes.indices) where !changed.intersects(integersIn: range) {
      guard range.upperBound + 1 < bytes.count, bytes[range.upperBound] == UInt8(ascii: "."),
        isName(at: range.upperBound + 1), bytes[range].elementsEqual(map.old.riblet.utf8)
      else { continue }
      let end = bytes[range.upperBound...].firstIndex { !isName($0) && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
      let identifier = range.lowerBound..<end
      if let new = renamed(other: String(decoding: bytes[identifier], as: UTF8.self)) { add(identifier, new) }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Words

  /// Renames the words that are the riblet's name, and perhaps those that are one of its symbols.
  private mutating func renameWords(in range: Range<Int>, ofSymbols: Bool) {
    for word in words(in: range) {
      let name = String(decoding: bytes[word], as: UTF8.self)
      if name == map.old.riblet {
        add(word, map.new.riblet)
      } else if ofSymbols, let symbol = map.renamed(symbol: name) {
        add(word, symbol)
      }
    }
  }

  /// The names in a range: letters, digits and underscores in a row.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for place in range {
      if isName(at: place) {
        start = start ?? place
      } else if let first = start {
        words.append(first..<place)
        start = nil
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  /// Returns true for a byte of a name; bytes of characters that are not of ASCII are taken for letters.
  private func isName(at place: Int) -> Bool {
    bytes.indices.contains(place) && isName(bytes[place])
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  // MARK: Edits

  private mutating func add(_ range: Range<Int>, _ text: String) { edits.append(Edit(range: range, text: text)) }

  /// The bytes with the edits, line by line.
  private func renamed(breaksLines: Bool) -> String {
    var rest = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var lines: [String] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + line.count
      let own = rest.prefix { $0.range.upperBound <= end }
      rest = rest.dropFirst(own.count)
      var new = Array(line)
      for edit in own.reversed() {
        new.replaceSubrange((edit.range.lowerBound - start)..<(edit.range.upperBound - start), with: edit.text.utf8)
      }
      start = end + 1
      let text = String(decoding: new, as: UTF8.self)
      let wasLong = String(decoding: line, as: UTF8.self).count > SwiftLayout.width
      lines += own.isEmpty || wasLong || !breaksLines ? [text] : Self.broken(text)
    }
    return lines.joined(separator: "\n")
  }

  private static func broken(_ line: String) -> [String] {
    guard line.hasSuffix("\r") else { return LineBreaking.broken(line) }
    return LineBreaking.broken(String(line.dropLast())).map { $0 + "\r" }
  }
}
