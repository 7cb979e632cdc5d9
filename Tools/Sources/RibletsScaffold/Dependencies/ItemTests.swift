import RibletsModel
import RibletsPlans
import RibletsSource
import RibletsTemplates
import SwiftSyntax

/// The tests of a riblet's builder, as the riblet comes to need other items.
struct ItemTests {
  private let id: RibletID
  private let before: [TypedItem]
  private let after: [TypedItem]
  private let rendered: RenderedRiblet

  init(of id: RibletID, before: [TypedItem], after: [TypedItem], _ rendered: RenderedRiblet) {
    (self.id, self.before, self.after, self.rendered) = (id, before, after, rendered)
  }

  /// Writes the tests that `riblets new riblet` would have written; those with lines of their own stay.
  ///
  /// - Returns: Notes on what is left to write.
  func write(to draft: inout AppDraft, importing imports: ItemImports?) throws(RequestProblem) -> [String] {
    guard let tests = draft.model.tests.first(where: { $0.riblet == id && $0.role == "Builder" }) else { return [] }
    let path = tests.position.file
    guard let old = members(before, path, draft), let new = members(after, path, draft),
      let suite = ItemDeclaration(of: tests.type, in: try draft.parsed(path)), let block = suite.block
    else { return [] }
    var edits = SourceEdits()
    var notes: [String] = []
    for (name, member) in old where new.first(where: { $0.name == name })?.member.text != member.text {
      let replacement = new.first { $0.name == name }?.member
      guard let there = block.members.first(where: { $0.function == name }), there.text == member.text else {
        notes.append("\(tests.position): note: The test \(name) has lines of its own, so it stays as it is.")
        continue
      }
      if let replacement {
        edits.replace(there, with: replacement.trimmedDescription)
      } else {
        edits.remove(there, from: block)
      }
    }
    for (name, member) in new where !old.contains(where: { $0.name == name }) {
      guard !block.members.contains(where: { $0.function == name }) else { continue }
      edits.add(member.lines, to: block, isApart: true)
    }
    guard !edits.isEmpty else { return notes }
    if let imports { ImportLines(source: try AppSource(path, suite.file.text)).add(imports.ofTests, to: &edits) }
    try draft.put(try withoutImports(edits.applied(to: suite.file.text), path, draft), at: path)
    return notes
  }

  /// Returns the text without imports for items that have gone, if it is what would be written without them.
  private func withoutImports(_ text: String, _ path: String, _ draft: AppDraft) throws(RequestProblem) -> String {
    guard after.count < before.count, let written = written(after, path, draft) else { return text }
    return ImportLines.dropped(from: text, as: written)
  }

  private func written(_ needs: [TypedItem], _ path: String, _ draft: AppDraft) -> String? {
    rendered.text(\.builderTests, of: id, needs: needs, tests: FilePath.folder(path), draft)
  }

  private func members(
    _ needs: [TypedItem], _ path: String, _ draft: AppDraft
  ) -> [(name: String, member: MemberBlockItemSyntax)]? {
    guard let text = written(needs, path, draft), let file = try? ParsedFile(path, text),
      let block = ItemDeclaration(of: id.name + "BuilderTests", in: file)?.block
    else { return nil }
    return block.members.compactMap { member in member.function.map { ($0, member) } }
  }
}

extension ImportLines {
  /// Returns a text without imports that another one does not have, if they are all that they differ in.
  static func dropped(from text: String, as other: String) -> String {
    let rest = { (text: String) in text.lines.filter { !$0.hasPrefix("import ") } }
    return text != other && rest(text) == rest(other)
      && Set(other.lines).subtracting(text.lines).isEmpty ? other : text
  }
}

extension MemberBlockItemSyntax {
  /// The name of the function that it declares, with its backticks.
  fileprivate var function: String? { decl.as(FunctionDeclSyntax.self)?.name.text }

  /// Its text with the line feeds of templates.
  fileprivate var text: String { trimmedDescription.replacing("\r\n", with: "\n") }

  /// Its lines, without the indentation of members.
  fileprivate var lines: [String] {
    trimmedDescription.lines.enumerated().map {
      $0.offset > 0 && $0.element.hasPrefix("  ") ? String($0.element.dropFirst(2)) : $0.element
    }
  }
}
