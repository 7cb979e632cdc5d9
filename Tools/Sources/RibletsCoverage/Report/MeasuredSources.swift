import Foundation

/// The sources of a package and a run of all its tests, which says which files and lines there are.
package struct MeasuredSources: Sendable {
  private let whole: CoverageExport
  /// The riblets to look at, of all that there are.
  private let chosen: RibletMap
  private let all: RibletMap
  private let folder: String

  /// - Parameters:
  ///   - folder: The folder whose folders are the targets of the package.
  ///   - whole: The export of a run of all tests.
  ///   - riblets: The names of the riblets to look at; without any, all, and the files without a role.
  package init(_ folder: String, whole: CoverageExport, riblets: [String] = []) throws(CoverageError) {
    self.whole = whole
    self.folder = Self.real(folder)
    all = RibletMap(paths: whole.files.filter { !$0.lines.isEmpty }.map(\.path), sources: self.folder)
    guard !all.riblets.isEmpty || !all.others.isEmpty else {
      throw .noFileUnder(sources: self.folder, example: whole.files.first?.path)
    }
    guard !all.riblets.isEmpty else { throw .noRiblets(sources: self.folder) }
    chosen = try all.only(riblets, in: self.folder)
  }

  /// The tests to run for each role.
  ///
  /// - Parameter testList: The output of the test program with `--list-tests`.
  package func plan(testList: String) throws(CoverageError) -> TestPlan {
    guard TestPlan.containsTests(testList) else { throw .noTests }
    return TestPlan(for: all, testList: testList, only: chosen.riblets.map(\.identity.name))
  }

  /// - Parameter own: The exports of the runs of a plan. A role without one has no tests.
  package func report(own: [OwnRun: CoverageExport]) -> CoverageReport {
    CoverageReport(of: chosen, whole: whole, own: own, sources: folder)
  }

  /// Fails for a folder without riblets, or without those that are named, before anything is built.
  package static func check(_ folder: String, riblets: [String]) throws(CoverageError) {
    let folder = real(folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let files = FileManager.default.enumerator(atPath: folder)
    else { throw .noSources(folder) }
    let map = RibletMap(paths: files.compactMap { $0 as? String }.map { "\(folder)/\($0)" }, sources: folder)
    guard !map.riblets.isEmpty else { throw .noRiblets(sources: folder) }
    _ = try map.only(riblets, in: folder)
  }

  /// Without links in it and a slash after it, as the compiler names files.
  private static func real(_ folder: String) -> String {
    let path = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.resolvingSymlinksInPath()
      .path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
