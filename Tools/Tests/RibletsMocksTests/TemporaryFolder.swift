import Foundation

/// A folder that goes when nobody needs it any more.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "mocks \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.path(percentEncoded: false) + "/" + name }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String { try String(contentsOf: URL(filePath: path(name)), encoding: .utf8) }
}
