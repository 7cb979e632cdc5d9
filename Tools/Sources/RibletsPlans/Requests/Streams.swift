/// The streams of the runtime, as types are written.
package enum Streams {
  case event
  case state

  /// The kind of stream that a type is, and its element; `nil` for other types.
  package static func parts(of type: String) -> (stream: Streams, element: String)? {
    for (stream, name) in [(Streams.event, "EventStream<"), (.state, "StateStream<")]
    where type.hasPrefix(name) && type.hasSuffix(">") {
      return (stream, String(type.dropFirst(name.count).dropLast()))
    }
    return nil
  }

  /// Returns true if a mock has a stream of its own for a property of the type, which cannot be set: one of events, and
  /// one of states that begins with a value that means nothing, as `StandardValues` of RibletsMocks knows them.
  package static func areMadeByMocks(_ type: String) -> Bool {
    guard let (stream, element) = parts(of: type) else { return false }
    return stream == .event || meansNothing(element)
  }

  private static let known: Set<String> = [
    "Bool", "CGFloat", "Double", "Duration", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "Substring",
    "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let generic = ["Array<", "ArraySlice<", "ContiguousArray<", "Dictionary<", "Optional<", "Set<", "["]

  private static func meansNothing(_ type: String) -> Bool {
    known.contains(type) || type.hasSuffix("?") || generic.contains { type.hasPrefix($0) }
  }
}
