import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository

/// All files of an app in one module, and what they are of.
struct AppSources {
  let layout: AppLayout
  /// By path.
  private(set) var sources: [String: AppSource] = [:]
  /// The files of the tests, sorted; they are read one at a time.
  private(set) var tests: [String] = []
  /// Files that are no Swift.
  private(set) var others: [String] = []
  /// The riblet of each folder that has a router.
  private(set) var folders: [String: String] = [:]
  /// The riblets, those with long names first.
  private var longestFirst: [String] = []
  /// The folders of the targets of tests.
  private let testFolders: [String]
  private let texts: AppTexts

  /// - Throws: ``RequestProblem`` for a file that cannot be read or does not parse, and for a folder with several riblets.
  init(_ app: FoundApp, _ modules: AppModules) throws(RequestProblem) {
    layout = app.layout
    testFolders = modules.app.testFolders
    texts = AppTexts(root: app.root)
    for (folder, isTest) in [(layout.sources, false)] + testFolders.map({ ($0, true) }) {
      let names = FileManager.default.enumerator(atPath: app.root + "/" + folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: app.root + "/" + path, isDirectory: &isFolder), !isFolder.boolValue
        else { continue }
        guard name.hasSuffix(".swift") else {
          others.append(path)
          continue
        }
        if isTest { tests.append(path) } else { sources[path] = try source(path) }
      }
    }
    try findFolders()
    longestFirst = folders.values.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// Reads one of the files.
  func source(_ path: String) throws(RequestProblem) -> AppSource { try AppSource(path, texts.text(of: path)) }

  private mutating func findFolders() throws(RequestProblem) {
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      for name in source.types.sorted() where name.hasSuffix("Router") && name != "Router" {
        let folder = path.folder
        let riblet = String(name.dropLast("Router".count))
        if let other = folders[folder] {
          throw RequestProblem(
            "'\(folder)' has the riblets '\(other)' and '\(riblet)'. Give each a folder of its own, so that they can be in different modules.",
            at: source.place(ofName: name))
        }
        folders[folder] = riblet
      }
    }
  }

  var riblets: [String] { folders.values.sorted() }

  /// The riblet that a file of the sources belongs to.
  func riblet(ofSource path: String) -> String? {
    var folder = path.folder
    while folder.count >= layout.sources.count {
      if let riblet = folders[folder] { return riblet }
      guard folder.contains("/") else { return nil }
      folder = folder.folder
    }
    return nil
  }

  /// The riblet that a file of tests belongs to: by its folder, or for snapshots by its name.
  func riblet(ofTest path: String) -> String? {
    let rest = placeInTarget(path)
    if let riblet = riblet(ofSource: layout.sources + rest) { return riblet }
    let parts = rest.split(separator: "/")
    guard parts.first == "Snapshots", parts.count > 1 else { return nil }
    let name = parts[1] == "__Snapshots__" && parts.count > 2 ? parts[2] : parts[1]
    return longestFirst.first { riblet in
      name.hasPrefix(riblet) && [".", "View"].contains(where: name.dropFirst(riblet.count).hasPrefix)
    }
  }

  /// The folder of the target of tests that a file belongs to; `nil` for one of the sources.
  func testFolder(of path: String) -> String? { testFolders.first { path.hasPrefix($0 + "/") } }

  /// The path of a file of tests from the folder of its target on, such as `/Cart/CartSpec.swift`.
  func placeInTarget(_ path: String) -> Substring { path.dropFirst((testFolder(of: path) ?? layout.tests).count) }

  /// The sources of each riblet.
  var byRiblet: [String: [AppSource]] {
    Dictionary(grouping: sources.values.sorted { $0.path < $1.path }) { riblet(ofSource: $0.path) ?? "" }
  }

  /// The riblets that build each one, or give it its dependencies.
  var parents: [String: Set<String>] {
    var parents = Dictionary(uniqueKeysWithValues: riblets.map { ($0, Set<String>()) })
    for source in sources.values {
      guard let parent = riblet(ofSource: source.path) else { continue }
      for child in source.builtRiblets where child != parent && parents[child] != nil {
        parents[child]?.insert(parent)
      }
      for name in source.names where name.hasSuffix("Dependency") {
        let child = String(name.dropLast("Dependency".count))
        if child != parent, parents[child] != nil { parents[child]?.insert(parent) }
      }
    }
    return parents
  }
}

extension String {
  /// The path without its last part.
  var folder: String { FilePath.folder(self) }
}
