import Foundation
import RibletsPlans

/// A plug-in point of an app, as its sources say.
struct FoundPluginPoint {
  let name: String
  /// The riblet that plug-ins become children of.
  let parent: String

  private static let ending = "Plugin"

  /// Finds a point by name.
  ///
  /// - Throws: ``RequestProblem`` if there is none, with a name that was probably meant; if there are several; or if it
  ///   does not say whose children its plug-ins are.
  init(_ name: String, root: String, index: SourceIndex) throws(RequestProblem) {
    let found = index.types(named: name + Self.ending).filter { $0.keyword == .protocol }
    guard let declaration = found.first else { throw Self.unknown(name, index) }
    guard found.count == 1 else {
      let places = found.map { "\($0.file):\($0.line):1: note: '\($0.name)' is here" }.joined(separator: "\n")
      throw RequestProblem("There are several plug-in points '\(name)'. Rename one of them.\n\(places)")
    }
    guard let data = FileManager.default.contents(atPath: root + "/" + declaration.file) else {
      throw RequestProblem("Cannot read '\(declaration.file)': the system refused.")
    }
    let file = try ParsedFile(declaration.file, String(decoding: data, as: UTF8.self))
    let shape = file.shapes.first { $0.keyword == .protocol && $0.name == declaration.name }
    guard let router = shape?.inherited.lazy.compactMap(Self.router).first else {
      throw RequestProblem(
        "'\(declaration.name)' does not say whose children its plug-ins are. Let it inherit from that: ChildEdge<RootRouter>.",
        at: "\(declaration.file):\(declaration.line):1")
    }
    self.name = name
    parent = router
  }

  /// `Root` of `ChildEdge<RootRouter>`.
  private static func router(_ type: String) -> String? {
    guard type.hasPrefix("ChildEdge<"), type.hasSuffix("Router>") else { return nil }
    return String(type.dropFirst("ChildEdge<".count).dropLast("Router>".count))
  }

  private static func unknown(_ name: String, _ index: SourceIndex) -> RequestProblem {
    let names = index.declarations.filter { $0.keyword == .protocol && $0.name.hasSuffix(ending) }
      .map { String($0.name.dropLast(ending.count)) }.sorted()
    let meant =
      names.first { $0.lowercased() == name.lowercased() || name == $0 + ending || name == $0 + "PluginPoint" }
      ?? NearestName.match(for: name, in: names)
    let hint =
      meant.map { "Did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? "Make it: riblets new plugin-point \(name) --parent Root."
        : "There are: \(names.prefix(20).joined(separator: ", ")).")
    return RequestProblem("There is no plug-in point '\(name)'. \(hint)")
  }
}
