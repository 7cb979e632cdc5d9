import Foundation
import RibletsBuildCommands
import RibletsImpact

/// The package in '.build/riblets-test' that tests are built from: manifests of its own, and links to all else.
struct TestPackage {
  let root: URL
  /// Everything that a run leaves.
  let folder: URL
  private let isCold: Bool
  private let isInPlace: Bool
  private var copy: URL { folder.appending(path: "package") }

  /// - Parameters:
  ///   - isCold: True for a build from nothing that nobody goes on with.
  ///   - isInPlace: True to build the package in its own folder, with all targets.
  init(of root: String, isCold: Bool = false, isInPlace: Bool = false) {
    (self.isCold, self.isInPlace) = (isCold, isInPlace)
    self.root = URL(filePath: root)
    folder = self.root.appending(path: ".build/riblets-test")
  }

  /// All that the tests of a run have printed.
  var log: URL { folder.appending(path: "tests.log") }

  /// The report that every run leaves.
  var results: String { folder.appending(path: "results.xml").path }

  /// The arguments with which SwiftPM builds it.
  var options: [String] { options(in: copy) }

  /// The arguments with which SwiftPM runs its tests, in the folder of the package as always.
  var runOptions: [String] { ["--disable-automatic-resolution"] + options(in: root) }

  private func options(in folder: URL) -> [String] {
    (isInPlace ? ["--package-path", root.path] : ["--package-path", folder.path, "--scratch-path", scratch.path])
      + (isCold ? Self.coldOptions : [])
  }

  private var scratch: URL {
    isInPlace ? root.appending(path: ".build") : folder.appending(path: isCold ? "cold" : "build")
  }

  /// Each module is compiled as a whole, and without debug information: two thirds of the processor time of a build from
  /// nothing.
  ///
  /// With threads there is an object a file. SwiftPM links these, and looks for tests of XCTest in their index.
  private static let coldOptions =
    ["-debug-info-format", "none"]
    + [
      "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo",
      "-index-ignore-system-modules",
    ].flatMap { ["-Xswiftc", $0] }

  /// Writes what is not there yet.
  ///
  /// - Parameter scope: The targets that it has; all if that is `nil`.
  func write(_ scope: ScopedPackage?) throws(CommandFailure) {
    do {
      if isInPlace {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } else {
        try make(scope)
      }
    } catch {
      throw CommandFailure("Cannot write '\(copy.path)': \(error.localizedDescription)", .cannotCreate)
    }
  }

  private func make(_ scope: ScopedPackage?) throws {
    let files = FileManager.default
    let linking = ScopedPackage.linking
    try files.createDirectory(at: copy.appending(path: linking), withIntermediateDirectories: true)
    try update(linking + "/Linked.swift", "// Only here so that modules are linked that tests find at run time.\n")
    var kept: Set<String> = [linking, "Package.resolved"]
    for name in try files.contentsOfDirectory(atPath: root.path) where !Self.isLeftOut(name) {
      kept.insert(name)
      let target = root.appending(path: name).path
      if Self.isManifest(name) {
        let text = try String(contentsOfFile: target, encoding: .utf8)
        let manifest = scope?.manifest(scoping: text, from: root.path)
        try update(name, manifest ?? ScopedPackage.wholeManifest(of: text, from: root.path))
      } else if name == "Package.resolved" {
        // A copy, as SwiftPM writes it.
        try update(name, try String(contentsOfFile: target, encoding: .utf8))
      } else if (try? files.destinationOfSymbolicLink(atPath: copy.appending(path: name).path)) != target {
        try? files.removeItem(at: copy.appending(path: name))
        try files.createSymbolicLink(atPath: copy.appending(path: name).path, withDestinationPath: target)
      }
    }
    for name in try files.contentsOfDirectory(atPath: copy.path) where !kept.contains(name) {
      try files.removeItem(at: copy.appending(path: name))
    }
  }

  /// Has modules compiled again if the code of macros that they expand is newer: SwiftPM does not do that by itself.
  ///
  /// - Parameter code: The paths of that code by module.
  func forgetExpansions(of code: [String: Set<String>]) {
    let files = FileManager.default
    func date(_ place: URL) -> Date {
      (try? place.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? Date(timeIntervalSince1970: 0)
    }
    for (module, code) in code {
      let built = scratch.appending(path: "debug/\(module).build")
      let objects = (try? files.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)) ?? []
      guard let oldest = objects.filter({ $0.pathExtension == "o" }).map(date).min() else { continue }
      if code.contains(where: { date(root.appending(path: $0)) > oldest }) { try? files.removeItem(at: built) }
    }
  }

  /// Runs tests, with what they print in the log.
  ///
  /// - Parameters:
  ///   - files: The places where the run may leave reports.
  ///   - run: Runs tests with a file for what they print, and returns true if the programs say that all is well.
  func report(
    in files: [String], _ run: (FileHandle) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> TestReport {
    for file in files + files.map(Self.events) { try? FileManager.default.removeItem(atPath: file) }
    guard FileManager.default.createFile(atPath: log.path, contents: nil),
      let output = FileHandle(forWritingAtPath: log.path)
    else { throw CommandFailure("Cannot write '\(log.path)'.", .cannotCreate) }
    var report = TestReport()
    report.hasFailedProgram = try !run(output)
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      report.add(TestReport(reading: String(decoding: data, as: UTF8.self)))
      let events = FileManager.default.contents(atPath: Self.events(beside: file)) ?? Data()
      report.addSkipped(inEvents: String(decoding: events, as: UTF8.self))
    }
    return report
  }

  /// The file in which Swift Testing tells what it skips, since its xUnit file lacks that.
  static func events(beside file: String) -> String { file + ".events" }

  private static func isLeftOut(_ name: String) -> Bool { [".build", ".git", ScopedPackage.linking].contains(name) }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@") && name.hasSuffix(".swift")
  }

  /// Writes a file that is not so already: one that is as it was is not built anew.
  private func update(_ name: String, _ text: String) throws {
    let file = copy.appending(path: name)
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try data.write(to: file, options: .atomic)
  }
}
