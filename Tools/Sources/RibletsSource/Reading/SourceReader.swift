import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads what a file declares.
  ///
  /// - Parameters:
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(parsing text: [UInt8], path: String) {
    self = text.withUnsafeBufferPointer { SourceFile(parsing: $0, path: path) }
  }

  /// Reads what a file declares.
  ///
  /// - Parameters:
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(parsing text: UnsafeBufferPointer<UInt8>, path: String) {
    self = SourceFile(quicklyReading: text, path: path) ?? SourceFile(treeOf: text, path: path)
  }

  /// Reads what a file declares from its syntax tree, of which nothing is kept.
  package init(treeOf text: UnsafeBufferPointer<UInt8>, path: String) {
    let tree = Parser.parse(source: text)
    var reader = SourceReader(text: text, path: path)
    reader.read(tree.statements.map(\.item), in: Surroundings())
    self = reader.file
  }
}

/// The scopes and conditions around the declarations that are read.
struct Surroundings {
  var scopes: [SourceScope] = []
  var conditions: [String] = []
  var isLocal = false

  /// The names of the scopes, with dots between.
  var path: String { scopes.map(\.name).joined(separator: ".") }

  func inside(_ scope: SourceScope) -> Surroundings {
    var copy = self
    copy.scopes.append(scope)
    return copy
  }
}

struct SourceReader {
  var file: SourceFile
  private let lines: LineStarts

  init(text: UnsafeBufferPointer<UInt8>, path: String) {
    file = SourceFile(path: path)
    lines = LineStarts(text)
  }

  func position(of node: some SyntaxProtocol) -> SourcePosition {
    lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: file.path)
  }

  mutating func read(_ items: [CodeBlockItemSyntax.Item], in surroundings: Surroundings) {
    for item in items {
      switch item {
      case .decl(let declaration): read(declaration, in: surroundings)
      case .stmt, .expr: readLocals(in: Syntax(item), surroundings)
      }
    }
  }

  mutating func read(_ declaration: DeclSyntax, in surroundings: Surroundings) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .protocolDecl(let node): file.protocols.append(protocolModel(node, surroundings))
    case .importDecl(let node): file.imports.append(importModel(node, surroundings))
    case .typeAliasDecl(let node): file.aliases.append(aliasModel(node, surroundings))
    case .classDecl(let node): readType(node, surroundings)
    case .structDecl(let node): readType(node, surroundings)
    case .enumDecl(let node): readType(node, surroundings)
    case .actorDecl(let node): readType(node, surroundings)
    case .extensionDecl(let node): readExtension(node, surroundings)
    case .ifConfigDecl(let node): readBranches(node, surroundings)
    case .functionDecl(let node): readLocals(in: node.body.map { Syntax($0) }, surroundings)
    default: break
    }
  }

  private mutating func readBranches(_ node: IfConfigDeclSyntax, _ surroundings: Surroundings) {
    for (condition, elements) in branches(of: node) {
      var inner = surroundings
      inner.conditions.append(condition)
      switch elements {
      case .statements(let statements): read(statements.map(\.item), in: inner)
      case .decls(let members): for member in members { read(member.decl, in: inner) }
      default: break
      }
    }
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax, _ surroundings: Surroundings) {
    let access = node.modifiers.lazy.compactMap { SourceAccess(rawValue: $0.trimmedDescription) }.first
    let scope = SourceScope(name: type(node.extendedType).text, keyword: "extension", generics: [], access: access)
    for member in node.memberBlock.members { read(member.decl, in: surroundings.inside(scope)) }
  }

  private mutating func readType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, _ surroundings: Surroundings
  ) {
    let (keyword, name) = (node.introducer.text, node.name.text)
    var model = SourceNominalType(
      name: name, keyword: keyword, inherited: inherited(node.inheritanceClause), initializers: [],
      attributes: node.attributes.compactMap(attribute), scope: surroundings.path)
    let scope = SourceScope(
      name: name, keyword: keyword, generics: genericParameters(node.genericParameterClause).map(\.name),
      access: node.modifiers.lazy.compactMap { SourceAccess(rawValue: $0.trimmedDescription) }.first)
    let inner = surroundings.inside(scope)
    for member in node.memberBlock.members {
      if keyword == "class", member.decl.is(InitializerDeclSyntax.self) {
        model.initializers += members(member.decl, surroundings.conditions)
      } else if keyword == "class", let name = inheritedName(of: member.decl) {
        model.memberNames.append(name)
      }
      read(member.decl, in: inner)
    }
    file.types.append(model)
  }

  /// The name of a function or of the first variable of a declaration, if subclasses inherit it.
  private func inheritedName(of member: DeclSyntax) -> String? {
    let modifiers: DeclModifierListSyntax
    let name: String?
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): (modifiers, name) = (node.modifiers, node.name.text)
    case .variableDecl(let node):
      modifiers = node.modifiers
      name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    default: return nil
    }
    let isOwn = modifiers.contains { ["static", "class", "private", "fileprivate"].contains($0.trimmedDescription) }
    return isOwn ? nil : name?.filter { $0 != "`" }
  }

  /// Protocols in the bodies of functions: nobody else can see them.
  private mutating func readLocals(in node: Syntax?, _ surroundings: Surroundings) {
    guard let node, node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.protocol) })
    else { return }
    var inner = surroundings
    inner.isLocal = true
    for child in node.children(viewMode: .sourceAccurate) {
      if let found = child.as(ProtocolDeclSyntax.self) {
        file.protocols.append(protocolModel(found, inner))
      } else if child.as(TokenSyntax.self) == nil {
        readLocals(in: child, inner)
      }
    }
  }
}
