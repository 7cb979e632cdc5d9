package import RibletsPlans
package import RibletsRepository
import RibletsSource

/// The list of a tree: what `riblets tree` prints, and `riblets new --from` takes.
///
/// ```text
/// - Root
///   - LoggedIn (view none, argument player: String = "Ann")
///     - Menu (presenter, dependency player: String)
/// ```
package struct TreeList {
  private let tree: RibletTree
  /// The kind of view of riblets for which the list gives none.
  private let view: RibletRequest.View

  /// - Parameter view: The standard of the app.
  package init(_ tree: RibletTree, view: RibletRequest.View) {
    self.tree = tree
    self.view = view
  }

  /// The heading above riblets that nobody attaches.
  package static let unattachedHeading = "## Attached by nobody, as far as the sources say"

  /// The whole list, with a line feed after each line.
  package var text: String {
    var seen: Set<String> = []
    var lines: [String] = []
    for root in tree.roots { add(root, below: nil, depth: 0, &lines, &seen) }
    let unattached = tree.unattached
    guard !unattached.isEmpty else { return Self.text(lines) }
    if !lines.isEmpty { lines.append("") }
    lines += [Self.unattachedHeading, ""]
    for name in unattached { add(name, below: nil, depth: 0, &lines, &seen) }
    return Self.text(lines)
  }

  /// The list of one riblet and what is below it, with the values that its first parent gives it.
  package func text(of name: String) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    add(name, below: tree.edges(to: name).first, depth: 0, &lines, &seen)
    return Self.text(lines)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func add(
    _ name: String, below edge: TreeEdge?, depth: Int, _ lines: inout [String], _ seen: inout Set<String>
  ) {
    guard let riblet = tree.riblets[name] else { return }
    let isNew = seen.insert(name).inserted
    let options = options(of: riblet, below: edge, isAgain: !isNew)
    let line = String(repeating: "  ", count: depth) + "- " + name
    lines.append(options.isEmpty ? line : "\(line) (\(options.joined(separator: ", ")))")
    guard isNew else { return }
    for edge in tree.edges(from: name) { add(edge.child, below: edge, depth: depth + 1, &lines, &seen) }
  }

  /// The words in brackets, in the order of the list.
  func options(of riblet: KnownRiblet, below edge: TreeEdge?, isAgain: Bool = false) -> [String] {
    let dependencies = riblet.dependencies.map { $0.with(edge?.madeValues[$0.name]) }
    let arguments =
      edge.map { edge in riblet.arguments.map { $0.with(edge.argumentValues[$0.name]) } } ?? riblet.arguments
    var options: [String] = []
    if isAgain {
      options.append("again")
    } else {
      options += riblet.options.words(besides: view)
    }
    options += place(of: riblet, below: edge, takesAll: arguments.allSatisfy { $0.value != nil })
    options += dependencies.filter { !isAgain || $0.value != nil }.map { "dependency \($0.text)" }
    options += arguments.filter { !isAgain || $0.value != nil }.map {
      "\($0.name == riblet.key ? "key" : "argument") \($0.text)"
    }
    if isAgain { return options }
    return options + riblet.imports.map { "import \($0)" } + (riblet.isCodable ? ["codable"] : [])
  }

  /// The words for where and when the parent shows it, where those do not go without saying.
  private func place(of riblet: KnownRiblet, below edge: TreeEdge?, takesAll: Bool) -> [String] {
    guard let edge else { return [] }
    let standard = Presentation.standard(hasKey: riblet.key != nil)
    let shown = edge.shown ?? standard
    let words = shown == standard ? [] : [shown.rawValue]
    guard takesAll, edge.isAttachedAtStart != shown.isFirst else { return words }
    return words + [edge.isAttachedAtStart ? "start" : "by-hand"]
  }
}
