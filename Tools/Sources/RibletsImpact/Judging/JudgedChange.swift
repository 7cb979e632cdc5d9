import RibletsModel
import RibletsReading
import RibletsSource

/// A change of a file with what it is a change of.
///
/// The former and the present text are read once each.
struct JudgedChange {
  let change: FileChange
  /// The change as a word: `added`, `moved`.
  let status: String
  /// The path before, if the file was moved.
  let former: String?
  /// The module of the file; `nil` outside of all.
  let owner: SourceModule?
  let kind: ChangeKind
  /// The declarations that differ, by their names with the types around them: `CartRouter.attach`.
  let declarations: [String]
  /// The declarations of the file before; `nil` if it is no Swift of a module, or is new.
  let before: SourceOutline?
  /// True if the interface of the file has code that is found without its name.
  let isLinked: Bool
  /// The names of the parts that differ; `nil` for all of the file.
  let parts: Set<String>?

  /// Judges a change. One to another module is two, and so is one of a file that was no source of its module: the file goes from
  /// the one, and is new in the other.
  ///
  /// - Parameter paths: The paths of all changes.
  static func all(of change: FileChange, among paths: Set<String>, in app: ImpactedApp) -> [JudgedChange] {
    if case .moved(let former) = change.status,
      app.modules.owner(of: former)?.name != app.modules.owner(of: change.path)?.name
        || isSource(change.path, in: app) && !isSource(former, in: app)
    {
      let parts = [
        FileChange(path: former, status: .deleted, before: change.before),
        FileChange(path: change.path, status: .added),
      ]
      return parts.map { JudgedChange($0, among: paths, in: app, status: "moved", former: former) }
    }
    return [JudgedChange(change, among: paths, in: app, status: change.statusText, former: change.pathBefore)]
  }

  private init(
    _ change: FileChange, among paths: Set<String>, in app: ImpactedApp, status: String, former: String?
  ) {
    let owner = app.modules.owner(of: change.path)
    (self.change, self.status, self.former, self.owner) = (change, status, former, owner)
    guard Self.isSource(change.path, in: app) else {
      kind = Self.kind(ofOther: change, owner, app)
      (declarations, before, parts, isLinked) = ([], nil, nil, false)
      return
    }
    let was = change.before.map { SourceInterface(reading: $0, path: change.path) }
    let isGone = [.deleted, .leftOut].contains(change.status)
    let now =
      isGone
      ? nil : app.text(of: change.path).map { SourceInterface(reading: $0, path: change.path) }
    before = was?.outline
    let isUnknown =
      change.status != .added && change.status != .possible && was == nil || !isGone && now == nil
    if isUnknown {
      (kind, declarations, parts, isLinked) = (.unknown, [], nil, false)
      return
    }
    let names = Set([was, now].compactMap(\.?.declarations.keys).joined())
    declarations = names.filter { was?.declarations[$0] != now?.declarations[$0] }.sorted()
    let sides = [was, now].compactMap(\.self)
    if let was, let now, was.text == now.text {
      (kind, isLinked) = (.body, false)
      let isMoved = former != nil && former != change.path
      let differ = Self.parts(of: was, now, countsLines: owner?.kind == .testTarget || app.writesLines)
      // A comment moves lines.
      parts = isMoved || differ.isEmpty ? nil : differ
      return
    }
    (parts, isLinked) = (nil, sides.contains(where: \.isLinked))
    let imports = [was, now].map { Dictionary(grouping: $0?.outline.imports ?? [], by: \.moduleName) }
    let changed = Set(imports.flatMap(\.keys)).filter { name in
      Set(imports[0][name, default: []].map(\.sight)) != Set(imports[1][name, default: []].map(\.sight))
    }
    if let owner,
      sides.contains(where: { $0.isOutward || app.conformsOutward($0.outline, in: owner.name) })
        || !changed.isSubset(of: app.imports(of: owner.name, without: paths))
    {
      kind = .sharedInterface
    } else {
      kind = .interface
    }
  }

