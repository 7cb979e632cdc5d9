/// The coverage of each role of each riblet by its own tests.
package struct CoverageReport: Equatable, Sendable {
  /// By target, then by name.
  package let riblets: [RibletCoverage]
  /// Files without a role, by folder, counted from all tests.
  package let others: [OtherCoverage]

  package init(riblets: [RibletCoverage], others: [OtherCoverage]) {
    self.riblets = riblets
    self.others = others
  }

  /// - Parameters:
  ///   - map: The riblets and other files to count.
  ///   - whole: The export of a run of all tests. It says which files and lines there are.
  ///   - own: The exports of the runs of own tests. A role without one has no tests.
  ///   - sources: The folder whose folders are the targets.
  package init(of map: RibletMap, whole: CoverageExport, own: [OwnRun: CoverageExport], sources: String) {
    let everything = whole.filesByPath
    let relative = { (path: String) in SourcePath(path, under: sources)?.relative ?? path }
    let ownFiles = own.mapValues(\.filesByPath)

    func cell(_ run: OwnRun, _ paths: [String]) -> RoleCoverage {
      let found = ownFiles[run]
      let files = paths.map { path in
        FileCoverage(path: relative(path), lines: everything[path] ?? [:], ran: found?[path] ?? [:])
      }
      let anyTest = paths.reduce(0) { $0 + (everything[$1] ?? [:]).values.filter(\.self).count }
      return RoleCoverage(files: files, hasTests: found != nil, runByAnyTest: anyTest)
    }

    riblets = map.riblets.map { riblet in
      var roles: [Role: RoleCoverage] = [:]
      for (role, paths) in riblet.files { roles[role] = cell(OwnRun(riblet: riblet.identity, role: role), paths) }
      let views = riblet.files[.view].map {
        cell(OwnRun(riblet: riblet.identity, role: .view, isWithoutSnapshots: true), $0)
      }
      return RibletCoverage(identity: riblet.identity, roles: roles, viewWithoutSnapshots: views)
    }
    others = map.others.map { other in
      OtherCoverage(
        folder: other.folder,
        files: other.paths.map { path in
          let lines = everything[path] ?? [:]
          return FileCoverage(path: relative(path), lines: lines, ran: lines)
        })
    }
  }

  /// All lines with a role; views with their snapshots.
  package var total: LineCount { riblets.map(\.total).sum }

  /// The same with the views counted without the tests of snapshots.
  package var totalWithoutSnapshots: LineCount { riblets.map(\.totalWithoutSnapshots).sum }

  /// The lines with a role, run by any test at all.
  package var totalByAnyTest: LineCount {
    LineCount(
      lines: total.lines,
      run: riblets.reduce(0) { $0 + $1.roles.values.reduce(0) { $0 + $1.runByAnyTest } })
  }

  package var othersTotal: LineCount { others.map(\.count).sum }

  func total(of role: Role) -> LineCount? {
    let counts = riblets.compactMap { $0.roles[role]?.count }
    return counts.isEmpty ? nil : counts.sum
  }

  var totalOfViewsWithoutSnapshots: LineCount? {
    let counts = riblets.compactMap { $0.viewWithoutSnapshots?.count }
    return counts.isEmpty ? nil : counts.sum
  }
}

extension CoverageExport {
  fileprivate var filesByPath: [String: [Int: Bool]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.lines) })
  }
}
