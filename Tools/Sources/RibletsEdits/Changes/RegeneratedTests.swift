package import RibletsPlans
import SwiftSyntax

/// The tests of a suite that a template has written, as it writes them now; those with lines of their own stay.
///
///     the file                      as it was written     as it would be now    regenerated
///     @Test func a() { use(1) }     … { use(1) }          … { use(2) }          @Test func a() { use(2) }
///     func a() { b(); M(x: 3) }     … { M(x: 1) }         … { M(x: 1, y: 2) }   func a() { b(); M(x: 3, y: 2) }
///     @Test func a() { use(1); b() } … { use(1) }         … { use(2) }          as it is, and named in `ownTests`
package struct RegeneratedTests {
  /// The whole text of the file.
  package private(set) var text: String
  /// The tests that would be others now, and have lines of their own.
  package private(set) var ownTests: [String] = []

  /// - Parameters:
  ///   - suite: The suite, as templates call it; that of the file is called `type`.
  ///   - base: The file as it was written.
  ///   - new: The file as it would be written now.
  ///   - imports: The modules that the new tests need.
  /// - Returns: `nil` if there is no such suite in one of them.
  /// - Throws: ``RequestProblem`` for a text that does not parse.
  package init?(
    of type: String, in file: ParsedFile, as suite: String, writtenAs base: String, now new: String,
    importing imports: [String]
  ) throws(RequestProblem) {
    let old = try Self.members(of: suite, in: ParsedFile(file.path, base))
    let now = try Self.members(of: suite, in: ParsedFile(file.path, new))
    guard let old, let now, let block = ItemDeclaration(of: type, in: file)?.block else { return nil }
    var edits = SourceEdits()
    for (name, member) in old where now.first(where: { $0.name == name })?.member.text != member.text {
      let replacement = now.first { $0.name == name }?.member
      guard let there = block.members.first(where: { $0.function == name }), there.text == member.text else {
        let there = block.members.first { $0.function == name }
        let arguments = replacement.flatMap { ChangedArguments(from: member, to: $0) }
        if there.map({ arguments?.apply(in: $0, to: &edits) ?? false }) != true { ownTests.append(name) }
        continue
      }
      if let replacement {
        edits.replace(there, with: replacement.trimmedDescription)
      } else {
        edits.remove(there, from: block)
      }
    }
    for (name, member) in now where !old.contains(where: { $0.name == name }) {
      guard !block.members.contains(where: { $0.function == name }) else { continue }
      edits.add(member.lines, to: block, isApart: true)
    }
    text = file.text
    guard !edits.isEmpty else { return }
    ImportLines(file: file).add(Dictionary(uniqueKeysWithValues: imports.map { ($0, "") }), to: &edits)
    text = edits.applied(to: file.text)
  }

  private static func members(
    of suite: String, in file: ParsedFile
  ) -> [(name: String, member: MemberBlockItemSyntax)]? {
    ItemDeclaration(of: suite, in: file)?.block?.members.compactMap { member in
      member.function.map { ($0, member) }
    }
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
