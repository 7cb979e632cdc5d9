import SwiftParser
import SwiftSyntax

/// The facts about riblets and edges in one file.
struct SourceFacts {
  /// A class that is a router.
  struct Router {
    let name: String
    let base: String
    let place: SourcePlace
  }

  /// A value that conforms to `ChildEdge`.
  struct Edge {
    let type: String
    /// The routers and other types of riblets that it names, in order.
    let parentRouter: String?
    let childTypes: [String]
    let place: SourcePlace
  }

  /// A type that is mentioned in the router of somebody.
  struct Mention {
    let router: String
    let type: String
    let place: SourcePlace
  }

  var routers: [Router] = []
  var edges: [Edge] = []
  var mentions: [Mention] = []
  /// Names of classes, and whether there are views of one kind or another in this file.
  var classes: Set<String> = []
  /// Properties of protocols that end in `Dependency`, in order.
  var requirements: [String: [ListedItem]] = [:]
  /// Parameters of `build` in protocols that end in `Buildable`, in order.
  var buildParameters: [String: [ListedItem]] = [:]
  /// Protocols that have a method `connect`, which takes a stream of states.
  var streamPresentables: Set<String> = []
  /// Expressions of properties by type and name, in extensions.
  var propertyValues: [String: [String: String]] = [:]
  /// Values of parameters by type, method and name, in extensions.
  var parameterValues: [String: [String: [String: String]]] = [:]
  /// The points that edges are plugged into, by the edges' types.
  var pluginPoints: [String: String] = [:]
  /// True if it has a protocol of edges: a value that attaches them all is no edge to one child.
  var hasPluginPoint = false
  /// The methods that are called in `didBecomeActive()`, by type.
  var startCalls: [String: Set<String>] = [:]
  var imports: [String] = []
  /// With those in conditions.
  var allImports: [String] = []

  init() {}

  init(_ file: ParsedFile) {
    imports = file.imports
    allImports = file.allImports
    let visitor = FactVisitor(file, facts: self)
    visitor.walk(file.tree)
    self = visitor.facts
  }

  /// Takes over what another file says; what two files say of one type is what the first one says.
  mutating func merge(_ other: SourceFacts) {
    routers += other.routers
    mentions += other.mentions
    classes.formUnion(other.classes)
    streamPresentables.formUnion(other.streamPresentables)
    requirements.merge(other.requirements) { first, _ in first }
    buildParameters.merge(other.buildParameters) { first, _ in first }
    pluginPoints.merge(other.pluginPoints) { first, _ in first }
    startCalls.merge(other.startCalls) { $0.union($1) }
  }
}

private final class FactVisitor: SyntaxVisitor {
  var facts: SourceFacts
  private let path: String
  private let converter: SourceLocationConverter

