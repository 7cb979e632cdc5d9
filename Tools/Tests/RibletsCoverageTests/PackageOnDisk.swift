import Foundation
import Testing

@testable import RibletsCoverage

/// A package in a folder of its own with exports that a test writes. Removed with the value.
final class PackageOnDisk {
  let path: String
  var sources: String { path + "/Sources" }
  var exportsPath: String { path + "/exports" }

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "coverage tests \(UUID().uuidString)")
    path = folder.path(percentEncoded: false)
    for name in ["Sources", "exports"] {
      try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func exports() throws(CoverageError) -> ExportFolder {
    try ExportFolder(path: exportsPath, sources: sources)
  }

  /// A file of an export, with a region for each line.
  struct File {
    let path: (_ sources: String) -> String
    let segments: [String]

    init(_ path: String, run: [Int] = [], notRun: [Int] = []) {
      self.path = { "\($0)/\(path)" }
      let counts = run.map { ($0, 1) } + notRun.map { ($0, 0) }
      segments = counts.sorted { $0.0 < $1.0 }
        .map { "[\($0), 1, \($1), true, true, false], [\($0), 9, 0, false, false, false]" }
    }

    init(absolute path: String, run: [Int]) {
      self.path = { _ in path }
      segments = File("", run: run).segments
    }

  }

  func write(_ name: String, _ files: [File]) throws {
    let texts = files.map {
      #"{"filename": "\#($0.path(sources))", "segments": [\#($0.segments.joined(separator: ", "))]}"#
    }
    let json = #"{"type": "llvm.coverage.json.export", "data": [{"files": [\#(texts.joined(separator: ", "))]}]}"#
    try json.write(toFile: "\(exportsPath)/\(name).json", atomically: true, encoding: .utf8)
  }
}
