/// The short text of a value, made at once, so that the value is not kept. Its length and the inspected content are
/// limited.
struct ShortDescription {
  private static let mostElements = 5
  private static let deepest = 3

  private let longest: Int
  private var text = ""

  private init(longest: Int) {
    self.longest = longest
  }

  /// Returns the text of one value on one line.
  ///
  /// - Parameter longest: The approximate maximum length in characters.
  static func of(_ value: Any?, longest: Int = 80) -> String {
    guard let value else { return "nil" }
    var description = ShortDescription(longest: longest)
    description.add(value, depth: 0)
    return description.shortened
  }

  private var shortened: String {
    guard isFull else { return text }
    let kept = text.prefix(longest - 1)
    return kept.count < text.count ? kept + "…" : text
  }

  private var isFull: Bool { text.utf8.count > longest }

  private mutating func add(_ value: Any, depth: Int) {
    // Common types first: casts, type checks and reflection are increasingly expensive.
    let type = type(of: value)
    if type == String.self, let string = value as? String {
      addQuoted(string[...])
    } else if type == Int.self, let number = value as? Int {
      text += number.description
    } else if type == Bool.self, let flag = value as? Bool {
      text += flag ? "true" : "false"
    } else {
      switch DescribedType.of(value) {
      case .object(let name): text += name
      case .selfDescribing: addDescription(of: value)
      case .reflected(let name): addReflection(of: value, name, depth: depth)
      }
    }
  }

  private mutating func addQuoted(_ string: Substring) {
    text += "\""
    defer { text += "\"" }
    let isShort = string.utf8.count <= longest
    if isShort, !string.utf8.contains(where: Self.isEscaped) { return text += string }
    for character in string.prefix(longest) {
      switch character {
      case "\n": text += "\\n"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func addDescription(of value: Any) {
    switch value {
    case let string as Substring: addQuoted(string)
    case let verbatim as ArgumentText: text += verbatim.text
    default: text += DescribedType.description(of: value).prefix(longest).replacing("\n", with: "\\n")
    }
  }

  private mutating func addReflection(of value: Any, _ name: String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let some = mirror.children.first { add(some.value, depth: depth) } else { text += "nil" }
    case .collection, .set: addList(mirror, "[", "]", depth: depth)
    case .dictionary: addDictionary(mirror, depth: depth)
    case .tuple: addList(mirror, "(", ")", depth: depth)
    case .enum: addCase(of: value, mirror, depth: depth)
    case .struct:
      text += name
      addList(mirror, "(", ")", depth: depth + 1)
    default: text += String(describing: value).prefix(longest)
    }
  }

  private mutating func addCase(of value: Any, _ mirror: Mirror, depth: Int) {
    guard let payload = mirror.children.first else { return text += String(describing: value) }
    text += payload.label ?? String(describing: type(of: value))
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    if !isTuple { text += "(" }
    add(payload.value, depth: depth + 1)
    if !isTuple { text += ")" }
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
    // Sorted, since the order of a dictionary differs in each run.
    let pairs = mirror.children.prefix(100).map { child in
      let pair = Array(Mirror(reflecting: child.value).children)
      return "\(Self.of(pair.first?.value)): \(Self.of(pair.last?.value))"
    }
    let shown = pairs.sorted().prefix(Self.mostElements)
    text += "[" + shown.joined(separator: ", ") + (mirror.children.count > Self.mostElements ? ", …]" : "]")
  }
}
