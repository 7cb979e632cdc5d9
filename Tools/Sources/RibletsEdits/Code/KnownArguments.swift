import SwiftSyntax

/// The arguments with which a riblet's own tests call its initializers: for values that have no other sample.
///
///     CartInteractor(presenter: presenter, price: Price(cents: 3)) → price: Price(cents: 3)
package struct KnownArguments {
  private var values: [String: String] = [:]

  /// Reads the tests of a riblet.
  ///
  /// - Parameters:
  ///   - name: The riblet.
  ///   - folder: Where its tests are, relative to the package; nothing is known if there is no such folder.
  package init(of name: String, testsIn folder: String, _ texts: AppTexts) {
    for file in texts.names(in: folder)
    where file.hasPrefix(name) && !file.contains("+") && file.hasSuffix("Tests.swift") {
      values.merge(texts.arguments(of: name, in: folder + "/" + file)) { known, _ in known }
    }
  }

  /// Returns the arguments in the text of a file of tests.
  static func values(of name: String, inTests text: String) -> [String: String] {
    let visitor = CallVisitor(types: [name + "Builder", name + "Component", name + "Interactor", name + "Router"])
    visitor.walk(SyntaxTrees.tree(of: text))
    return visitor.values
  }

  /// Reads a file of tests.
  package init(of name: String, in source: AppSource) {
    let visitor = CallVisitor(types: [name + "Builder"])
    visitor.walk(source.file.tree)
    values = visitor.values
  }

  /// The expression for a parameter.
  package subscript(label: String) -> String? { values[label] }
}

/// Collects the arguments of calls of some types, but for plain names, which mean something only there.
private final class CallVisitor: SyntaxVisitor {
  private(set) var values: [String: String] = [:]
  private let types: Set<String>

  init(types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  /// `CartInteractor(…)` → CartInteractor, `CartBuilder(…).build(…)` → CartBuilder
  private func type(calledBy node: FunctionCallExprSyntax) -> String? {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "build",
      let builder = member.base?.as(FunctionCallExprSyntax.self)
    {
      return type(calledBy: builder)
    }
    return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = type(calledBy: node), types.contains(type) else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label?.text, !argument.expression.is(DeclReferenceExprSyntax.self) else { continue }
      values[label] = values[label] ?? argument.expression.trimmedDescription
    }
    return .visitChildren
  }
}
