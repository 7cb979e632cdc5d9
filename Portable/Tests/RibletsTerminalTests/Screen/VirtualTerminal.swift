import RibletsViews

@testable import RibletsTerminal

/// A terminal that understands what the host writes: cursor places, colours, clearing, characters.
struct VirtualTerminal {
  let width: Int
  private(set) var cells: [Cell]
  private(set) var caret: (x: Int, y: Int)?
  private var x = 0
  private var y = 0
  private var parameters = "0"

  struct Cell: Equatable {
    var text = " "
    var look = "0"
  }

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Cell(), count: width * height)
  }

  mutating func write(_ text: String) {
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      _ = rest.popFirst()
      let body = String(rest.prefix { !$0.isLetter })
      rest = rest.dropFirst(body.count)
      control(rest.popFirst() ?? " ", body)
    }
  }

  private mutating func control(_ last: Character, _ body: String) {
    switch last {
    case "H":
      let place = body.split(separator: ";").compactMap { Int($0) }
      (x, y) = (place[1] - 1, place[0] - 1)
    case "J": cells = Array(repeating: Cell(), count: cells.count)
    case "m": parameters = body
    case "h" where body == "?25": caret = (x, y)
    case "l" where body == "?25": caret = nil
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    cells[y * width + x] = Cell(text: String(character), look: parameters)
    if character.columns == 2 { cells[y * width + x + 1] = Cell(text: "", look: parameters) }
    x += character.columns
  }
}
