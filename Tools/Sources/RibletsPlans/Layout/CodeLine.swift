/// A line of Swift with its brackets; what stands in quotation marks or backticks has none.
struct CodeLine {
  /// Brackets that are in no other ones.
  struct Group {
    let bracket: Character
    let open: Int
    let close: Int
  }

  let indent: String
  let text: String
  let characters: [Character]
  private(set) var groups: [Group] = []
  private var depths: [Int] = []

  /// The indentation of what is broken out of the line.
  var inner: String { indent + "  " }

  init(_ line: String) {
    indent = String(line.prefix { $0 == " " })
    text = String(line.dropFirst(indent.count))
    characters = Array(text)
    findGroups()
  }

  private mutating func findGroups() {
    var stack: [(Character, Int)] = []
    var quote: Character?
    for (place, character) in characters.enumerated() {
      depths.append(quote == nil ? stack.count : .max)
      if let open = quote {
        if character == open, place == 0 || characters[place - 1] != "\\" { quote = nil }
        continue
      }
      let isArrow = character == ">" && place > 0 && characters[place - 1] == "-"
      switch character {
      case "\"", "`": quote = character
      case "(", "[", "{": stack.append((character, place))
      case "<" where place > 0 && characters[place - 1].isLetter: stack.append((character, place))
      case ")", "]", "}":
        close(&stack, place)
      case ">" where stack.last?.0 == "<" && !isArrow: close(&stack, place)
      default: break
      }
    }
  }

  private mutating func close(_ stack: inout [(Character, Int)], _ place: Int) {
    guard let (bracket, open) = stack.popLast() else { return }
    depths[place] = stack.count
    if stack.isEmpty, bracket != "<" { groups.append(Group(bracket: bracket, open: open, close: place)) }
  }

  /// Returns the places of a character outside of all brackets.
  func topLevel(_ character: Character) -> [Int] {
    characters.indices.filter { characters[$0] == character && depths[$0] == 0 }
  }

  /// The parts between commas of a range.
  func split(from start: Int, to end: Int) -> [String] {
    guard start < end else { return [] }
    let depth = characters[start..<end].indices.map { depths[$0] }.min() ?? 0
    var parts: [String] = []
    var begin = start
    for place in start..<end where characters[place] == "," && depths[place] == depth {
      parts.append(string(begin, place))
      begin = place + 1
    }
    return parts + [string(begin, end)]
  }

  /// A part of the line without space around it.
  func string(_ start: Int, _ end: Int) -> String { rawString(start, end).trimmed }

  func rawString(_ start: Int, _ end: Int) -> String { String(characters[start..<end]) }
}
