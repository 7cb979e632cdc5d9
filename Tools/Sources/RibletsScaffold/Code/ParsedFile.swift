import RibletsPlans
import RibletsSource
import SwiftSyntax

/// A file of the parent, parsed.
struct ParsedFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let shapes: [SourceShape]
  /// The modules that it imports, whatever the conditions.
  let imports: [String]
  /// With those that are imported under a condition.
  let allImports: [String]

  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  init(_ path: String, _ text: String) throws(RequestProblem) {
    self.path = path
    self.text = text
    tree = SyntaxTrees.tree(of: text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    if tree.hasError {
      let broken = tree.tokens(viewMode: .all).first {
        $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
      }
      let place = converter.location(for: (broken ?? tree.endOfFileToken).positionAfterSkippingLeadingTrivia)
      throw RequestProblem(
        "It does not parse here. Mend it first.",
        at: "\(path):\(place.line):\(place.column)")
    }
    let visitor = ShapeVisitor(file: path, converter: converter)
    visitor.walk(tree)
    shapes = visitor.shapes
    allImports = visitor.imports
    imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
  }
}

/// Collects the types of a file.
private final class ShapeVisitor: SyntaxVisitor {
  private(set) var shapes: [SourceShape] = []
  private(set) var imports: [String] = []
  private let file: String
  private let converter: SourceLocationConverter

  init(file: String, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.class, node.name.text, node.inheritanceClause, node.memberBlock, node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.protocol, node.name.text, node.inheritanceClause, node.memberBlock, node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.extension, node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock, node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node.path.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ keyword: SourceIndex.Declaration.Keyword, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    var shape = SourceShape(
      keyword: keyword, name: name, inherited: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      file: file, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line)
    for member in members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          shape.properties[pattern.identifier.text] = binding.typeAnnotation?.type.spaced ?? ""
        }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        let types = function.signature.parameterClause.parameters.map(\.type.spaced)
        shape.methods.insert("\(function.name.text)(\(types.joined(separator: ", ")))")
      } else if let initialiser = member.decl.as(InitializerDeclSyntax.self) {
        shape.initialisers.append(
          initialiser.signature.parameterClause.parameters.map {
            SourceShape.Parameter(
              label: $0.firstName.text == "_" ? nil : $0.firstName.text, type: $0.type.spaced,
              hasDefault: $0.defaultValue != nil)
          })
      }
    }
    shapes.append(shape)
    return .visitChildren
  }
}
