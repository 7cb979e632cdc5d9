import RibletsPlans

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
    let hint = NearestName.question(for: name, in: names)
    return RequestProblem(
      "There is no type '\(name)' in \(module), Swift or Foundation.\(hint) If it is in another module, name that: --import Prices."
    )
  }
}
