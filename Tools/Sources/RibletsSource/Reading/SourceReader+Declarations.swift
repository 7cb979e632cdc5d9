import SwiftSyntax

extension SourceReader {
  func importModel(_ node: ImportDeclSyntax, _ surroundings: Surroundings) -> SourceImport {
    let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
    return SourceImport(
      name: kind + node.path.trimmedDescription,
      access: node.modifiers.lazy.compactMap { SourceAccess(rawValue: $0.trimmedDescription) }.first,
      attributes: node.attributes.compactMap { attribute($0)?.text }, conditions: surroundings.conditions)
  }

  func aliasModel(_ node: TypeAliasDeclSyntax, _ surroundings: Surroundings) -> SourceAlias {
    SourceAlias(
      marks: marks(of: node, surroundings.conditions), name: node.name.text, type: type(node.initializer.value),
      isGeneric: node.genericParameterClause != nil, scopes: surroundings.scopes)
  }

  func protocolModel(_ node: ProtocolDeclSyntax, _ surroundings: Surroundings) -> SourceProtocol {
    var members: [SourceMember] = []
    read(node.memberBlock.members, [], into: &members)
    return SourceProtocol(
      marks: marks(of: node, surroundings.conditions), name: node.name.text, scopes: surroundings.scopes,
      isLocal: surroundings.isLocal,
      primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [],
      inherited: inherited(node.inheritanceClause), requirements: requirements(node.genericWhereClause),
      members: members, errors: syntaxErrors(in: node))
  }

  private func read(_ list: MemberBlockItemListSyntax, _ conditions: [String], into members: inout [SourceMember]) {
    for item in list {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for (condition, elements) in branches(of: block) {
          guard case .decls(let inner) = elements else { continue }
          read(inner, conditions + [condition], into: &members)
        }
      } else if !item.hasError {
        members += self.members(item.decl, conditions)
      }
    }
  }

  func members(_ node: DeclSyntax, _ conditions: [String]) -> [SourceMember] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let kind = SourceMember.Kind.function(model(function, function.name.text, function.signature))
      return [SourceMember(marks: marks(of: function, conditions), kind: kind)]
    case .variableDecl(let variable): return properties(variable, conditions)
    case .subscriptDecl(let node):
      return [SourceMember(marks: marks(of: node, conditions), kind: .subscript(subscriptModel(node)))]
    case .initializerDecl(let node):
      var model = model(node, "init", node.signature)
      (model.mark, model.result) = (node.optionalMark?.text ?? "", nil)
      return [SourceMember(marks: marks(of: node, conditions), kind: .initializer(model))]
    case .associatedTypeDecl(let node):
      return [SourceMember(marks: marks(of: node, conditions), kind: .associatedType(associatedTypeModel(node)))]
    case .typeAliasDecl(let node):
      let kind = SourceMember.Kind.alias(node.name.text, type(node.initializer.value))
      return [SourceMember(marks: marks(of: node, conditions), kind: kind)]
    default: return other(node, conditions)
    }
  }

  private func other(_ node: DeclSyntax, _ conditions: [String]) -> [SourceMember] {
    let marks = SourceMarks(
      position: position(of: node), comments: [], attributes: [], modifiers: [], conditions: conditions)
    return [SourceMember(marks: marks, kind: .other(Self.inOneLine(node.trimmedDescription)))]
  }

  private func model(
    _ node: some WithGenericParametersSyntax, _ name: String, _ signature: FunctionSignatureSyntax
  ) -> SourceFunction {
    SourceFunction(
      name: name, generics: genericParameters(node.genericParameterClause),
      parameters: parameters(signature.parameterClause), effects: effects(signature.effectSpecifiers),
      result: signature.returnClause.map { type($0.type) }, requirements: requirements(node.genericWhereClause))
  }

  private func properties(_ node: VariableDeclSyntax, _ conditions: [String]) -> [SourceMember] {
    // In 'var a, b: Int { get }' only the last has a type; the compiler rejects what has no accessors.
    node.bindings.compactMap { binding in
      guard let annotation = binding.typeAnnotation else { return nil }
      let property = SourceProperty(
        name: binding.pattern.trimmedDescription, type: type(annotation.type),
        accessors: accessors(binding.accessorBlock))
      return SourceMember(marks: marks(of: node, conditions), kind: .property(property))
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> SourceAccessors {
    var result = SourceAccessors()
    guard case .accessors(let list) = block?.accessors else { return result }
    for accessor in list {
      if accessor.accessorSpecifier.text == "get" { result.effects = effects(accessor.effectSpecifiers) }
      if accessor.accessorSpecifier.text == "set" { result.isSettable = true }
    }
    return result
  }

  private func subscriptModel(_ node: SubscriptDeclSyntax) -> SourceFunction {
    let accessors = accessors(node.accessorBlock)
    return SourceFunction(
      name: "subscript", generics: genericParameters(node.genericParameterClause),
      parameters: parameters(node.parameterClause), effects: accessors.effects, result: type(node.returnClause.type),
      requirements: requirements(node.genericWhereClause), isSettable: accessors.isSettable)
  }

  private func associatedTypeModel(_ node: AssociatedTypeDeclSyntax) -> SourceAssociatedType {
    SourceAssociatedType(
      name: node.name.text, bounds: inherited(node.inheritanceClause),
      standard: node.initializer.map { type($0.value) },
      requirements: requirements(node.genericWhereClause))
  }
}
