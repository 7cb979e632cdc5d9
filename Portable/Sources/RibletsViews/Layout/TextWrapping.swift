/// Breaks a text into lines of at most a width: between words, and inside a word only if it has no line of its own.
struct TextWrapping<Metrics: LayoutMetrics> {
  let metrics: Metrics
  let style: Node.TextStyle
  let width: Int

  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0.0
  private var spaces = ""
  private var spacesWidth = 0.0

  init(metrics: Metrics, style: Node.TextStyle, width: Int) {
    self.metrics = metrics
    self.style = style
    self.width = max(1, width)
  }

  /// The lines of a text. An empty text has one empty line, so that it keeps its height.
  consuming func lines(of text: String) -> [String] {
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine) {
      append(paragraph: paragraph)
    }
    return lines
  }

  /// Returns at most the given number of lines, with an ellipsis for the rest.
  func lines(of text: String, atMost limit: Int) -> [String] {
    let all = lines(of: text.displayable)
    guard all.count > limit else { return all }
    return Array(all[..<(limit - 1)]) + [cut(all[(limit - 1)...].joined(separator: " "))]
  }

  /// Returns the beginning of a text that fits, with an ellipsis if something is missing.
  func cut(_ text: String) -> String {
    guard metrics.width(of: text, style: style) > width else { return text }
    let room = Double(width) - metrics.advance(of: "…", style: style)
    var used = 0.0
    let kept = text.prefix { character in
      used += metrics.advance(of: character, style: style)
      return used <= room
    }
    return kept + "…"
  }

  private mutating func append(paragraph: Substring) {
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false).map(\.displayable) {
      append(word: word)
      spaces += " "
      spacesWidth += metrics.advance(of: " ", style: style)
    }
    endLine()
  }

  private mutating func append(word: String) {
    guard !word.isEmpty else { return }
    let wordWidth = word.reduce(0) { $0 + metrics.advance(of: $1, style: style) }
    if lineWidth + spacesWidth + wordWidth > Double(width), wordWidth <= Double(width) {
      if line.isEmpty { dropSpaces() } else { endLine() }
    }
    takeSpaces()
    for character in word {
      append(character)
    }
  }

  private mutating func append(_ character: Character) {
    let advance = metrics.advance(of: character, style: style)
    if !line.isEmpty, advance > 0, lineWidth + advance > Double(width) {
      endLine()
    }
    line.append(character)
    lineWidth += advance
  }

  private mutating func takeSpaces() {
    if lineWidth + spacesWidth < Double(width) {
      line += spaces
      lineWidth += spacesWidth
    } else if !line.isEmpty {
      endLine()
    }
    dropSpaces()
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    dropSpaces()
  }

  private mutating func dropSpaces() {
    spaces = ""
    spacesWidth = 0
  }
}