  /// True for a Swift file that is compiled: not for `Old.swift.off`, and not for one that the manifest excludes.
  private static func isSource(_ path: String, in app: ImpactedApp) -> Bool {
    guard let owner = app.modules.owner(of: path) else { return false }
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".." }
    return owner.owns(path) && path.hasSuffix(".swift") && !isHidden && !path.isManifest && !owner.isResource(path)
  }

  /// The names of the parts that differ.
  ///
  /// - Parameter countsLines: True if a part that only stands elsewhere is another one.
  private static func parts(of was: SourceInterface, _ now: SourceInterface, countsLines: Bool) -> Set<String> {
    Set(was.parts.keys).union(now.parts.keys).filter { name in
      let (old, new) = (was.parts[name] ?? [], now.parts[name] ?? [])
      return old.map(\.tokens) != new.map(\.tokens) || countsLines && old.map(\.places) != new.map(\.places)
    }
  }

  /// The change as the report has it.
  var file: ImpactedFile {
    ImpactedFile(
      path: change.path, former: former == change.path ? nil : former, status: status, kind: kind,
      isTest: owner?.kind == .testTarget, module: owner?.name, declarations: declarations)
  }

  /// The kind of a file that is no Swift of a module.
  private static func kind(ofOther change: FileChange, _ owner: SourceModule?, _ app: ImpactedApp) -> ChangeKind {
    let path = change.path
    if owner == nil, app.isOfAnotherPackage(path) { return .document }
    if path.isManifest { return .manifest }
    guard owner != nil else {
      // The build of a package with all its modules needs no folder that is left out of it.
      return path.isDocument || change.status == .leftOut && !app.lacksModules ? .document : .unknown
    }
    // What C declares is not read: all that can see it may use it.
    return path.isOfC ? .sharedInterface : .resource
  }
}

extension FileChange {
  /// The change as a word.
  var statusText: String {
    switch status {
    case .added: "added"
    case .deleted: "deleted"
    case .leftOut: "left out"
    case .modified: "modified"
    case .moved: "moved"
    case .possible: "possible"
    }
  }
}

extension ImpactedApp {
  /// The content of a file as it is; `nil` if it cannot be read.
  fileprivate func text(of path: String) -> [UInt8]? {
    var reader = FileReader()
    return try? reader.read(root + "/" + path) { bytes throws(SwiftFiles.Failure) in Array(bytes) }
  }

  /// The modules that the files of a module import without a condition, without changed ones. Modules above it find members of
  /// each of them.
  fileprivate func imports(of module: String, without changed: Set<String>) -> Set<String> {
    let files = model.files.filter { $0.module == module && !changed.contains($0.path) }
    return Set(
      files.flatMap { file in
        file.outline.imports.filter { $0.conditions.isEmpty && $0.isPassedOn }.map(\.moduleName)
      })
  }

  /// True if an extension gives a conformance to a type that other modules see: it needs no word for that.
  fileprivate func conformsOutward(_ outline: SourceOutline, in module: String) -> Bool {
    outline.types.contains { type in
      guard type.keyword == .extension, !type.inherited.isEmpty else { return false }
      let name = String(type.name.prefix { $0 != "<" && $0 != "." })
      let declared = nodes.lazy.filter { $0.module == module }.flatMap(\.types)
        .filter { $0.keyword != .extension && $0.scopes.isEmpty && $0.name == name }
      let isHidden = { (type: OutlinedType) in
        type.keyword != .typealias && type.conditions.isEmpty
          && type.modifiers.isDisjoint(with: ["public", "package", "open", "@usableFromInline"])
      }
      return declared.isEmpty || !declared.allSatisfy(isHidden)
    }
  }
}

extension SourceImport {
  /// The attributes by which modules above may not load it.
  private var limits: [String] { attributes.filter { ["@_implementationOnly", "@_spiOnly"].contains($0) } }

  /// False for one that modules above may not load.
  fileprivate var isPassedOn: Bool { limits.isEmpty }

  /// The conditions under which modules above load it.
  fileprivate var sight: [String] { conditions + limits }
}

/// The kinds of files, by their paths.
extension String {
  /// True for a file that says how the app is built: `Package.swift`, `.riblets/mocks.json`.
  fileprivate var isManifest: Bool {
    let name = split(separator: "/").last ?? ""
    return name == "Package.resolved"
      || name.hasPrefix("Package") && name.hasSuffix(".swift") && !name.contains("Tests")
        && (name == "Package.swift" || name.hasPrefix("Package@"))
      || split(separator: "/").contains(".swiftpm") || hasSuffix(".riblets/mocks.json")
      || hasSuffix(".modulemap") || hasSuffix(".swift-version")
  }

  /// True for a source or a header of C and its relatives: `Sources/CShop/shop.h`.
  fileprivate var isOfC: Bool {
    let end = split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    return ["c", "cc", "cpp", "cxx", "def", "h", "hh", "hpp", "inc", "m", "mm", "s", "S"].contains(end)
  }

  /// True for a file that no build reads, such as `README.md`; a test may read it by its path.
  var isDocument: Bool {
    let parts = split(separator: "/")
    let name = parts.last ?? ""
    return name.hasSuffix(".md") || name.hasPrefix("LICENSE") || parts.contains(".riblets") || parts.contains(".github")
      || [".gitignore", ".editorconfig", ".swift-format", "CODEOWNERS", ".bazelignore"].contains(name)
      || name.hasSuffix(".bazel") || name.hasSuffix(".bzl")
  }
}
