import Foundation
import RibletsBuildCommands
import RibletsImpact

/// A folder from which tests are run that another machine has built: the program that holds them all, its resources, and what
/// they are.
struct PackedFolder {
  private static let plan = "tests.json"
  private let folder: URL

  init(at path: String) { folder = URL(filePath: path).standardizedFileURL }

  private var program: URL { folder.appending(path: "tests") }

  // MARK: Writing

  /// Writes it, whole or not at all, in the place of an earlier one.
  ///
  /// - Parameter binaries: The folder in which SwiftPM has built; `nil` if there is nothing to run.
  func write(_ tests: PackedTests, builtIn binaries: String?) throws(CommandFailure) {
    let files = FileManager.default
    if files.fileExists(atPath: folder.path), !files.fileExists(atPath: folder.appending(path: Self.plan).path) {
      throw CommandFailure(
        "'\(folder.path)' is there, and --pack has not written it. Name another folder.", .cannotCreate)
    }
    let new = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
    defer { try? files.removeItem(at: new) }
    do {
      try files.createDirectory(at: new, withIntermediateDirectories: false)
      if let binaries { try copy(from: URL(filePath: binaries), to: new) }
      try tests.data.write(to: new.appending(path: Self.plan))
      if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
      try files.moveItem(at: new, to: folder)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("Cannot write '\(folder.path)': \(error.localizedDescription)", .cannotCreate)
    }
  }

  private func copy(from binaries: URL, to new: URL) throws {
    let files = FileManager.default
    let all = try files.contentsOfDirectory(at: binaries, includingPropertiesForKeys: [.contentModificationDateKey])
    let programs = try all.filter { $0.pathExtension == "xctest" }.sorted {
      try Self.date(of: $0) < Self.date(of: $1)
    }
    guard let last = programs.last else {
      throw CommandFailure("The build has left no tests in '\(binaries.path)'.", .badData)
    }
    guard !last.hasDirectoryPath else {
      throw CommandFailure(
        "Tests are one file only where SwiftPM builds for Linux; so --pack works there alone.", .badData)
    }
    try files.copyItem(at: last, to: new.appending(path: program.lastPathComponent))
    for bundle in all where ["resources", "bundle"].contains(bundle.pathExtension) {
      try files.copyItem(at: bundle, to: new.appending(path: bundle.lastPathComponent))
    }
  }

  private static func date(of file: URL) throws -> Date {
    try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate ?? .distantPast
  }

  // MARK: Running

  /// Reads what is to be run, on a machine that has the app in the same folder.
  func read(for app: String) throws(CommandFailure) -> PackedTests {
    let file = folder.appending(path: Self.plan)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandFailure("There is no '\(file.path)', which --pack writes.", .missingInput)
    }
    let tests: PackedTests
    do throws(PackedTests.Problem) {
      tests = try PackedTests(reading: data)
    } catch {
      let reason =
        switch error {
        case .damaged: "it is damaged"
        case .version(let number): "it has version \(number), which this 'riblets' does not know"
        }
      throw CommandFailure("Cannot read '\(file.path)': \(reason). Pack the tests again.", .badData)
    }
    guard tests.folder == app else {
      throw CommandFailure(
        """
        These tests were built for the app in '\(tests.folder)', and this one is in '\(app)'. They read snapshots by their \
        paths: check out the app in the same folder.
        """, .badData)
    }
    return tests
  }

  /// Runs a part of the tests.
  func run(_ choice: TestChoice, isParallel: Bool, in package: TestPackage) throws(CommandFailure) -> TestReport {
    // The paths by which tests find their snapshots.
    try package.write(nil)
    if choice.tests.isEmpty { return TestReport() }
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw CommandFailure(
        "'\(program.path)' is no program. An archive that keeps permissions has it as it was.", .badData)
    }
    let file = package.folder.appending(path: "report.xml").path
    let reports = ["--xunit-output", file, "--event-stream-output-path", TestPackage.events(beside: file)]
    let arguments =
      ["--testing-library", "swift-testing"] + reports + choice.filters.flatMap { ["--filter", $0] }
      + (isParallel ? [] : ["--no-parallel"])
    return try package.report(in: [file]) { output throws(CommandFailure) in
      try ChildProgram(program.path, arguments, in: package.root.path).run(output: output).isSuccess
    }
  }
}
