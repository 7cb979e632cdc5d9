/// A readable line: invisible characters are spelled out, and a long line is cut around the difference.
struct VisibleLine {
  static let longest = 160

  private let text: String

  /// - Parameters:
  ///   - line: The line to show.
  ///   - counterpart: The corresponding line on the other side, if there is one.
  init(_ line: String, counterpart: String? = nil) {
    let shown = counterpart.map { Self.spelledOut(line, beside: $0) } ?? Self.spelledOut(line)
    let other = counterpart.map { Self.spelledOut($0, beside: line) }
    text = Self.cut(shown, at: other.map { zip(shown, $0).prefix { $0 == $1 }.count } ?? 0)
  }

  var description: String { text }

  /// Returns the whole line, readable beside the corresponding one.
  static func spelledOut(_ line: String, beside counterpart: String) -> String {
    // Composed and decomposed letters look the same but have different bytes.
    spelledOut(line, everyScalarBeyondASCII: line == counterpart && !line.utf8.elementsEqual(counterpart.utf8))
  }

  private static func spelledOut(_ line: String, everyScalarBeyondASCII: Bool = false) -> String {
    let trailing = line.unicodeScalars.reversed().prefix { $0 == " " }.count
    var result = ""
    for scalar in line.unicodeScalars.dropLast(trailing) {
      if scalar.isUnseen || (everyScalarBeyondASCII && !scalar.isASCII) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + String(repeating: "·", count: trailing)
  }

  private static func cut(_ line: String, at difference: Int) -> String {
    guard line.count > longest else { return line }
    let start = max(0, min(difference - longest / 4, line.count - longest))
    let window = line.dropFirst(start).prefix(longest)
    return (start > 0 ? "…" : "") + window + (start + longest < line.count ? "…" : "")
  }
}
