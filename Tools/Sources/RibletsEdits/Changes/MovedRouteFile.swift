package import RibletsPlans
import SwiftSyntax

/// A route file that is written by hand in part, after its riblet has come below another parent: declarations as the
/// command wrote them become what it writes now, and the others stay.
///
///     the file           as it was written   as it would be now   merged
///     func a() { one() } func a() { one() }  func a() { two() }   func a() { two() }
///     func a() { own() } func a() { one() }  func a() { two() }   func a() { own() }
package struct MovedRouteFile {
  package private(set) var text: String
  /// True if something is not as the command had written it.
  package let hasOwnCode: Bool
  private var edits = SourceEdits()

  /// - Parameters:
  ///   - old: The file, with the names of the new parent.
  ///   - base: What the command would have written for the old parent, likewise.
  ///   - new: What it writes for the new parent.
  ///   - component: The type whose extensions are always new: it has what its parents give.
  package init(_ old: String, writtenAs base: String, now new: String, component: String) throws(RequestProblem) {
    text = new
    func parts(_ text: String) throws(RequestProblem) -> (file: ParsedFile, parts: [RoutePart]) {
      let file = try ParsedFile("route", text)
      return (file, RoutePart.numbered(file.tree.statements.map { RoutePart($0, of: file) }))
    }
    let (file, all) = try parts(old)
    let (newFile, newParts) = try parts(new)
    let own = "extension \(component)"
    let baseParts = try parts(base).parts.map { part in
      // As if it had been written so.
      var part = part
      if part.name == own, let there = all.first(where: { $0.key == part.key }) { part.text = there.text }
      return part
    }
    let isCommented = file.tree.endOfFileToken.leadingTrivia.contains { !$0.isWhitespace }
    hasOwnCode =
      isCommented || all.contains { $0.isImport && $0.text.contains("/") }
      || all.filter { !$0.isImport }.map(\.text) != baseParts.filter { !$0.isImport }.map(\.text)
    guard hasOwnCode else { return }
    merge(all, baseParts, newParts)
    let known = Set(all.map(\.key))
    let lacking = newParts.filter { part in
      !known.contains(part.key) && (part.name == own || !baseParts.contains { $0.key == part.key })
    }
    let end = file.tree.endOfFileToken.position.utf8Offset
    for part in lacking where !part.isImport { edits.insert("\n" + part.text + "\n", at: end) }
    ImportLines(file: file).add(
      Dictionary(uniqueKeysWithValues: newFile.imports.filter { !known.contains("import \($0)") }.map { ($0, "") }),
      to: &edits)
    text = edits.applied(to: old)
  }

  private mutating func merge(_ old: [RoutePart], _ base: [RoutePart], _ new: [RoutePart]) {
    for part in old {
      guard let written = base.first(where: { $0.key == part.key }) else { continue }
      let now = new.first { $0.key == part.key }
      if part.text == written.text {
        if let now {
          if now.text != part.text { edits.replace(part.range, with: now.text) }
        } else {
          edits.remove(part.node)
        }
      } else if let now, part.head == written.head, !part.members.isEmpty {
        merge(part.members, written.members, now.members)
      }
    }
  }

  /// A declaration, by what it declares.
  private struct RoutePart {
    let node: Syntax
    /// The bytes from its comments to its end.
    let range: Range<Int>
    var text: String
    /// The text before the members; all of it, if there are none.
    let head: String
    let name: String
    let number: Int
    let members: [RoutePart]

    var key: String { name + (number == 0 ? "" : " \(number)") }
    var isImport: Bool { name.hasPrefix("import ") }

    init(_ node: some SyntaxProtocol, of file: ParsedFile, number: Int = 0) {
      self.node = Syntax(node)
      self.number = number
      let space = node.leadingTrivia.prefix { $0.isWhitespace }.reduce(0) { $0 + $1.sourceLength.utf8Length }
      range = node.position.utf8Offset + space..<node.endPositionBeforeTrailingTrivia.utf8Offset
      let bytes = file.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      let declaration =
        node.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self) ?? node.as(MemberBlockItemSyntax.self)?.decl
      let group = declaration?.asProtocol((any DeclGroupSyntax).self)
      let members = group?.memberBlock.members ?? []
      let start = range.lowerBound
      let length = group.map { $0.memberBlock.position.utf8Offset - start } ?? text.utf8.count
      head = String(decoding: text.utf8.prefix(max(length, 0)), as: UTF8.self)
      name = Self.name(of: declaration) ?? text
      self.members = Self.numbered(members.map { RoutePart($0, of: file) })
    }

    private init(_ part: RoutePart, number: Int) {
      (node, range, text, head, name, members) = (part.node, part.range, part.text, part.head, part.name, part.members)
      self.number = number
    }

    /// Tells those of one name apart by their order.
    static func numbered(_ parts: [RoutePart]) -> [RoutePart] {
      var counts: [String: Int] = [:]
      return parts.map { part in
        defer { counts[part.name, default: 0] += 1 }
        return RoutePart(part, number: counts[part.name, default: 0])
      }
    }

    private static func name(of declaration: DeclSyntax?) -> String? {
      if let found = declaration?.as(ImportDeclSyntax.self) { return "import " + found.path.trimmedDescription }
      if let found = declaration?.as(ExtensionDeclSyntax.self) {
        return "extension " + found.extendedType.trimmedDescription
      }
      if let found = declaration?.as(VariableDeclSyntax.self) {
        return "var " + (found.bindings.first?.pattern.trimmedDescription ?? "")
      }
      if declaration?.is(InitializerDeclSyntax.self) == true { return "init" }
      return declaration?.asProtocol((any NamedDeclSyntax).self).map { "named " + $0.name.text }
    }
  }
}
