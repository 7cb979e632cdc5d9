/// One riblet of a report.
package struct RibletCoverage: Equatable, Sendable {
  package let identity: Riblet.Identity
  /// The roles it has files with code for.
  package let roles: [Role: RoleCoverage]
  /// The view again, run by its tests without those of snapshots. `nil` without a view.
  package let viewWithoutSnapshots: RoleCoverage?

  package init(identity: Riblet.Identity, roles: [Role: RoleCoverage], viewWithoutSnapshots: RoleCoverage?) {
    self.identity = identity
    self.roles = roles
    self.viewWithoutSnapshots = viewWithoutSnapshots
  }

  package var total: LineCount { roles.values.map(\.count).sum }

  package var totalWithoutSnapshots: LineCount {
    (roles.filter { $0.key != .view }.map(\.value) + (viewWithoutSnapshots.map { [$0] } ?? [])).map(\.count).sum
  }
}

/// One role of one riblet, counted from its own tests.
package struct RoleCoverage: Equatable, Sendable {
  package let files: [FileCoverage]
  /// True if any test is named after it. Without one nothing counts as run.
  package let hasTests: Bool
  /// The lines that any test of the package runs.
  package let runByAnyTest: Int

  package init(files: [FileCoverage], hasTests: Bool, runByAnyTest: Int) {
    self.files = files
    self.hasTests = hasTests
    self.runByAnyTest = runByAnyTest
  }

  package var count: LineCount { files.map(\.count).sum }
}

/// Files without a role in one folder, counted from all tests.
package struct OtherCoverage: Equatable, Sendable {
  /// Seen from the sources.
  package let folder: String
  package let files: [FileCoverage]

  package init(folder: String, files: [FileCoverage]) {
    self.folder = folder
    self.files = files
  }

  package var count: LineCount { files.map(\.count).sum }
}

/// One file of a report.
package struct FileCoverage: Equatable, Sendable {
  /// Seen from the sources.
  package let path: String
  package let count: LineCount
  /// The lines with code that were not run, ascending.
  package let notRun: [Int]

  init(path: String, lines: [Int: Bool], ran: [Int: Bool]) {
    self.path = path
    notRun = lines.keys.filter { ran[$0] != true }.sorted()
    count = LineCount(lines: lines.count, run: lines.count - notRun.count)
  }

  /// `12–15, 20`, for people.
  var notRunText: String {
    var ranges: [ClosedRange<Int>] = []
    for line in notRun {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(
      separator: ", ")
  }
}
