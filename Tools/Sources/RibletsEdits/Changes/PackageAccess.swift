import SwiftSyntax

/// Lets the whole package see a declaration and its members.
///
///     struct A {        → package struct A {
///       let b: Int          package let b: Int
///     }
///                           package init(b: Int) {
///                             self.b = b
///                           }
///                         }
struct PackageAccess {
  private(set) var edits = SourceEdits()
  /// The obstacles to opening declarations, each with its place.
  private(set) var problems: [String] = []
  /// The names that others have to see with it.
  private(set) var signature: Set<String> = []
  private let source: AppSource

  /// The names of known protocols, which are thus distinguished from classes.
  private let protocols: Set<String>

  init(_ source: AppSource, protocols: Set<String>) {
    self.source = source
    self.protocols = protocols.union(["AnyObject", "Codable", "Equatable", "Hashable", "Identifiable", "Sendable"])
  }

  /// Opens a declaration at the top level.
  mutating func open(_ declaration: DeclSyntax) {
    if declaration.isHidden { return }
    if let part = declaration.as(ExtensionDeclSyntax.self) {
      signature.formUnion(part.extendedType.identifiers)
      openMembers(part.memberBlock)
      return
    }
    addModifier(declaration)
    if let node = declaration.as(ProtocolDeclSyntax.self) {
      signature.formUnion((node.inheritanceClause?.identifiers ?? []).union(node.memberBlock.identifiers))
    } else if let node = declaration.as(StructDeclSyntax.self) {
      openMembers(node.memberBlock)
      if !node.memberBlock.hasInitializer { addMemberwiseInitializer(node) }
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      signature.formUnion(node.inheritanceClause?.inheritedTypes.first?.type.identifiers ?? [])
      openMembers(node.memberBlock)
      if !node.memberBlock.hasInitializer { addInitializer(node) }
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      openMembers(node.memberBlock)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      openMembers(node.memberBlock)
      if !node.memberBlock.hasInitializer { addText("package init() {}", to: node.memberBlock) }
    } else {
      signature.formUnion(declaration.identifiersOfSignature)
    }
  }

  private mutating func openMembers(_ block: MemberBlockSyntax) {
    for member in block.members where !member.decl.isHidden {
      let declaration = member.decl
      if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        signature.formUnion(cases.identifiers)
        continue
      }
      if declaration.is(DeinitializerDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self) { continue }
      if declaration.typeName != nil { open(declaration) } else { addModifier(declaration) }
      signature.formUnion(declaration.identifiersOfSignature)
    }
  }

  private mutating func addModifier(_ declaration: DeclSyntax) {
    let access: Set = ["public", "open", "package"]
    if declaration.modifiers.contains(where: { access.contains($0.name.text) && $0.detail == nil }) { return }
    if let written = declaration.modifiers.first(where: { $0.name.text == "internal" }) {
      return edits.replace(written, with: "package")
    }
    if let first = declaration.modifiers.first { return edits.insert("package ", before: first) }
    if let word = declaration.introducer { edits.insert("package ", before: word) }
  }

  /// Writes the initializer that a structure has by itself, because only its module sees that one.
  ///
  ///     var b = "x", var c: Int? → package init(b: String = "x", c: Int? = nil)
  private mutating func addMemberwiseInitializer(_ node: StructDeclSyntax) {
    var parameters: [String] = []
    var lines: [String] = []
    for variable in node.memberBlock.storedVariables {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let isConstant = variable.bindingSpecifier.text == "let"
        if isConstant, binding.initializer != nil { continue }
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.literalType
        else {
          problems.append(
            "\(source.place(of: binding)): error: The type of '\(name)' has to be written, so that another module can make a '\(node.name.text)'."
          )
          continue
        }
        let isOptional = type.hasSuffix("?") && !isConstant
        let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
        parameters.append("\(name): \(type)" + (value.map { " = \($0)" } ?? ""))
        lines.append("self.\(name) = \(name)")
      }
    }
    if parameters.isEmpty { return addText("package init() {}", to: node.memberBlock) }
    let body = lines.map { "    \($0)\n" }.joined()
    addText("package init(\(parameters.joined(separator: ", "))) {\n\(body)  }", to: node.memberBlock)
  }

  /// Writes the initializer of a class that is made without arguments.
  ///
  ///     final class A: Feed {} → package final class A: Feed {
  ///                                package init() {}
  ///                              }
  private mutating func addInitializer(_ node: ClassDeclSyntax) {
    let isMade = node.memberBlock.storedVariables.allSatisfy { variable in
      variable.bindings.allSatisfy { binding in
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        return binding.initializer != nil || (isOptional && variable.bindingSpecifier.text == "var")
      }
    }
    // A class that inherits from one inherits initializers, which are seen already.
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard isMade, first.map(protocols.contains) ?? true else { return }
    addText("package init() {}", to: node.memberBlock)
  }

  private mutating func addText(_ text: String, to block: MemberBlockSyntax) {
    let isEmpty = block.members.isEmpty
    let isOneLine = !block.rightBrace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let place = block.rightBrace.position.utf8Offset
    let indent = source.text.indentation(ofLineAt: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    let lines = text.replacing("\n", with: "\n" + indent)
    edits.insert((isEmpty ? "\n  " : "\n\n  ") + indent + lines + (isOneLine ? "\n" + indent : ""), at: place)
  }
}

extension MemberBlockSyntax {
  fileprivate var hasInitializer: Bool { members.contains { $0.decl.is(InitializerDeclSyntax.self) } }

  fileprivate var storedVariables: [VariableDeclSyntax] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
      !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        && variable.bindings.allSatisfy { binding in
          guard let accessors = binding.accessorBlock?.accessors else { return true }
          guard case .accessors(let list) = accessors else { return false }
          return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
    }
  }
}

extension DeclSyntax {
  /// The word that it begins with, after attributes and modifiers.
  fileprivate var introducer: TokenSyntax? {
    if let node = self.as(ClassDeclSyntax.self) { return node.classKeyword }
    if let node = self.as(StructDeclSyntax.self) { return node.structKeyword }
    if let node = self.as(EnumDeclSyntax.self) { return node.enumKeyword }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.protocolKeyword }
    if let node = self.as(ActorDeclSyntax.self) { return node.actorKeyword }
    if let node = self.as(TypeAliasDeclSyntax.self) { return node.typealiasKeyword }
    if let node = self.as(FunctionDeclSyntax.self) { return node.funcKeyword }
    if let node = self.as(VariableDeclSyntax.self) { return node.bindingSpecifier }
    if let node = self.as(InitializerDeclSyntax.self) { return node.initKeyword }
    if let node = self.as(SubscriptDeclSyntax.self) { return node.subscriptKeyword }
    return nil
  }

  /// The names outside of bodies.
  fileprivate var identifiersOfSignature: Set<String> {
    if let node = self.as(FunctionDeclSyntax.self) { return node.signature.identifiers }
    if let node = self.as(InitializerDeclSyntax.self) { return node.signature.identifiers }
    if let node = self.as(VariableDeclSyntax.self) {
      return Set(node.bindings.flatMap { $0.typeAnnotation?.identifiers ?? $0.initializer?.identifiers ?? [] })
    }
    if let node = self.as(SubscriptDeclSyntax.self) {
      return node.parameterClause.identifiers.union(node.returnClause.identifiers)
    }
    if let node = self.as(TypeAliasDeclSyntax.self) { return node.initializer.identifiers }
    return []
  }
}

extension ExprSyntax {
  /// The type that a literal has by itself: `Int` of `1`, `String` of `"x"`.
  fileprivate var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