  init(_ file: ParsedFile, facts: SourceFacts) {
    self.facts = facts
    path = file.path
    converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func place(_ node: some SyntaxProtocol) -> SourcePlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(file: path, line: location.line, column: location.column)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    facts.classes.insert(name)
    if name.hasSuffix("Router"), name != "Router" {
      let base = node.inheritanceClause?.inheritedTypes.compactMap { $0.type.as(IdentifierTypeSyntax.self) }.first {
        $0.name.text.hasSuffix("Router") && $0.genericArgumentClause != nil
      }
      if let base { facts.routers.append(.init(name: name, base: base.name.text, place: place(node.name))) }
      mention(in: node.memberBlock, of: name)
    }
    readStart(node.memberBlock, of: name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains(where: { $0.hasPrefix("ChildEdge<") }) { facts.hasPluginPoint = true }
    if name.hasSuffix("Dependency") {
      facts.requirements[name] = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap { variable in
          variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
              let type = binding.typeAnnotation?.type
            else { return nil }
            return ListedItem(name: pattern.identifier.text, type: type.spaced)
          }
        }
    }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let parameters = function.signature.parameterClause.parameters
      if name.hasSuffix("Buildable"), function.name.text == "build" {
        facts.buildParameters[name] = parameters.filter { $0.firstName.text != "withListener" }
          .map { ListedItem(name: ($0.secondName ?? $0.firstName).text, type: $0.type.spaced) }
      }
      if name.hasSuffix("Presentable"), function.name.text == "connect",
        parameters.contains(where: { $0.type.spaced.hasPrefix("StateStream<") })
      {
        facts.streamPresentables.insert(name)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    edge(node.name, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    edge(node.name, node.inheritanceClause, node.memberBlock)
  }

  private func edge(
    _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    notePlugin(name.text, inheritance)
    let isEdge = inheritance?.inheritedTypes.contains { $0.type.trimmedDescription == "ChildEdge" } == true
    guard isEdge || facts.pluginPoints[name.text] != nil else { return .visitChildren }
    let attach = members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { $0.name.text == "attach" }
    let parent = attach?.signature.parameterClause.parameters.first?.type.trimmedDescription
    let types = members.tokens(viewMode: .sourceAccurate).filter { $0.isTypeOrBase }.map(\.text)
    facts.edges.append(.init(type: name.text, parentRouter: parent, childTypes: types, place: place(name)))
    return .skipChildren
  }

  private func notePlugin(_ type: String, _ inheritance: InheritanceClauseSyntax?) {
    let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard let point = names.first(where: { $0.hasSuffix("Plugin") && $0 != "Plugin" }) else { return }
    facts.pluginPoints[type] = String(point.dropLast("Plugin".count))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    notePlugin(type, node.inheritanceClause)
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          if let value = binding.expression {
            facts.propertyValues[type, default: [:]][pattern.identifier.text] = value.oneLine
          }
        }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        var values: [String: String] = [:]
        for parameter in function.signature.parameterClause.parameters {
          guard let value = parameter.defaultValue?.value.oneLine else { continue }
          values[(parameter.secondName ?? parameter.firstName).text] = value
        }
        facts.parameterValues[type, default: [:]][function.name.text] = values
      }
    }
    if type.hasSuffix("Router") { mention(in: node.memberBlock, of: type) }
    readStart(node.memberBlock, of: type)
    return .visitChildren
  }

  /// Remembers which builders a router knows.
  private func mention(in block: MemberBlockSyntax, of router: String) {
    for token in block.tokens(viewMode: .sourceAccurate) where token.isTypeOrBase {
      guard token.text.hasSuffix("Buildable") || token.text.hasSuffix("Builder") else { continue }
      facts.mentions.append(.init(router: router, type: token.text, place: place(token)))
    }
  }

  private func readStart(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "didBecomeActive",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      for item in function.body?.statements ?? [] {
        guard let call = item.item.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { continue }
        facts.startCalls[type, default: []].insert(name)
      }
    }
  }
}

extension TokenSyntax {
  /// True if it names a type, or a value that could be one.
  fileprivate var isTypeOrBase: Bool {
    guard case .identifier = tokenKind else { return false }
    if parent?.is(IdentifierTypeSyntax.self) == true { return true }
    return parent?.is(DeclReferenceExprSyntax.self) == true && text.first?.isUppercase == true
  }
}

extension PatternBindingSyntax {
  /// The only expression of a computed property, or the value of a stored one.
  fileprivate var expression: ExprSyntax? {
    if let initializer { return initializer.value }
    guard case .getter(let items) = accessorBlock?.accessors, items.count == 1, let item = items.first else {
      return nil
    }
    if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return item.item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The expression without line feeds; `nil` if they mean something.
  fileprivate var oneLine: String? {
    let text = trimmedDescription
    guard text.contains(where: \.isNewline) else { return text }
    let tokens = tokens(viewMode: .sourceAccurate)
    let isPlain = tokens.allSatisfy { token in
      !token.tokenKind.isMultilineQuote && (token.leadingTrivia + token.trailingTrivia).allSatisfy { !$0.isComment }
    }
    guard isPlain else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
    return lines.reduce("") { text, line in
      let joinsTightly =
        text.isEmpty || ["(", "["].contains(text.last) || [")", "]", "."].contains(line.first)
      return text + (joinsTightly ? "" : " ") + line
    }
  }
}

extension TokenKind {
  fileprivate var isMultilineQuote: Bool {
    if case .multilineStringQuote = self { true } else { false }
  }
}
