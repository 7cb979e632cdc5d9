import RibletsPlans
import RibletsSource
import SwiftSyntax

/// A file of an app, with what it declares and what it speaks of.
struct AppSource {
  let path: String
  let text: String
  /// Types at the top level that other files see, also those under conditions.
  let types: Set<String>
  /// All names in it.
  let names: Set<String>
  /// Names that stand behind a period.
  let accessed: Set<String>
  /// The texts in quotation marks.
  let words: Set<String>
  /// The riblets whose builders it calls.
  let builtRiblets: Set<String>
  /// The imports of all that is in it.
  let imports: [OutlinedImport]
  /// With those under conditions.
  let allImports: [OutlinedImport]
  private let outline: SourceOutline

  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  init(_ path: String, _ text: String) throws(RequestProblem) {
    let bytes = Array(text.utf8)
    let outline = SourceOutline(reading: bytes, path: path)
    if let place = outline.errors.first?.position {
      throw RequestProblem("It does not parse here. Mend it first.", at: "\(place)")
    }
    (self.path, self.text, self.outline) = (path, text, outline)
    types = Set(
      outline.types.filter { $0.scopes.isEmpty && $0.keyword != .extension && !$0.modifiers.isHidden }.map(\.name))
    let names = SourceNames(reading: bytes)
    (self.names, accessed, words) = (names.all, names.members, names.texts)
    builtRiblets = Set(names.called.filter { $0.hasSuffix("Builder") }.map { String($0.dropLast("Builder".count)) })
    allImports = outline.imports
    let common = outline.commonConditions
    imports = outline.imports.filter { $0.conditions == common }
  }

  /// The names besides its types that other files may use: functions, and members of extensions.
  var members: Set<String> {
    let extensions = outline.types.filter { $0.keyword == .extension && !$0.modifiers.isHidden }
    let members = outline.members + extensions.flatMap(\.members)
    return Set(
      members.filter { [.function, .property].contains($0.kind) && !$0.modifiers.isHidden }.map(\.name))
  }

  /// The names of its protocols.
  var protocols: [String] { outline.types.filter { $0.keyword == .protocol && types.contains($0.name) }.map(\.name) }

  // MARK: The syntax

  /// Its syntax, which is parsed when it is needed.
  var tree: SourceFileSyntax { SyntaxTrees.tree(of: text) }

  /// The members of its types: code that uses one of these through a value need not name the type.
  var typeMembers: Set<String> {
    declarations.reduce(into: []) { members, declaration in
      members.formUnion(declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.all ?? [])
    }
  }

  /// Returns one of its types.
  func declaration(_ name: String) -> DeclSyntax? {
    types.contains(name) ? declarations.first { $0.typeName == name } : nil
  }

  private var declarations: [DeclSyntax] {
    tree.statements.withConditional.compactMap { $0.item.as(DeclSyntax.self) }.filter { !$0.isHidden }
  }

  /// Line and column of a node, for messages.
  func place(of node: some SyntaxProtocol) -> String {
    let place = SourceLocationConverter(fileName: path, tree: tree).location(
      for: node.positionAfterSkippingLeadingTrivia)
    return "\(path):\(place.line):\(place.column)"
  }

  /// The place of a name.
  func place(ofName name: String) -> String {
    tree.tokens(viewMode: .sourceAccurate).first { $0.identifierName == name }.map(place) ?? "\(path):1:1"
  }
}

extension SourceOutline {
  /// The conditions that hold for everything in it: those of a file that is below one as a whole.
  fileprivate var commonConditions: [String] {
    let all = imports.map(\.conditions) + types.filter(\.scopes.isEmpty).map(\.conditions) + members.map(\.conditions)
    guard var common = all.first else { return [] }
    for conditions in all {
      common = zip(common, conditions).prefix { $0.0 == $0.1 }.map(\.0)
    }
    return common
  }
}

extension Set<String> {
  /// True for the modifiers of what no other file sees.
  fileprivate var isHidden: Bool { contains("private") || contains("fileprivate") }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var identifierName: String? {
    guard case .identifier(let text) = tokenKind else { return nil }
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension DeclSyntax {
  /// The name of a type that it declares.
  var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(StructDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(TypeAliasDeclSyntax.self) { return node.name.identifierName }
    return nil
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
    var all = names
    for member in members where !member.decl.isHidden {
      if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        all.formUnion(cases.elements.compactMap(\.name.identifierName))
      }
      if let group = member.decl.asProtocol((any DeclGroupSyntax).self) { all.formUnion(group.memberBlock.all) }
    }
    return all
  }

  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for member in members where !member.decl.isHidden {
      if let function = member.decl.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
      if let variable = member.decl.as(VariableDeclSyntax.self) { names.formUnion(variable.names) }
    }
    return names
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierName }
  }
}
