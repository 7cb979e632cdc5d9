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
    guard let strip = ChildProcess.path(of: "strip") else { throw MissingProgram.strip }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("stripped-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    _ = try ChildProcess(strip, ["-o", copy.path, path])
    return try FileManager.default.attributesOfItem(atPath: copy.path)[.size] as? Int ?? 0
  }
}
