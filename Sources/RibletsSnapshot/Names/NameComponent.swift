/// A part of a snapshot's file name: a suite, a test, an argument or a name given in the test.
///
/// It stays readable in every language. Characters that file systems or separators use are replaced, and a hash of the
/// whole text is added then, so that two texts do not get the same name.
struct NameComponent {
  private let original: String
  private let safe: String
  private let isExact: Bool

  init(_ text: String) {
    original = text.composed
    (safe, isExact) = Self.replacing(in: original)
  }

  /// Returns the name in at most the given number of bytes of UTF-8.
  func text(longest: Int) -> String {
    if isExact, safe.utf8.count <= longest { return safe }
    let hash = StableHash.digits(of: original)
    var kept = safe
    while kept.utf8.count + hash.utf8.count + 1 > longest, !kept.isEmpty { kept.removeLast() }
    return kept.isEmpty ? hash : "\(kept)-\(hash)"
  }

  /// The number of bytes without a limit.
  var size: Int { text(longest: .max).utf8.count }

  /// Replaces characters in a text; the result is exact if only runs of spaces were replaced by hyphens.
  private static func replacing(in text: String) -> (safe: String, isExact: Bool) {
    var result = ""
    var isExact = true
    var pendingHyphen = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\u{3000}"
      if isSpace || isHarmful(scalar) {
        if !isSpace { isExact = false }
        pendingHyphen = true
        continue
      }
      if pendingHyphen, !result.isEmpty { result += "-" }
      pendingHyphen = false
      result.unicodeScalars.append(scalar)
    }
    while let last = result.last, last == "." || last == "-" {
      result.removeLast()
      isExact = false
    }
    while let first = result.first, first == "." || first == "-" {
      result.removeFirst()
      isExact = false
    }
    return (result, isExact && !result.isEmpty)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "`", "$", "\u{FFFD}": true
    default: scalar.isUnseen
    }
  }
}
