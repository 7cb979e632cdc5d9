import Foundation

/// A package with one router, of which one line of two was run. Removed with the value.
final class SamplePackage {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "sample package \(UUID().uuidString)").path(
      percentEncoded: false)
    for name in ["Sources", "exports"] {
      try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }
    let sources = URL(filePath: path + "/Sources").resolvingSymlinksInPath().path(percentEncoded: false)
    let router = """
      {"type": "llvm.coverage.json.export", "data": [{"files": [{"filename": "\(sources)/App/OffGame/OffGameRouter.swift",
       "segments": [[1, 1, 1, true, true, false], [1, 9, 0, false, false, false],
                    [2, 1, 0, true, true, false], [2, 9, 0, false, false, false]]}]}]}
      """
    try write("all", json: router)
    try write("App.OffGame.Router", json: router)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ export: String, json: String) throws {
    try json.write(toFile: "\(path)/exports/\(export).json", atomically: true, encoding: .utf8)
  }

  func write(tests: String) throws {
    try tests.write(toFile: path + "/tests.txt", atomically: true, encoding: .utf8)
  }
}
