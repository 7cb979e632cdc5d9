import SwiftSyntax

extension SourceReader {
  func type(_ node: TypeSyntax) -> SourceType {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): .named(type.name.text, arguments(type.genericArgumentClause))
    case .memberType(let member):
      .member(type(member.baseType), member.name.text, arguments(member.genericArgumentClause))
    case .optionalType(let optional): .optional(type(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional): .unwrapped(type(optional.wrappedType))
    case .arrayType(let array): .array(type(array.element))
    case .dictionaryType(let dictionary): .dictionary(type(dictionary.key), type(dictionary.value))
    case .tupleType(let tuple): self.tuple(tuple)
    case .functionType(let function):
      .function(
        elements(function.parameters), effects(function.effectSpecifiers), type(function.returnClause.type))
    case .someOrAnyType(let wrapped):
      wrapped.someOrAnySpecifier.text == "some"
        ? .opaque(type(wrapped.constraint)) : .existential(type(wrapped.constraint))
    case .compositionType(let composition): .composition(composition.elements.map { type($0.type) })
    case .metatypeType(let metatype): .metatype(type(metatype.baseType), metatype.metatypeSpecifier.text)
    case .packExpansionType(let expansion): .packExpansion(type(expansion.repetitionPattern))
    case .packElementType(let element): .packElement(type(element.pack))
    case .suppressedType(let suppressed): .suppressed(type(suppressed.type))
    case .attributedType(let attributed):
      .attributed(
        attributed.specifiers.map { $0.trimmedDescription } + attributed.attributes.map { $0.trimmedDescription }
          + attributed.lateSpecifiers.map { $0.trimmedDescription }, type(attributed.baseType))
    default: .verbatim(Self.inOneLine(node.trimmedDescription))
    }
  }

  /// Parentheses around one type are not a tuple.
  private func tuple(_ node: TupleTypeSyntax) -> SourceType {
    let elements = elements(node.elements)
    if elements.count == 1, elements[0].label == nil {
      if case .packExpansion = elements[0].type { return .tuple(elements) }
      return elements[0].type
    }
    return .tuple(elements)
  }

  private func elements(_ list: TupleTypeElementListSyntax) -> [SourceTupleElement] {
    list.map { element in
      let own = type(element.type)
      return SourceTupleElement(
        label: element.firstName?.text, name: element.secondName?.text,
        type: element.inoutKeyword == nil ? own : .attributed(["inout"], own), isVariadic: element.ellipsis != nil)
    }
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [SourceType] {
    clause?.arguments.map { argument in
      if case .type(let node) = argument.argument { return type(node) }
      return .verbatim(argument.argument.trimmedDescription)
    } ?? []
  }

  func effects(_ node: (some EffectSpecifiersSyntax)?) -> SourceEffects {
    let isAsync = node?.asyncSpecifier != nil
    guard let clause = node?.throwsClause else { return SourceEffects(isAsync: isAsync) }
    if let error = clause.type {
      return SourceEffects(isAsync: isAsync, throwing: .init(type(error)))
    }
    return SourceEffects(
      isAsync: isAsync, throwing: clause.throwsSpecifier.text == "rethrows" ? .whatArgumentsThrow : .anything)
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [SourceType] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [SourceGenericParameter] {
    clause?.parameters.map { parameter in
      SourceGenericParameter(
        name: parameter.name.text, kind: parameter.specifier.flatMap { .init(rawValue: $0.text) } ?? .type,
        bound: parameter.inheritedType.map(type))
    } ?? []
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [SourceRequirement] {
    clause?.requirements.compactMap { element in
      switch element.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
        return SourceRequirement(isSameType: true, left: type(left), right: type(right))
      case .conformanceRequirement(let conformance):
        return SourceRequirement(
          isSameType: false, left: type(conformance.leftType), right: type(conformance.rightType))
      case .layoutRequirement: return nil
      }
    } ?? []
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [SourceParameter] {
    clause.parameters.map { parameter in
      let words = parameter.modifiers.map { $0.trimmedDescription }
      let own = type(parameter.type)
      return SourceParameter(
        label: parameter.firstName.text, name: parameter.secondName?.text,
        type: words.isEmpty ? own : .attributed(words, own), isVariadic: parameter.ellipsis != nil,
        hasDefault: parameter.defaultValue != nil)
    }
  }
}
