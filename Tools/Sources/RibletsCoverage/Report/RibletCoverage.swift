/// One riblet of a report.
public struct RibletCoverage: Equatable, Sendable {
  public let identity: Riblet.Identity
  /// The roles it has files with code for.
  public let roles: [Role: RoleCoverage]
  /// The view again, run by its tests without those of snapshots. `nil` without a view.
  public let viewWithoutSnapshots: RoleCoverage?

  public init(identity: Riblet.Identity, roles: [Role: RoleCoverage], viewWithoutSnapshots: RoleCoverage?) {
    self.identity = identity
    self.roles = roles
    self.viewWithoutSnapshots = viewWithoutSnapshots
  }

  public var total: LineCount { roles.values.map(\.count).sum }

  public var totalWithoutSnapshots: LineCount {
    (roles.filter { $0.key != .view }.map(\.value) + (viewWithoutSnapshots.map { [$0] } ?? [])).map(\.count).sum
  }
}

/// One role of one riblet, counted from its own tests.
public struct RoleCoverage: Equatable, Sendable {
  public let files: [FileCoverage]
  /// Whether any test is named after it. Without one nothing counts as run.
  public let hasTests: Bool
  /// The lines that any test of the package runs.
  public let runByAnyTest: Int

  public init(files: [FileCoverage], hasTests: Bool, runByAnyTest: Int) {
    self.files = files
    self.hasTests = hasTests
    self.runByAnyTest = runByAnyTest
  }

  public var count: LineCount { files.map(\.count).sum }
}

/// Files without a role in one folder, counted from all tests.
public struct OtherCoverage: Equatable, Sendable {
  /// Seen from the sources.
  public let folder: String
  public let files: [FileCoverage]

  public init(folder: String, files: [FileCoverage]) {
    self.folder = folder
    self.files = files
  }

  public var count: LineCount { files.map(\.count).sum }
}

/// One file of a report.
public struct FileCoverage: Equatable, Sendable {
  /// Seen from the sources.
  public let path: String
  public let count: LineCount
  /// The lines with code that were not run, ascending.
  public let notRun: [Int]

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
