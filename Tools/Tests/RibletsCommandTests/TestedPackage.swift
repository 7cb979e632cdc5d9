import Foundation

/// A small package with tests, which the commands build for real. Removed with the value.
final class TestedPackage: Sendable {
  let path: String

  /// - Parameters:
  ///   - sources: The files of the module `App`, by their names.
  ///   - tests: The tests of the module `AppTests`.
  init(sources: [String: String] = ["App.swift": ""], tests: String) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "tested package \(UUID().uuidString)").path
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "app",
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """, to: "Package.swift")
    for (name, text) in sources { try write(text, to: "Sources/App/" + name) }
    try write("import App\nimport Foundation\nimport Testing\n\n" + tests, to: "Tests/AppTests/Tests.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path + "/" + file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + file) }

  /// - Parameter trouble: What the tests are asked to do, in the variable `TROUBLE`.
  func run(_ arguments: String..., trouble: String = "", variables: [String: String] = [:]) throws
    -> BuiltCommand.Result
  {
    try BuiltCommand.run(arguments, in: path, variables: variables.merging(["TROUBLE": trouble]) { $1 })
  }
}
