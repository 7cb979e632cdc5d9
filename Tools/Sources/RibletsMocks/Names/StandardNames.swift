/// The names that mocks use, and the modules that they are of: where the sources have one of their own, mocks say which.
enum StandardNames {
  /// By the name.
  private static let modules: [String: String] = [
    "Bool": "Swift", "Decoder": "Swift", "Encoder": "Swift", "Error": "Swift", "Hasher": "Swift", "Int": "Swift",
    "ObjectIdentifier": "Swift", "String": "Swift", "SourceLocation": "Testing", "Calls": "RibletsTesting",
    "Mock": "RibletsTesting", "Stub": "RibletsTesting", "ArgumentText": "RibletsTesting",
    "EmptyValue": "RibletsTesting",
    "NSCoder": "Foundation", "NSLock": "Foundation",
  ]

  /// Types whose values mocks make up by their names.
  private static let valued: Set<String> = [
    "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "CGFloat", "ContiguousArray", "Dictionary", "Double",
    "Duration", "Float", "Optional", "Set", "Substring", "TimeInterval", "UInt",
  ]

  static func isKnown(_ name: String) -> Bool { modules[name] != nil || valued.contains(name) }

  /// All of them: files that may declare one are read.
  static let all = valued.union(modules.keys)

  /// A name with its module.
  static func qualified(_ name: String) -> String { modules[name].map { "\($0).\(name)" } ?? name }
}
