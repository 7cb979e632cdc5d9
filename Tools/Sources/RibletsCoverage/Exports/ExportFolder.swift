import Foundation

/// A folder with the exports of one package: `all.json` of a run of all tests, and one file for each run of own tests.
///
/// Their names are those of ``OwnRun/exportName``, such as `TicTacToe.OffGame.Router.json`. A role without such a file
/// has no tests.
package struct ExportFolder: Sendable {
  private let folder: URL
  /// Without links in it and a slash after it, as the compiler names files.
  private let sources: String

  /// - Parameters:
  ///   - path: The folder of the exports.
  ///   - sources: The folder whose folders are the targets of the package.
  package init(path: String, sources: String) throws(CoverageError) {
    folder = URL(filePath: path, directoryHint: .isDirectory)
    let real = URL(filePath: sources, directoryHint: .isDirectory).standardizedFileURL.resolvingSymlinksInPath()
    self.sources = real.path(percentEncoded: false).droppingLastSlash
    for directory in [path, sources] {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
        throw .missing(directory, because: "there is no such folder")
      }
      guard isDirectory.boolValue else { throw .missing(directory, because: "it is not a folder") }
    }
  }

  private static let whole = "all.json"

  /// The tests to run for each role.
  ///
  /// - Parameters:
  ///   - testList: A file with what the test binary prints with `--list-tests`.
  ///   - riblets: The names of the riblets to look at; without any, all.
  package func plan(testList: String, riblets: [String] = []) throws(CoverageError) -> TestPlan {
    let map = try ribletMap(of: try wholeExport())
    _ = try map.only(riblets, in: sources)
    let data = try contents(of: URL(filePath: testList), name: testList)
    let text = String(decoding: data, as: UTF8.self)
    guard TestPlan.containsTests(text) else { throw .emptyTestList(testList) }
    return TestPlan(for: map, testList: text, only: riblets)
  }

  /// - Parameter riblets: The names of the riblets to look at; without any, all, and the files without a role.
  package func report(riblets: [String] = []) throws(CoverageError) -> CoverageReport {
    let whole = try wholeExport()
    let map = try ribletMap(of: whole)
    try refuseStrays(among: OwnRun.all(of: map.riblets))
    let chosen = try map.only(riblets, in: sources)
    var own: [OwnRun: CoverageExport] = [:]
    for run in OwnRun.all(of: chosen.riblets) {
      let file = folder.appending(path: run.exportName + ".json")
      guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { continue }
      own[run] = try export(file)
    }
    return CoverageReport(of: chosen, whole: whole, own: own, sources: sources)
  }

  private func wholeExport() throws(CoverageError) -> CoverageExport {
    try export(folder.appending(path: Self.whole))
  }

  private func ribletMap(of whole: CoverageExport) throws(CoverageError) -> RibletMap {
    let map = RibletMap(paths: whole.files.filter { !$0.lines.isEmpty }.map(\.path), sources: sources)
    guard !map.riblets.isEmpty || !map.others.isEmpty else {
      let export = folder.appending(path: Self.whole).path(percentEncoded: false)
      throw .noFileUnder(sources: sources, export: export, example: whole.files.first?.path)
    }
    guard !map.riblets.isEmpty else { throw .noRiblets(sources: sources) }
    return map
  }

  /// A misspelt name would look like a role without tests.
  private func refuseStrays(among runs: [OwnRun]) throws(CoverageError) {
    let known = Set(runs.map { $0.exportName + ".json" } + [Self.whole])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let strays = names.filter { $0.hasSuffix(".json") && !known.contains($0) }.sorted()
    guard let stray = strays.first else { return }
    let path = folder.appending(path: stray).path(percentEncoded: false)
    throw .strayExport(path, expected: runs.prefix(2).map { $0.exportName + ".json" })
  }

  private func export(_ file: URL) throws(CoverageError) -> CoverageExport {
    let name = file.path(percentEncoded: false)
    return try CoverageExport(json: try contents(of: file, name: name), name: name)
  }

  private func contents(of file: URL, name: String) throws(CoverageError) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false), isDirectory: &isDirectory) else {
      throw .missing(name, because: "there is no such file")
    }
    guard !isDirectory.boolValue else { throw .missing(name, because: "it is a folder") }
    guard let data = try? Data(contentsOf: file) else { throw .missing(name, because: "it may not be read") }
    return data
  }
}

extension String {
  fileprivate var droppingLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
