internal import Foundation

/// The size of an executable without its symbols.
enum StrippedSize {
  /// Measures a program that was built together with this one, in bytes.
  ///
  /// - Throws: ``MissingProgram`` if strip is not installed.
  static func ofSibling(_ name: String) throws -> Int { try ofFile(ChildProcess.sibling(name)) }

  /// Strips a copy of an executable, and measures it in bytes.
  ///
  /// - Throws: ``MissingProgram`` if strip is not installed.
  static func ofFile(_ path: String) throws -> Int {
    try withStripped(path) { try FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int ?? 0 }
  }

  /// Strips a copy of an executable, and removes it after its use.
  ///
  /// - Throws: ``MissingProgram`` if strip is not installed.
  static func withStripped<Result>(_ path: String, _ use: (String) throws -> Result) throws -> Result {
    guard let strip = ChildProcess.path(of: "strip") else { throw MissingProgram.strip }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("stripped-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    _ = try ChildProcess(strip, ["-o", copy.path, path])
    return try use(copy.path)
  }
}
