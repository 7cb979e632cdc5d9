package import RibletsPlans
import RibletsSource
import SwiftSyntax

/// A file of an app, with what it declares and what it speaks of.
package struct AppSource: Sendable {
  package let file: ParsedFile
  /// Types at the top level that other files see, also those under conditions.
  package let types: Set<String>
  /// All names in it.
  package let names: Set<String>
  /// Names that stand behind a period.
  package let accessed: Set<String>
  /// The texts in quotation marks.
  package let words: Set<String>
  /// The riblets whose builders it calls: `CartBuilder(dependency: component)` calls that of `Cart`.
  package let builtRiblets: Set<String>

  package var path: String { file.path }
  package var text: String { file.text }

  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  package init(_ path: String, _ text: String) throws(RequestProblem) {
    file = try ParsedFile(path, text, keepsSyntax: false)
    types = file.types
    let names = SourceNames(reading: Array(text.utf8))
    (self.names, accessed, words) = (names.all, names.members, names.texts)
    builtRiblets = Set(names.called.filter { $0.hasSuffix("Builder") }.map { String($0.dropLast("Builder".count)) })
  }

  /// The names besides its types that other files may use: functions, and members of extensions.
  ///
  ///     func pay() {}
  ///     extension Int { var cents: Int { self } } → cents, pay
  package var members: Set<String> {
    let extensions = file.outline.types.filter { $0.keyword == .extension && !$0.isHidden }
    let members = file.outline.members + extensions.flatMap(\.members)
    return Set(
      members.filter { [.function, .property].contains($0.kind) && !$0.modifiers.isHidden }.map(\.name))
  }

  /// The names of its protocols.
  package var protocols: [String] {
    file.outline.types.filter { $0.keyword == .protocol && types.contains($0.name) }.map(\.name)
  }

  // MARK: The syntax

  /// The members of its types: code that uses one of these through a value need not name the type.
  package var typeMembers: Set<String> {
    declarations.reduce(into: []) { members, declaration in
      members.formUnion(declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.all ?? [])
    }
  }

  /// Returns one of its types.
  func declaration(_ name: String) -> DeclSyntax? {
    types.contains(name) ? declarations.first { $0.typeName == name } : nil
  }

  private var declarations: [DeclSyntax] {
    file.tree.statements.withConditional.compactMap { $0.item.as(DeclSyntax.self) }.filter { !$0.isHidden }
  }

  /// The place of a node, for messages.
  func place(of node: some SyntaxProtocol) -> String { "\(file.place(at: node.bytes.lowerBound))" }

  /// The place of a name, for messages.
  package func place(ofName name: String) -> String {
    "\(file.place(at: file.names.first { $0.text == name }?.bytes.lowerBound ?? 0))"
  }
}

extension DeclSyntax {
  /// The name of a type that it declares.
  var typeName: String? {
    let isType = isProtocol((any DeclGroupSyntax).self) || self.is(TypeAliasDeclSyntax.self)
    return isType ? asProtocol((any NamedDeclSyntax).self)?.name.identifierName : nil
  }

  var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }

  /// True if no other file sees it.
  var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension MemberBlockSyntax {
  /// The names of its members that other files see, with cases and with those of types in it.
  fileprivate var all: Set<String> {
    var all: Set<String> = []
    for member in members where !member.decl.isHidden {
      if let function = member.decl.as(FunctionDeclSyntax.self) { all.insert(function.name.text) }
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        all.formUnion(
          variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierName })
      }
      if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        all.formUnion(cases.elements.compactMap(\.name.identifierName))
      }
      if let group = member.decl.asProtocol((any DeclGroupSyntax).self) { all.formUnion(group.memberBlock.all) }
    }
    return all
  }
}
