/// A change as a patch that `git apply` takes.
///
/// Binary content cannot be written so: it is named instead, unless its file only moves.
struct UnifiedDifference {
  private(set) var text = ""
  private(set) var added = 0
  private(set) var removed = 0

  private static let context = 3

  /// Compares two contents; `nil` is no file.
  init(from oldPath: String, _ old: FileContent?, to newPath: String, _ new: FileContent?) {
    let names = (old: Self.quoted("a/" + oldPath), new: Self.quoted("b/" + newPath))
    text = "diff --git \(names.old) \(names.new)\n" + Self.modes(old, new)
    if old != nil, new != nil, oldPath != newPath {
      text += "rename from \(Self.quoted(oldPath))\nrename to \(Self.quoted(newPath))\n"
    }
    guard old?.bytes ?? [] != new?.bytes ?? [] else { return }
    let oldName = old == nil ? "/dev/null" : names.old
    let newName = new == nil ? "/dev/null" : names.new
    if old.map(Self.isBinary) == true || new.map(Self.isBinary) == true {
      text += "Binary files \(oldName) and \(newName) differ\n"
      return
    }
    text += "--- \(Self.ended(oldName))\n+++ \(Self.ended(newName))\n"
    writeHunks(Self.lines(old?.bytes ?? []), Self.lines(new?.bytes ?? []))
  }

  private static func isBinary(_ content: FileContent) -> Bool {
    content.bytes.contains(0) || content.text == nil
  }

  private static func modes(_ old: FileContent?, _ new: FileContent?) -> String {
    switch (old.map(mode), new.map(mode)) {
    case (nil, let new?): "new file mode \(new)\n"
    case (let old?, nil): "deleted file mode \(old)\n"
    case (let old?, let new?) where old != new: "old mode \(old)\nnew mode \(new)\n"
    default: ""
    }
  }

  /// Returns the mode that a patch for git gives: of a link, an executable file or any other.
  private static func mode(_ content: FileContent) -> String {
    if content.isLink { return "120000" }
    return content.isExecutable || content.mode.map { $0 & 0o100 != 0 } == true ? "100755" : "100644"
  }

  /// Lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private mutating func writeHunks(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let edits = LineEdits(old, new).edits
    var place = (old: 0, new: 0, edit: 0)
    for range in Self.hunks(in: edits) {
      // What lies between two hunks is kept, so both sides advance by it.
      let skipped = range.lowerBound - place.edit
      place = (place.old + skipped, place.new + skipped, range.upperBound)
      var count = (old: 0, new: 0)
      var body = ""
      for edit in edits[range] {
        switch edit {
        case .keep(let line, _):
          body += Self.line(" ", old[line])
          count.old += 1
          count.new += 1
        case .remove(let line):
          body += Self.line("-", old[line])
          count.old += 1
          removed += 1
        case .add(let line):
          body += Self.line("+", new[line])
          count.new += 1
          added += 1
        }
      }
      text += "@@ -\(Self.span(place.old, count.old)) +\(Self.span(place.new, count.new)) @@\n" + body
      place.old += count.old
      place.new += count.new
    }
  }

  /// The runs of edits that are shown: what changes, with lines around it.
  private static func hunks(in edits: [LineEdits.Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (place, edit) in edits.enumerated() {
      if case .keep = edit { continue }
      let range = max(0, place - context)..<min(edits.count, place + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// An empty side is named by the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func line(_ sign: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: bytes, as: UTF8.self)
    return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// Names that have to be quoted, as git does it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return path }
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        bytes.append(UInt8(ascii: "\\"))
        bytes += [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  /// A name with spaces ends with a tab, so that tools do not take its end for a date.
  private static func ended(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: " ")) && !name.hasPrefix("\"") ? name + "\t" : name
  }
}
