import Foundation
import RibletsLayout
package import RibletsPlans
import RibletsRepository
package import RibletsScaffold
package import Testing

/// An app in a folder of its own, as `riblets new app` writes it.
package final class SampleApp {
  package let root: String

  /// - Parameters:
  ///   - hasRoot: Whether there is the root riblet, or a package without riblets.
  ///   - view: What shows the app.
  package init(hasRoot: Bool = true, view: RibletRequest.View = .portable) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    if hasRoot { try write(try AppPlanner().plan(Self.request(view))) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  package static func request(
    _ view: RibletRequest.View = .portable, project: AppProject = .xcode
  ) throws -> AppRequest {
    try AppRequest(name: RibletName("Shop"), view: view, project: project, riblets: .init(path: "../riblets"))
  }

  package func write(_ text: String, to path: String) throws {
    let url = URL(filePath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func write(_ plan: ScaffoldPlan) throws {
    for move in plan.moves {
      let target = URL(filePath: root + "/" + move.newPath)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: root + "/" + move.path, toPath: target.path)
    }
    for path in plan.removals { try FileManager.default.removeItem(atPath: root + "/" + path) }
    for file in plan.files { try write(file.text, to: file.path) }
    for edit in plan.edits { try write(edit.newText, to: edit.path) }
  }

  /// All files by their paths.
  package func files() throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { !$0.hasPrefix(".build") }.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try text(of: path) }
    }
  }

  package func text(of path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Plans a riblet with the sources as they are.
  package func plan(_ name: String, parent: String? = "Root", _ change: (inout RibletRequest) throws -> Void = { _ in })
    throws
    -> ScaffoldPlan
  {
    var request = RibletRequest(name: try RibletName(name))
    request.parent = parent
    try change(&request)
    return try RibletPlanner(FoundApp(around: root)).plan(request)
  }

  /// Writes a riblet.
  @discardableResult
  package func add(_ name: String, parent: String? = "Root", _ change: (inout RibletRequest) throws -> Void = { _ in })
    throws
    -> ScaffoldPlan
  {
    let plan = try plan(name, parent: parent, change)
    try write(plan)
    return plan
  }

  /// Gives the listener of a riblet its first method, which says that the riblet ends, and answers it in each route.
  package func addEnd(to name: String) throws {
    let property = try RibletName(name).words.property
    for (path, text) in try files() {
      let changed =
        text.replacing(
          "\(name)Listener: AnyObject, Sendable {}",
          with: "\(name)Listener: AnyObject, Sendable {\n  func \(property)DidFinish()\n}"
        )
        .replacing(
          /(Interactor: (\w+)Listener \{\n)  \/\/ The answers [^\n]*\n/,
          with: { $0.2 == name ? "\($0.1)  func \(property)DidFinish() { router?.leave(.\(property)) }\n" : "\($0.0)" })
      if changed != text { try write(changed, to: path) }
    }
  }
}

extension RibletRequest {
  package mutating func depend(on text: String) throws {
    dependencies.append(try TypedItem(text, option: "--dependency"))
  }

  package mutating func take(_ text: String) throws {
    arguments.append(try TypedItem(text, option: "--argument"))
  }
}

extension ScaffoldPlan {
  package func text(of path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    try #require(files.first { $0.path == path }?.text, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text without the line breaks that a long name brings, and the marks of former names.
  package var unbroken: String {
    replacing(/\n\/\/\/ A name by which[^}]*}\n/, with: "")
      .replacing(/\n  static let former: [^=]*= \[[^\]]*\]/, with: "").replacing(/\/\/+/, with: "").filter {
        !$0.isWhitespace
      }
  }
}
