import Foundation
import RibletsBuildCommands

/// The program that holds all tests of a package, built with coverage in a folder of its own.
struct CoverageProgram {
  /// The file with the code of the tests.
  let path: String
  private let command: [String]
  private let root: String

  /// Builds it.
  init(builtIn root: String) throws(CommandFailure) {
    self.root = root
    let place = ["--package-path", root, "--scratch-path", root + "/.build/coverage"]
    // Without the option, SwiftPM does not see files that are new in a package beside this one.
    let build = ["build", "--build-tests", "--enable-code-coverage", "--disable-build-manifest-caching"]
    guard try SwiftProgram.run(build + place) else {
      throw CommandFailure("The tests cannot be built with coverage; so nothing was run.", .badData)
    }
    let (isSuccess, text) = try SwiftProgram.output(of: ["build", "--show-bin-path"] + place)
    let folder = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard isSuccess, let name = names.first(where: { $0.hasSuffix(".xctest") }) else {
      throw CommandFailure("There are no tests in '\(root)'.", .badData)
    }
    let bundle = "\(folder)/\(name)"
    #if os(macOS)
      // A bundle, which a program of the toolchain loads, as 'swift test' does. Never run by us.
      path = "\(bundle)/Contents/MacOS/\(name.dropLast(".xctest".count))"
      let swift = String(decoding: try ChildProgram("xcrun", ["--find", "swift"]).output().data, as: UTF8.self)
      let tools = URL(filePath: swift.trimmingCharacters(in: .whitespacesAndNewlines)).deletingLastPathComponent()
      let helper = tools.appending(path: "../libexec/swift/pm/swiftpm-testing-helper").standardizedFileURL.path
      command = [helper, "--test-bundle-path", path, path]
    #else
      path = bundle
      command = [bundle]
    #endif
  }

  /// The identifiers of all tests, a line each.
  func list() throws(CommandFailure) -> String {
    let (end, data) = try program(["--list-tests"], profile: "/dev/null").output()
    guard end.isSuccess else { throw CommandFailure("The tests cannot be listed: \(path)", .badData) }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs tests.
  ///
  /// - Parameters:
  ///   - profiles: A new folder for the profiles: processes that a test starts write some, too.
  ///   - log: A file for what the tests print.
  func run(
    _ options: [String], profiles: String, log: String, limit: Int
  ) throws(CommandFailure) -> ChildProgram.End {
    guard FileManager.default.createFile(atPath: log, contents: nil), let output = FileHandle(forWritingAtPath: log)
    else { throw CommandFailure("Cannot write '\(log)'.", .cannotCreate) }
    defer { try? output.close() }
    return try program(options, profile: profiles + "/%p.profraw").run(output: output, limit: limit)
  }

  private func program(_ options: [String], profile: String) -> ChildProgram {
    ChildProgram(
      command[0], Array(command.dropFirst()) + ["--testing-library", "swift-testing"] + options,
      variables: ["LLVM_PROFILE_FILE": profile], in: root)
  }
}
