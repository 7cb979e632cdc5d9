import RibletsViews

/// The shown part of a field's text, if the text is longer than the field.
struct FieldViewport: Hashable {
  /// The shown characters.
  let characters: [Character]
  /// The width in columns; the caret takes one of them, also after the last character.
  let width: Int
  /// The first character that is shown.
  private(set) var first: Int

  /// Scrolls as little as possible from `first`, until the caret is visible and there is no unused space after the
  /// text.
  init(_ characters: [Character], width: Int, caret: Int, first: Int = 0) {
    self.characters = characters
    self.width = width
    let caret = min(max(caret, 0), characters.count)
    self.first = min(max(first, 0), caret)
    var before = columns(self.first..<caret)
    let atCaret = caret < characters.count ? max(1, characters[caret].columns) : 1
    while self.first < caret, before + atCaret > width {
      before -= characters[self.first].columns
      self.first += 1
    }
    var shown = columns(self.first..<characters.count)
    while self.first > 0, shown + characters[self.first - 1].columns < width {
      self.first -= 1
      shown += characters[self.first].columns
    }
  }

  /// Returns the column of a visible caret.
  func column(of caret: Int) -> Int {
    columns(first..<max(first, min(caret, characters.count)))
  }

  /// Returns the caret's position after a click on a column: at the character there, or after the last.
  func caret(at column: Int) -> Int {
    var end = 0
    for index in characters.indices[first...] {
      end += characters[index].columns
      if column < end { return index }
    }
    return characters.count
  }

  private func columns(_ range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + $1.columns }
  }
}
