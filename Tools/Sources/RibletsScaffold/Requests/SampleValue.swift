/// A value of a type, as an expression for tests.
package struct SampleValue: Hashable, Sendable {
  package let text: String
  /// True if two values of the expression are equal, so that tests can compare them.
  package let isComparable: Bool

  /// A value for an item: the given one, or one that is known for its type.
  init?(for item: TypedItem, in index: SourceIndex) {
    self.init(name: item.name, type: item.type, value: item.value, in: index)
  }

  init?(name: String, type: String, value: String? = nil, in index: SourceIndex) {
    if let value {
      self.init(text: value, isComparable: Self.known(name, type) != nil)
    } else if let known = Self.known(name, type) {
      self.init(text: known, isComparable: true)
    } else if type == "UUID" {
      self.init(text: "UUID()", isComparable: false)
    } else if type.hasSuffix("?") {
      self.init(text: "nil", isComparable: false)
    } else if type.hasPrefix("any "), let found = index.types(named: String(type.dropFirst(4))).first, found.isMockable
    {
      self.init(text: found.name + "Mock()", isComparable: false)
    } else if let stream = Self.stream(name, type, in: index) {
      self.init(text: stream, isComparable: false)
    } else {
      return nil
    }
  }

  /// A stream that says nothing, or has one state.
  private static func stream(_ name: String, _ type: String, in index: SourceIndex) -> String? {
    guard let (stream, element) = Streams.parts(of: type) else { return nil }
    if stream == .event { return "MutableEventStream<\(element)>().stream" }
    return SampleValue(name: name, type: element, in: index).map { "MutableStateStream<\(element)>(\($0.text)).stream" }
  }

  private init(text: String, isComparable: Bool) {
    self.text = text
    self.isComparable = isComparable
  }

  /// Values of standard types; they can be compared.
  private static func known(_ name: String, _ type: String) -> String? {
    switch type {
    case "String", "Substring": return "\"\(name)\""
    case "Character": return "\"a\""
    case "Bool": return "true"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "1"
    case "Double", "Float", "TimeInterval", "Decimal": return "1"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "Data": return "Data([1])"
    case "URL": return "URL(filePath: \"/\(name)\")"
    case "Duration": return ".seconds(1)"
    default: break
    }
    if type.hasSuffix("?") { return known(name, String(type.dropLast())) }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let inner = type.dropFirst().dropLast()
    guard !inner.contains("["), !inner.contains(",") else { return nil }
    if let colon = inner.firstIndex(of: ":") {
      let key = known(name, String(inner[..<colon]).trimmed)
      let value = known(name, String(inner[inner.index(after: colon)...]).trimmed)
      guard let key, let value else { return nil }
      return "[\(key): \(value)]"
    }
    return known(name, String(inner)).map { "[\($0)]" }
  }
}

/// The modules that the types of items come from.
enum ItemTypes {
  static let swift: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Clock", "Dictionary", "Double", "Duration", "Float", "Int",
    "Int16", "Int32", "Int64", "Int8", "Optional", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "Result", "Never", "Void", "Error", "Sendable", "ClosedRange", "Range", "Hashable", "Equatable",
    "ContinuousClock", "SuspendingClock",
  ]
  static let foundation: Set<String> = [
    "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath", "Locale", "Measurement",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "URLRequest", "URLSession", "UUID",
  ]
  private static let riblets: Set<String> = [
    "EventStream", "MutableEventStream", "MutableStateStream", "RibletClock", "StateStream",
  ]

  /// Returns true if a type is of Swift, Foundation or Riblets.
  static func areOfOthers(_ name: String) -> Bool {
    swift.contains(name) || foundation.contains(name) || riblets.contains(name)
  }

  /// The modules to import for some items.
  ///
  /// - Throws: ``RequestProblem`` for a type that nobody knows, and for a protocol without `any`.
  static func imports(
    for items: [TypedItem], given: [String], module: String, in index: SourceIndex
  ) throws(RequestProblem) -> [String] {
    var imports = Set(given)
    for item in items {
      for name in item.typeNames {
        let found = index.types(named: name)
        if found.contains(where: { $0.keyword == .protocol }), item.type == name {
          throw RequestProblem("'\(name)' is a protocol. Did you mean '\(item.name):any \(name)'?")
        }
        if !found.isEmpty || swift.contains(name) || riblets.contains(name) { continue }
        if foundation.contains(name) {
          imports.insert("Foundation")
        } else if given.isEmpty {
          throw unknown(name, module, index)
        }
      }
    }
    return imports.sorted()
  }

  private static func unknown(_ name: String, _ module: String, _ index: SourceIndex) -> RequestProblem {
    let names = index.declarations.filter { $0.keyword != .extension }.map(\.name) + swift + foundation
    let hint = NearestName.match(for: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return RequestProblem(
      "There is no type '\(name)' in \(module), Swift or Foundation.\(hint) If it is in another module, name that: --import Prices."
    )
  }
}
