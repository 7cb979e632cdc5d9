/// The place of a snapshot: a file in `__Snapshots__` beside its test.
struct SnapshotPlace: Equatable {
  /// The longest file name in bytes. Some file systems take 255; an encrypted home folder takes 143, and
  /// names of failures (`.difference`) are longer than those of snapshots.
  static let longestName = 128

  /// The folder of the test's source file.
  let sourceFolder: String
  /// The test's source file without its `.swift`.
  let testFile: String
  let module: String
  /// The file name without its extension.
  let stem: String
  let pathExtension: String

  var folder: String { "\(sourceFolder)/__Snapshots__/\(testFile)" }
  var fileName: String { "\(stem).\(pathExtension)" }
  var path: String { "\(folder)/\(fileName)" }

  /// - Parameters:
  ///   - argument: The text of the argument that a parameterised test runs with.
  ///   - name: The name that distinguishes several snapshots of one test.
  ///   - root: A folder in place of that of the test's source file.
  init(test: TestIdentity, argument: String?, name: String?, pathExtension: String, root: String? = nil) {
    let slash = test.filePath.lastIndex(of: "/")
    sourceFolder = root ?? String(test.filePath[..<(slash ?? test.filePath.startIndex)])
    let file = String(test.filePath[(slash.map(test.filePath.index(after:)) ?? test.filePath.startIndex)...])
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    testFile = NameComponent(base).text(longest: Self.longestName)
    module = test.module
    self.pathExtension = pathExtension
    let components = [test.suite, test.sentence, argument, name].compactMap(\.self).filter { !$0.isEmpty }
    let room = Self.longestName - pathExtension.utf8.count - 1
    stem = Self.joined(components.map(NameComponent.init), longest: room)
  }

  /// Joins components; short ones stay whole, the others share the remaining length.
  private static func joined(_ components: [NameComponent], longest: Int) -> String {
    var room = longest - max(0, components.count - 1)
    var limits: [Int: Int] = [:]
    let bySize = components.indices.sorted { (components[$0].size, $0) < (components[$1].size, $1) }
    for (position, index) in bySize.enumerated() {
      let share = room / (components.count - position)
      limits[index] = min(share, components[index].size)
      room -= limits[index]!
    }
    return components.indices.map { components[$0].text(longest: limits[$0]!) }.joined(separator: ".")
  }
}
