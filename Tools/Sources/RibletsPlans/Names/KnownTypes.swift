/// The types of others that items can have, by the module that they come from.
package enum KnownTypes {
  package static let swift: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Clock", "Dictionary", "Double", "Duration", "Float", "Int",
    "Int16", "Int32", "Int64", "Int8", "Optional", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "Result", "Never", "Void", "Error", "Sendable", "ClosedRange", "Range", "Hashable", "Equatable",
    "ContinuousClock", "SuspendingClock",
  ]
  package static let foundation: Set<String> = [
    "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath", "Locale", "Measurement",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "URLRequest", "URLSession", "UUID",
  ]
  package static let riblets: Set<String> = [
    "EventStream", "MutableEventStream", "MutableStateStream", "RibletClock", "StateStream",
  ]
  /// Those that are not `Codable` and `Hashable`, so that no route keeps them.
  package static let unsaved: Set<String> = riblets.union([
    "AnyObject", "Character", "Clock", "ContinuousClock", "Equatable", "Error", "Hashable", "Result", "Sendable",
    "Substring", "SuspendingClock", "URLRequest", "URLSession", "Void",
  ])

  /// Returns true if a type is of Swift, Foundation or Riblets.
  package static func contains(_ name: String) -> Bool {
    swift.contains(name) || foundation.contains(name) || riblets.contains(name)
  }
}
