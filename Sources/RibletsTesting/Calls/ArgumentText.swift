import Testing

/// Text that stands for an argument in the ledger as it is, without quotes: for a closure, or what cannot be copied.
public struct ArgumentText: Sendable, ExpressibleByStringLiteral {
  let text: String

  /// Makes the text that failures print.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Stands for a closure.
  public static let closure: ArgumentText = "closure"
}

/// Short text of a value, made at once, so that the value is not kept. Bounded in length, and in what is looked at.
struct ShortDescription {
  private static let mostElements = 5
  private static let deepest = 3

  private let longest: Int
  private var text = ""

  private init(longest: Int) {
    self.longest = longest
  }

  /// Text of one value on one line.
  ///
  /// - Parameter longest: In characters, about.
  static func of(_ value: Any?, longest: Int = 80) -> String {
    guard let value else { return "nil" }
    var description = ShortDescription(longest: longest)
    description.add(value, depth: 0)
    return description.shortened
  }

  private var shortened: String {
    guard text.utf8.count > longest else { return text }
    let kept = text.prefix(longest - 1)
    return kept.count < text.count ? kept + "…" : text
  }

  private var isFull: Bool { text.utf8.count > longest }

  private mutating func add(_ value: Any, depth: Int) {
    // The common ones first: the others need reflection, which costs a microsecond or two.
    switch value {
    case let string as String: addQuoted(string[...])
    case let number as Int: text += number.description
    case let flag as Bool: text += flag ? "true" : "false"
    case let number as Double: text += number.description
    case let verbatim as ArgumentText: text += verbatim.text
    case let string as Substring: addQuoted(string)
    default: addOther(value, depth: depth)
    }
  }

  private mutating func addQuoted(_ string: Substring) {
    text += "\""
    for character in string.prefix(longest) {
      switch character {
      case "\n": text += "\\n"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
    text += "\""
  }

  private mutating func addOther(_ value: Any, depth: Int) {
    if type(of: value) is AnyClass, !(value is any CustomStringConvertible) {
      text += String(describing: type(of: value))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: addOptional(mirror, depth: depth)
    case .collection, .set: addList(mirror, "[", "]", depth: depth)
    case .dictionary: addDictionary(mirror, depth: depth)
    case .tuple: addList(mirror, "(", ")", depth: depth)
    default:
      if let described = value as? any CustomTestStringConvertible {
        text += described.testDescription.prefix(longest).replacing("\n", with: "\\n")
      } else if let described = value as? any CustomStringConvertible {
        text += described.description.prefix(longest).replacing("\n", with: "\\n")
      } else {
        addParts(of: value, mirror, depth: depth)
      }
    }
  }

  private mutating func addOptional(_ mirror: Mirror, depth: Int) {
    if let some = mirror.children.first { add(some.value, depth: depth) } else { text += "nil" }
  }

  private mutating func addParts(of value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return text += String(describing: value) }
      text += payload.label ?? String(describing: type(of: value))
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      if !isTuple { text += "(" }
      add(payload.value, depth: depth + 1)
      if !isTuple { text += ")" }
    case .struct:
      text += String(describing: type(of: value))
      addList(mirror, "(", ")", depth: depth + 1)
    default:
      text += String(describing: value).prefix(longest)
    }
  }

  private mutating func addList(_ mirror: Mirror, _ open: String, _ close: String, depth: Int) {
    text += open
    defer { text += close }
    guard depth <= Self.deepest else { return text += "…" }
    for (index, child) in mirror.children.enumerated() {
      if index > 0 { text += ", " }
      guard !isFull, index < Self.mostElements || mirror.displayStyle == .struct else { return text += "…" }
      if let label = child.label, !label.hasPrefix(".") { text += "\(label): " }
      add(child.value, depth: depth + 1)
    }
  }

  private mutating func addDictionary(_ mirror: Mirror, depth: Int) {
    guard !mirror.children.isEmpty else { return text += "[:]" }
    guard depth <= Self.deepest else { return text += "[…]" }
    // Sorted, since the order of a dictionary is another one in each run.
    let pairs = mirror.children.prefix(100).map { child in
      let pair = Array(Mirror(reflecting: child.value).children)
      return "\(Self.of(pair.first?.value)): \(Self.of(pair.last?.value))"
    }
    let shown = pairs.sorted().prefix(Self.mostElements)
    text += "[" + shown.joined(separator: ", ") + (mirror.children.count > Self.mostElements ? ", …]" : "]")
  }
}
