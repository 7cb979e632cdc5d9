import RibletsTestCore
import Testing

/// The identity of the test of a snapshot, as far as public API of Swift Testing provides it.
struct TestIdentity: Equatable {
  /// The test's source file, whose folder holds the snapshots.
  var filePath: String
  var module: String
  /// Outer suites first, joined by dots; empty for a free function.
  var suite: String
  /// The function without its parameters, or the sentence of a raw identifier.
  var function: String
  /// True if the same function runs for several arguments, which public API does not distinguish.
  var isParameterized: Bool
  /// The texts of the example of a spec, outermost group first.
  var example: [String]?

  /// The name of the test in failures.
  var sentence: String {
    example?.joined(separator: " ") ?? function
  }
}

extension TestIdentity {
  /// The test that runs this code; nil outside of one, for instance in a detached task.
  static var current: TestIdentity? {
    guard let test = Test.current else { return nil }
    return TestIdentity(
      filePath: test.sourceLocation.filePath,
      module: test.sourceLocation.moduleName,
      // The parent of a test's identity is its function, whose parent is its suite.
      suite: suiteName(test.id.parent?.parent?.description ?? "", module: test.sourceLocation.moduleName),
      function: functionName(test.name),
      isParameterized: test.isParameterized,
      example: CurrentExample.path
    )
  }

  /// Returns `Tests.Outer/Inner` as `Outer.Inner`.
  static func suiteName(_ description: String, module: String) -> String {
    let name = description.hasPrefix(module + ".") ? String(description.dropFirst(module.count + 1)) : description
    return String(name.filter { $0 != "`" }.map { $0 == "/" ? "." : $0 })
  }

  /// Returns `shows(board:)` as `shows`, and a raw identifier without its backticks.
  static func functionName(_ name: String) -> String {
    if name.first == "`", let end = name.lastIndex(of: "`"), end != name.startIndex {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    return String(name.prefix { $0 != "(" })
  }
}
