/// The part of the tests that is run or left out as a whole: a suite, or a test function outside of one.
package struct TestUnit: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The module of its tests.
  package let target: String
  /// The outermost type, or the function.
  package let name: String

  /// Makes a unit.
  package init(target: String, name: String) {
    self.target = target
    self.name = name
  }

  /// The unit of a test by its identifier: `ShopTests.CartTests/total()`, or ``ShopTests.`a sentence`()``.
  package init?(of identifier: String) {
    let parts = Self.parts(of: identifier)
    guard parts.count > 1 else { return nil }
    self.init(target: parts[0], name: String(parts[1].prefix { $0 != "(" }.filter { $0 != "`" }))
  }

  package var description: String { "\(target).\(name)" }

  package static func < (left: Self, right: Self) -> Bool { (left.target, left.name) < (right.target, right.name) }

  /// A regular expression that the identifiers of its tests match, and no others.
  package var pattern: String {
    let name = name.map { character in
      character.isASCII && !character.isLetter && !character.isNumber && character != "_"
        ? "\\\(character)" : "\(character)"
    }
    return "^\(target)\\.`?\(name.joined())`?(/|\\(|$)"
  }

  /// The parts between periods and slashes; those between backticks are of a name.
  static func parts(of identifier: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var depth = 0
    for character in identifier {
      if character == "`" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth -= 1 }
      if !isQuoted, depth == 0, character == "." || character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
