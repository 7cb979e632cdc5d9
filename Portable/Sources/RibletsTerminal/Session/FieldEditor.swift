/// A text with a caret, and the edits by keys. Positions are counted in characters.
struct FieldEditor: Hashable {
  private(set) var characters: [Character]
  private(set) var caret: Int

  /// Makes an editor; a caret outside the text is moved to the nearest end.
  init(_ text: String, caret: Int) {
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
  }

  var text: String { String(characters) }

  /// Inserts a text into the line: line ends and tabs become spaces, other control characters are left out.
  ///
  /// A combining mark forms one character with the previous one.
  mutating func insert(_ scalars: some Sequence<Unicode.Scalar>) {
    var inserted = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if [0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(scalar.value) { inserted.append(" ") }
      default: inserted.append(scalar)
      }
    }
    let before = String(characters[..<caret]) + String(inserted)
    let after = String(characters[caret...])
    self = FieldEditor(before + after, caret: before.count)
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  mutating func deleteForward() {
    guard caret < characters.count else { return }
    characters.remove(at: caret)
  }

  mutating func deleteToBeginning() {
    characters.removeSubrange(..<caret)
    caret = 0
  }

  mutating func deleteWordBackward() {
    while caret > 0, characters[caret - 1] == " " { deleteBackward() }
    while caret > 0, characters[caret - 1] != " " { deleteBackward() }
  }

  /// Moves the caret; returns false if it is at that end already.
  mutating func move(by distance: Int) -> Bool {
    let target = min(max(caret + distance, 0), characters.count)
    defer { caret = target }
    return target != caret
  }

  mutating func moveToBeginning() { caret = 0 }

  mutating func moveToEnd() { caret = characters.count }
}
