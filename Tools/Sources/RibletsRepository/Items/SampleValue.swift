package import RibletsPlans
import RibletsSource

/// A value of a type, as an expression for tests.
package struct SampleValue: Hashable, Sendable {
  package let text: String
  /// True if two values of the expression are equal, so that tests can compare them.
  package let isComparable: Bool

  /// A value for an item: the stub of a provider, the given value, or one that is known for its type.
  package init?(for item: TypedItem, in index: SourceIndex) {
    if let stub = Self.stub(of: item.type) {
      self.init(text: stub, isComparable: false)
    } else {
      self.init(name: item.name, type: item.type, value: item.value, in: index)
    }
  }

  package init?(name: String, type: String, value: String? = nil, in index: SourceIndex) {
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
    } else if let made = Self.made(type, in: index) {
      self.init(text: made, isComparable: false)
    } else {
      return nil
    }
  }

  /// True for a provider of queries, which tests stub.
  package static func isStubbed(_ type: String) -> Bool { stub(of: type) != nil }

  /// The stub that answers queries in tests: `DataProvider<Food>` → `DataProviderStub<Food>().provider`.
  private static func stub(of type: String) -> String? {
    guard type.hasPrefix("DataProvider<"), type.hasSuffix(">") else { return nil }
    return "DataProviderStub<" + type.dropFirst("DataProvider<".count) + "().provider"
  }

  /// The modules that a test imports for the expression. The type's own modules are not among them.
  package var testImports: [String] { text.hasPrefix("DataProviderStub<") ? ["RibletsDataTesting"] : [] }

  /// A stream that says nothing, or has one state.
  private static func stream(_ name: String, _ type: String, in index: SourceIndex) -> String? {
    guard let (stream, element) = Streams.parts(of: type) else { return nil }
    if stream == .event { return "MutableEventStream<\(element)>().stream" }
    return SampleValue(name: name, type: element, in: index).map { "MutableStateStream<\(element)>(\($0.text)).stream" }
  }

  /// A structure of the app's module, of values without imports: `struct Price { let cents: Int }` → `Price(cents: 1)`.
  private static func made(_ own: String, within: Set<String> = [], in index: SourceIndex) -> String? {
    guard !within.contains(own), let properties = index.memberwiseProperties(of: own) else { return nil }
    var arguments: [String] = []
    for property in properties {
      guard let type = property.type, Set(SourceIndex.paths(in: type)).isDisjoint(with: imported),
        let value = known(property.name, type)
          ?? (type.hasSuffix("?") ? "nil" : made(type, within: within.union([own]), in: index))
      else { return nil }
      arguments.append("\(property.name): \(value)")
    }
    return "\(own)(\(arguments.joined(separator: ", ")))"
  }

  private init(text: String, isComparable: Bool) {
    self.text = text
    self.isComparable = isComparable
  }

  /// The types of ``known(_:_:)`` whose values need Foundation.
  private static let imported: Set = ["Data", "Date", "URL"]

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
