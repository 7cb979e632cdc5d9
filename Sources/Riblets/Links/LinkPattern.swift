/// The form of addresses, as in `shop/product/{id:Int}?tab={tab:String?}`.
struct LinkPattern: Sendable {
  /// The types of parameters.
  enum Kind: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"

    /// The value of a text that is of this type.
    func value(of text: String) -> PlainValue? {
      switch self {
      case .string: return text.isEmpty ? nil : .string(text)
      case .int: return Int(text).map { PlainValue($0) }
      case .double:
        // `Double` itself reads "nan", "inf" and "0x1p3", too.
        guard text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }),
          let number = Double(text), number.isFinite
        else { return nil }
        return PlainValue(number)
      case .bool: return Bool(text).map { .bool($0) }
      }
    }

    /// A value of this type, to try a link with.
    var sample: PlainValue {
      switch self {
      case .string: .string("a")
      case .int, .double: .integer(1)
      case .bool: .bool(true)
      }
    }

    /// True if each text of another type is valid for this one, too.
    func covers(_ other: Kind) -> Bool {
      self == other || self == .string || (self == .double && other == .int)
    }

    /// True if some text is valid for both types.
    func meets(_ other: Kind) -> Bool { covers(other) || other.covers(self) }
  }

  struct Parameter: Sendable {
    let name: String
    let kind: Kind
    let isOptional: Bool
  }

  enum Segment: Sendable {
    case literal(String)
    case parameter(Parameter)

    func covers(_ other: Segment) -> Bool {
      switch (self, other) {
      case (.literal(let own), .literal(let theirs)): own == theirs
      case (.literal, .parameter): false
      case (.parameter(let own), .literal(let theirs)): own.kind.value(of: theirs) != nil
      case (.parameter(let own), .parameter(let theirs)): own.kind.covers(theirs.kind)
      }
    }

    func meets(_ other: Segment) -> Bool {
      switch (self, other) {
      case (.parameter(let own), .parameter(let theirs)): own.kind.meets(theirs.kind)
      default: covers(other) || other.covers(self)
      }
    }
  }

  /// The reason why a pattern cannot be read, as a sentence.
  struct Fault: Error {
    let text: String

    init(_ text: String) { self.text = text }
  }

  let text: String
  private(set) var segments: [Segment] = []
  /// The parameters of the query by their names in addresses.
  private(set) var query: [(name: String, parameter: Parameter)] = []

  init(_ text: String) throws(Fault) {
    self.text = text
    // A question mark before a brace belongs to a parameter.
    let mark = text.firstIndex(of: "?").flatMap { text[$0...].hasPrefix("?}") ? nil : $0 } ?? text.endIndex
    for part in text[..<mark].split(separator: "/", omittingEmptySubsequences: false) {
      segments.append(try Self.segment(part))
    }
    for pair in mark == text.endIndex
      ? [] : text[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    {
      guard let sign = pair.firstIndex(of: "="),
        case .parameter(let parameter) = try Self.segment(pair[pair.index(after: sign)...], isOptionalLegal: true)
      else { throw Fault("'\(pair)' has no parameter. Write 'name={name:String?}'.") }
      query.append((String(pair[..<sign]), parameter))
    }
    var names: Set<String> = []
    for parameter in parameters where !names.insert(parameter.name).inserted {
      throw Fault("It has two parameters '\(parameter.name)'. Give each a name of its own.")
    }
    for (index, item) in query.enumerated() where query[..<index].contains(where: { $0.name == item.name }) {
      throw Fault("Its query has '\(item.name)' twice. Leave one.")
    }
  }

  var parameters: [Parameter] {
    segments.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } } + query.map(\.parameter)
  }

  private static func segment(_ part: Substring, isOptionalLegal: Bool = false) throws(Fault) -> Segment {
    guard part.contains(where: { $0 == "{" || $0 == "}" }) else {
      guard !part.isEmpty else {
        throw Fault("It has an empty part. Write one slash between two parts, and none around.")
      }
      return .literal(String(part))
    }
    let words = part.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard part.first == "{", part.last == "}", words.count == 2, !words[0].isEmpty,
      !words[0].contains(where: { $0 == "{" || $0 == "}" })
    else { throw Fault("'\(part)' is no parameter. Write '{name:Type}', and nothing beside it between two slashes.") }
    let isOptional = words[1].hasSuffix("?")
    guard let kind = Kind(rawValue: String(isOptional ? words[1].dropLast() : words[1])) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault("'\(words[1])' in '\(part)' is no type of a parameter. Write one of \(kinds).")
    }
    guard !isOptional || isOptionalLegal else {
      throw Fault("'\(part)' is a part of the path and optional. Write a pattern of its own without it.")
    }
    return .parameter(Parameter(name: String(words[0]), kind: kind, isOptional: isOptional))
  }

  /// True if each address of another pattern matches this one, too; the query is ignored.
  func covers(_ other: Self) -> Bool {
    segments.count == other.segments.count && zip(segments, other.segments).allSatisfy { $0.covers($1) }
  }

  /// True if some address matches both.
  func meets(_ other: Self) -> Bool {
    segments.count == other.segments.count && zip(segments, other.segments).allSatisfy { $0.meets($1) }
  }

  /// Reads the parameters of an address; `nil` if the address does not match.
  ///
  /// - Throws: ``LinkFailure`` for a matching address with parameters that are missing, repeated, or of another type.
  func arguments(of address: LinkAddress) throws(LinkFailure) -> LinkArguments? {
    var values: [String: PlainValue] = [:]
    for (index, segment) in segments.enumerated() {
      let text = index < address.segments.count ? address.segments[index] : nil
      switch segment {
      case .literal(let literal): guard text == literal else { return nil }
      case .parameter(let parameter): values[parameter.name] = try value(of: text, for: parameter)
      }
    }
    guard address.segments.count <= segments.count else { return nil }
    for (name, parameter) in query {
      let found = address.query.filter { $0.name == name }
      guard found.count < 2 else { throw .repeated(parameter: name, pattern: text) }
      if found.isEmpty, parameter.isOptional {
        values[parameter.name] = .null
      } else if parameter.isOptional, found[0].value.isEmpty {
        throw .empty(parameter: parameter.name, pattern: text)
      } else {
        values[parameter.name] = try value(of: found.first?.value, for: parameter)
      }
    }
    return LinkArguments(values: values, pattern: text)
  }

  private func value(of text: String?, for parameter: Parameter) throws(LinkFailure) -> PlainValue {
    guard let text, !text.isEmpty else { throw .missing(parameter: parameter.name, pattern: self.text) }
    if let value = parameter.kind.value(of: text) { return value }
    throw .wrong(parameter: parameter.name, value: text, type: parameter.kind.rawValue, pattern: self.text)
  }

  /// Values to try a link with, with or without optional ones.
  func samples(withOptional: Bool) -> LinkArguments {
    var values: [String: PlainValue] = [:]
    for parameter in parameters {
      values[parameter.name] = parameter.isOptional && !withOptional ? .null : parameter.kind.sample
    }
    return LinkArguments(values: values, pattern: text)
  }
}
