public import RibletsModel
import RibletsPlans
import RibletsSource

/// The owners of an app's files, as the file CODEOWNERS of GitHub and GitLab has them.
public struct CodeOwners: Hashable, Sendable {
  /// A folder or a file with its owners.
  public struct Line: Hashable, Sendable {
    /// The path from the root of the repository on, with a slash before it; a folder has one behind it, too.
    public let path: String
    /// The owners.
    public let owners: [String]
  }

  /// The lines: folders before what is in them, as the last line that fits counts.
  public let lines: [Line]
  /// The riblets that have none, by name.
  public let missing: [String]

  /// Gathers the owners of an app.
  ///
  /// - Parameter prefix: The path from the root of the repository to the app; empty, or with a slash behind it.
  public init(of model: AppModel, owners: RibletOwners, prefix: String = "") {
    let folders = OwnedFolders(of: model)
    let riblets = model.riblets.values.sorted { $0.id < $1.id }
    var lines: [String: [String]] = [:]
    for riblet in riblets {
      let own = owners.owners(of: riblet)
      guard !own.isEmpty else { continue }
      for path in folders.paths(of: riblet.id) { lines["/" + prefix + path] = own }
    }
    self.lines = lines.map { Line(path: Self.escaped($0.key), owners: $0.value) }.sorted { $0.path < $1.path }
    missing = riblets.filter { owners.owners(of: $0).isEmpty }.map { model.name(of: $0.id) }
  }

  private static func escaped(_ path: String) -> String {
    path.replacing(" ", with: "\\ ").replacing("#", with: "\\#")
  }

  private static let head = "# riblets: begin. Written by 'riblets owners'; what stands outside of this block is yours."
  private static let foot = "# riblets: end"

  /// The block of the lines.
  public var block: String {
    ([Self.head] + lines.map { ([$0.path] + $0.owners).joined(separator: " ") } + [Self.foot])
      .joined(separator: "\n") + "\n"
  }

  /// Returns the text of a file with this block in the place of its own; behind the rest, if it has none.
  ///
  /// - Returns: `nil` if only one end of a block is there.
  public func updating(_ text: String) -> String? {
    let start = text.firstRange(of: "# riblets: begin")
    let end = text.firstRange(of: Self.foot)
    switch (start, end) {
    case (nil, nil): return text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + block
    case (let start?, let end?) where start.lowerBound < end.lowerBound:
      let rest = text[end.upperBound...]
      return text[..<start.lowerBound] + block + (rest.hasPrefix("\n") ? rest.dropFirst() : rest)
    default: return nil
    }
  }
}

/// The folders that hold one riblet's files and nothing of others beside it.
private struct OwnedFolders {
  private var files: [RibletID: Set<String>] = [:]
  private var ribletsIn: [String: Set<RibletID>] = [:]

  init(of model: AppModel) {
    let owners = TypeOwners(of: model)
    for file in model.files where !file.isTest {
      for type in file.outline.types where type.scopes.isEmpty {
        if let riblet = owners.riblet(of: type, in: file) { add(file.path, riblet) }
      }
    }
    for tests in model.tests { add(tests.position.file, tests.riblet) }
  }

  private mutating func add(_ path: String, _ riblet: RibletID) {
    files[riblet, default: []].insert(path)
    ribletsIn[FilePath.folder(path), default: []].insert(riblet)
  }

  /// The paths: a folder for all of its files, if only this riblet has some in it, and it is called after it.
  func paths(of riblet: RibletID) -> Set<String> {
    Set(
      (files[riblet] ?? []).map { path in
        let folder = FilePath.folder(path)
        return ribletsIn[folder] == [riblet] && FilePath.name(folder) == riblet.name ? folder + "/" : path
      })
  }
}
