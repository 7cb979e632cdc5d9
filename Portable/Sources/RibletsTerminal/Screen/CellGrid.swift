import RibletsViews

/// The look of a cell, apart from its character.
struct CellStyle: Hashable, Sendable {
  var color = CellColor.standard
  var background = CellColor.standard
  var isBold = false
  var isReversed = false
  var isUnderlined = false
}

/// One cell of the screen.
struct Cell: Hashable, Sendable {
  var character: Character = " "
  /// 0 for the right half of a wide character.
  var columns = 1
  var style = CellStyle()
}

/// A screen of cells, with the position of the caret if it shows one.
struct CellGrid: Hashable, Sendable {
  struct Position: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  let width: Int
  let height: Int
  private(set) var cells: [Cell]
  var caret: Position?

  init(_ size: LayoutSize) {
    width = size.width
    height = size.height
    cells = Array(repeating: Cell(), count: width * height)
  }

  var bounds: LayoutRect { LayoutRect(x: 0, y: 0, width: width, height: height) }

  subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

  /// Writes a character and returns the number of its columns.
  ///
  /// Control characters are replaced, characters without a width are dropped, and a wide character that is cut by the
  /// edge leaves a space, so that the grid stays aligned.
  @discardableResult
  mutating func put(_ character: Character, x: Int, y: Int, style: CellStyle, clip: LayoutRect) -> Int {
    let character = character.displayable
    let columns = character.columns
    guard columns > 0 else { return 0 }
    let clip = clip.intersection(bounds)
    if columns == 2, clip.contains(x: x, y: y), clip.contains(x: x + 1, y: y) {
      set(Cell(character: character, columns: 2, style: style), x: x, y: y)
      set(Cell(character: " ", columns: 0, style: style), x: x + 1, y: y)
    } else {
      for column in x..<(x + columns) where clip.contains(x: column, y: y) {
        set(Cell(character: columns == 1 ? character : " ", style: style), x: column, y: y)
      }
    }
    return columns
  }

  mutating func write(_ text: String, x: Int, y: Int, style: CellStyle, clip: LayoutRect) {
    var x = x
    for character in text {
      x += put(character, x: x, y: y, style: style, clip: clip)
    }
  }

  mutating func fill(_ rect: LayoutRect, with character: Character = " ", style: CellStyle, clip: LayoutRect) {
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        put(character, x: x, y: y, style: style, clip: rect)
      }
    }
  }

  /// Changes the style of existing cells.
  mutating func restyle(_ rect: LayoutRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { change(&cells[y * width + x].style) }
    }
  }

  /// Sets a cell; the remaining half of an overwritten wide character becomes a space.
  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    let index = y * width + x
    if cells[index].columns == 0, cell.columns != 0, x > 0, cells[index - 1].columns == 2 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    if cells[index].columns == 2, x + 1 < width {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
    cells[index] = cell
  }

  /// The characters alone, without trailing spaces, for comparisons in tests.
  var text: String {
    (0..<height).map { y in
      var line = String(cells[(y * width)..<((y + 1) * width)].filter { $0.columns > 0 }.map(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
