/// Decides what a new part comes to in an app.
package struct PartPlanner {
  let app: FoundApp
  let index: SourceIndex
  let templates: TemplateLibrary

  /// Reads which types the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) {
    self.app = app
    index = try SourceIndex(root: app.root, folders: [app.layout.sources])
    templates = try TemplateLibrary(root: app.root)
  }

  /// The names of the riblets that there are.
  package var ribletNames: [String] { index.ribletNames }

  /// Finds types that are there already.
  ///
  /// - Parameters:
  ///   - types: What a part would declare.
  ///   - files: Files whose types may be there, as they are decided one by one.
  func check(_ types: [String], of name: String, apartFrom files: [String] = []) throws(RequestProblem) {
    for type in types {
      guard let found = index.types(named: type).first(where: { !files.contains($0.file) }) else { continue }
      throw RequestProblem(
        "There is a '\(type)' already, which '\(name)' would have. Choose another name, or add --force or --skip to write it again.",
        at: "\(found.file):\(found.line):1")
    }
  }

  /// The folder of tests that mirrors a folder of sources.
  func testFolder(for folder: String) -> String {
    guard folder.hasPrefix(app.layout.sources) else {
      return app.layout.tests + "/" + (folder.split(separator: "/").last ?? "")
    }
    return app.layout.tests + folder.dropFirst(app.layout.sources.count)
  }
}
