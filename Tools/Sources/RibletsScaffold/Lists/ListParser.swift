import Foundation
import RibletsPlans
import RibletsSource

/// Reads a list of riblets: what ``TreeList`` writes, with any indentation and any of Markdown's bullets.
///
/// Empty lines, headings, lines across and comments in a line of their own mean nothing, and neither do boxes of tasks.
struct ListParser {
  private let file: String
  private(set) var entries: [ListEntry] = []
  private var problems: [String] = []
  /// The entries that the next one may stand below, outermost first, with their columns.
  private var open: [(column: Int, entry: Int)] = []
  private var firstLines: [String: Int] = [:]

  /// - Parameter file: What the list is called in problems.
  /// - Throws: ``RequestProblem`` with all lines that are wrong.
  init(_ text: String, file: String) throws(RequestProblem) {
    self.file = file
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    for (number, line) in lines.enumerated() { read(line, SourcePosition(file: file, line: number + 1, column: 1)) }
    if entries.isEmpty, problems.isEmpty {
      problems.append("\(file):1:1: error: There is no riblet in it. Write one a line, as in: - Cart (one-way)")
    }
    if !problems.isEmpty { throw RequestProblem(listing: problems) }
  }

  private mutating func read(_ line: String, _ place: SourcePosition) {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") || Self.isRule(text) || (text.hasPrefix("<!--") && text.hasSuffix("-->")) {
      return
    }
    var column = 1
    for character in line.prefix(while: { $0 == " " || $0 == "\t" }) {
      column = character == "\t" ? (column + 3) / 4 * 4 + 1 : column + 1
    }
    let here = SourcePosition(
      file: file, line: place.line, column: line.count - line.drop { $0.isWhitespace }.count + 1)
    guard let body = Self.body(of: text) else {
      return add("It is no item of a list. Write a riblet as in: - Cart (one-way)", here)
    }
    let nameColumn = here.column + text.count - body.count
    do throws(RequestProblem) {
      let parent = try self.parent(column, here)
      let entry = try entry(String(body), parent, SourcePosition(file: file, line: place.line, column: nameColumn))
      open.append((column, entries.count))
      entries.append(entry)
    } catch {
      // Where only the name or an option is wrong, what stands below it can be read nevertheless.
      problems.append("\(error)")
    }
  }

  /// The text of an item behind its bullet, or its number, and the box of a task; `nil` if it has no such beginning.
  private static func body(of text: String) -> Substring? {
    var rest: Substring
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if let bullet = text.first, "-*+".contains(bullet) {
      rest = text.dropFirst()
    } else if (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first, ".)".contains(mark) {
      rest = text.dropFirst(digits.count + 1)
    } else {
      return nil
    }
    guard rest.first?.isWhitespace == true else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    if ["[ ] ", "[x] ", "[X] "].contains(where: rest.hasPrefix) {
      rest = rest.dropFirst(4).drop(while: \.isWhitespace)
    }
    return rest
  }

  /// Returns true for a line across the page: `---`.
  private static func isRule(_ text: String) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    return marks.count >= 3 && Set(marks).count == 1 && "-*_".contains(marks.first ?? " ")
  }

  private mutating func add(_ text: String, _ place: SourcePosition) { problems.append("\(place): error: \(text)") }

  private mutating func parent(_ column: Int, _ place: SourcePosition) throws(RequestProblem) -> Int? {
    let deepest = open.last?.column ?? 0
    while let last = open.last, last.column >= column { open.removeLast() }
    let isSibling = column > deepest || entries.isEmpty || siblingColumns.contains(column)
    guard isSibling else {
      throw RequestProblem("Its indentation is that of no riblet further up. Indent siblings alike.", at: "\(place)")
    }
    siblingColumns = siblingColumns.filter { $0 <= column } + [column]
    return open.last?.entry
  }

  /// The columns in which riblets stand that the next one may be a sibling of.
  private var siblingColumns: [Int] = []

  // MARK: One entry

  private mutating func entry(
    _ text: String, _ parent: Int?, _ place: SourcePosition
  ) throws(RequestProblem) -> ListEntry {
    let head = text.prefix { $0 != "(" }
    let name = try Self.name(String(head).trimmed, place)
    var request = RibletRequest(name: name)
    var isAgain = false
    var hasView = false
    if head.count < text.count {
      guard text.hasSuffix(")") else {
        throw RequestProblem("Its options have no ')' at the end of the line.", at: "\(place)")
      }
      let options = String(text.dropFirst(head.count + 1).dropLast())
      for (offset, option) in Self.split(options) {
        let there = SourcePosition(file: file, line: place.line, column: place.column + head.count + 1 + offset)
        if option == "again" { isAgain = true } else { try Self.take(option, &request, there) }
        if option.hasPrefix("view ") { hasView = true }
      }
    }
    try checkRepetition(name.text, isAgain, place)
    return ListEntry(request: request, isAgain: isAgain, hasView: hasView, parent: parent, place: place)
  }

  private mutating func checkRepetition(_ name: String, _ isAgain: Bool, _ place: SourcePosition) throws(RequestProblem)
  {
    if let line = firstLines[name], !isAgain {
      throw RequestProblem(
        "'\(name)' stands in line \(line) already. To attach it here, too: \(name) (again)", at: "\(place)")
    }
    if !isAgain { firstLines[name] = place.line }
  }

  private static func name(_ text: String, _ place: SourcePosition) throws(RequestProblem) -> RibletName {
    do throws(NameProblem) {
      return try RibletName(text)
    } catch {
      throw RequestProblem(error.description, at: "\(place)")
    }
  }

  private static let words =
    (["again", "argument", "by-hand", "codable", "dependency", "import", "key", "start"] + RibletOptions.words
    + Presentation.allCases.map(\.rawValue)).sorted()

  private static func take(
    _ option: String, _ request: inout RibletRequest, _ place: SourcePosition
  ) throws(RequestProblem) {
    let word = String(option.prefix { !$0.isWhitespace })
    let rest = String(option.dropFirst(word.count)).trimmed
    do throws(RequestProblem) {
      if try request.options.take(word, rest) { return }
    } catch {
      throw RequestProblem(error.description, at: "\(place)")
    }
    if rest.isEmpty, let shown = Presentation(rawValue: word) {
      request.shown = shown
      return
    }
    switch (word, rest.isEmpty) {
    case ("by-hand", true): request.attachment = .byHand
    case ("codable", true): request.isCodable = true
    case ("start", true): request.attachment = .start
    case ("import", false): request.imports.append(rest)
    case ("dependency", false): request.dependencies.append(try item(rest, word, place))
    case ("argument", false): request.arguments.append(try item(rest, word, place))
    case ("key", false):
      request.arguments.append(try item(rest, word, place))
      request.key = request.arguments.last?.name
    default:
      let hint = NearestName.match(for: word, in: words).map { $0 == word ? "" : " Did you mean '\($0)'?" } ?? ""
      throw RequestProblem(
        "'\(option)' is no option of a list.\(hint) There are: \(words.joined(separator: ", ")).", at: "\(place)")
    }
  }

  private static func item(_ text: String, _ word: String, _ place: SourcePosition) throws(RequestProblem) -> TypedItem
  {
    do throws(RequestProblem) {
      return try TypedItem(text, option: word)
    } catch {
      throw RequestProblem(error.description, at: "\(place)")
    }
  }

  /// The options between commas that are in no brackets and before a word of a list, with their offsets.
  private static func split(_ text: String) -> [(Int, String)] {
    let ends = PropertyText.commas(in: text).filter { offset in
      let rest = String(decoding: text.utf8.dropFirst(offset + 1), as: UTF8.self).trimmed
      return words.contains(where: { rest.hasPrefix($0) }) || !rest.contains(":")
    }
    var options: [(Int, String)] = []
    var start = 0
    for end in ends + [text.utf8.count] {
      let piece = String(decoding: text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
      let space = piece.prefix(while: \.isWhitespace).count
      options.append((String(decoding: text.utf8.prefix(start), as: UTF8.self).count + space, piece.trimmed))
      start = end + 1
    }
    return options
  }
}
