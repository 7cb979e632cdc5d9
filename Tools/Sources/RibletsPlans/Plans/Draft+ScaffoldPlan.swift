package import RibletsChanges

extension Draft {
  /// Takes over what a command has planned.
  ///
  /// - Throws: ``ChangeError/changedMeanwhile(_:)`` for a text that is another one than the plan was made for.
  package mutating func take(_ plan: ScaffoldPlan) throws {
    for move in plan.moves { try self.move(move.path, to: move.newPath) }
    for path in plan.removals { try remove(path) }
    for file in plan.files { try create(file.path, file.text.withEvenLineEnds(like: file.text)) }
    for edit in plan.edits {
      try self.edit(edit.path) { text in
        guard text == edit.oldText else { throw ChangeError.changedMeanwhile([edit.path]) }
        text = edit.newText.withEvenLineEnds(like: edit.oldText)
      }
    }
  }
}

extension String {
  /// The text with line ends of one kind: those of another text, unless that has both kinds itself.
  ///
  ///     "let a = 1\r\nlet b = 2\n" like "let a = 1\r\n" → "let a = 1\r\nlet b = 2\r\n"
  package func withEvenLineEnds(like other: String) -> String {
    let (feeds, returns) = other.lineEnds
    let own = lineEnds
    // Code that came from another file brings its line ends into a new one.
    if other == self ? returns == 0 || returns == feeds : returns > 0 && returns < feeds { return self }
    if returns == 0 ? own.returns == 0 : own.returns == own.feeds { return self }
    let plain = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    let end = Array((returns == 0 ? "\n" : "\r\n").utf8)
    return String(decoding: Array(plain.joined(separator: end)), as: UTF8.self)
  }

  /// The numbers of its line feeds, and of those after a carriage return.
  private var lineEnds: (feeds: Int, returns: Int) {
    var (feeds, returns, last) = (0, 0, UInt8(0))
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        feeds += 1
        if last == UInt8(ascii: "\r") { returns += 1 }
      }
      last = byte
    }
    return (feeds, returns)
  }
}
