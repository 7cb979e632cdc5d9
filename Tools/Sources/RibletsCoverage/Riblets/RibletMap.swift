/// The riblet and the role to which each source file belongs, by the names of files and folders alone.
///
/// A folder with a router, an interactor or a builder in it is the home of a riblet; what lies in it and below, up to
/// the next home, belongs to that riblet. A home with several riblets is told apart by how the names of files begin.
package struct RibletMap: Sendable {
  /// By target, then by name.
  package let riblets: [Riblet]
  /// The files without a role, by the folder they lie in, seen from the sources.
  package let others: [OtherFiles]

  /// - Parameters:
  ///   - paths: The absolute paths of source files.
  ///   - sources: The folder whose folders are the targets.
  package init(paths: [String], sources: String) {
    let files = paths.compactMap { path in SourcePath(path, under: sources).map { (path: path, source: $0) } }
    let homes = Self.homes(of: files.map(\.source))
    var roles: [Riblet.Identity: [Role: [String]]] = [:]
    var others: [String: [String]] = [:]
    for file in files {
      if let role = Role.named(by: file.source.base)?.role, let identity = homes.riblet(of: file.source) {
        roles[identity, default: [:]][role, default: []].append(file.path)
      } else {
        others[file.source.folders.joined(separator: "/"), default: []].append(file.path)
      }
    }
    riblets = roles.map { Riblet(identity: $0, files: $1.mapValues { $0.sorted() }) }.sorted {
      $0.identity < $1.identity
    }
    self.others = others.map { OtherFiles(folder: $0, paths: $1.sorted()) }.sorted { $0.folder < $1.folder }
  }

  /// Some source files without a role, in one folder.
  package struct OtherFiles: Equatable, Sendable {
    package let folder: String
    package let paths: [String]
  }

  private init(riblets: [Riblet], others: [OtherFiles]) {
    self.riblets = riblets
    self.others = others
  }

  /// The riblets with these names and nothing else; everything, if there is no name.
  func only(_ names: [String], in sources: String) throws(CoverageError) -> RibletMap {
    guard !names.isEmpty else { return self }
    let known = riblets.map(\.identity.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw .unknownRiblet(unknown, sources: sources, known: known)
    }
    return RibletMap(riblets: riblets.filter { names.contains($0.identity.name) }, others: [])
  }

  private static func homes(of sources: [SourcePath]) -> Homes {
    var names: [[String]: Set<String>] = [:]
    for source in sources {
      guard let (role, prefix) = Role.named(by: source.base), !prefix.isEmpty else { continue }
      guard role.makesARiblet || (role == .builder && source.base.hasSuffix("Builder")) else { continue }
      names[source.folders, default: []].insert(prefix)
    }
    return Homes(names: names)
  }

  /// The riblets that live in each folder.
  private struct Homes {
    let names: [[String]: Set<String>]

    func riblet(of source: SourcePath) -> Riblet.Identity? {
      var folders = source.folders
      while !folders.isEmpty {
        if let names = names[folders] {
          let own = names.filter { source.base.hasPrefix($0) }.max { $0.count < $1.count }
          let name = own ?? (names.count == 1 ? names.first : nil)
          return name.map { Riblet.Identity(target: source.target, name: $0) }
        }
        folders.removeLast()
      }
      return nil
    }
  }
}
