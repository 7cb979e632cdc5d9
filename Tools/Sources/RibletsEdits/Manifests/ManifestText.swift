package import RibletsSource
import SwiftSyntax

/// The manifest of a package that is written by hand, changed in place.
package struct ManifestText {
  /// A change of the list of a target.
  package enum Change {
    /// The text with the new item.
    case added(String)
    /// It is there already.
    case present
    /// No call makes the target, as far as it can be read.
    case noTarget
    /// The package does not depend on the one of the product; with the place of the target.
    case noPackage(SourcePosition)
    /// The list of the target at a place is no list in square brackets.
    case noList(SourcePosition)
  }

  private let path: String
  private let text: String

  private var tree: SourceFileSyntax { SyntaxTrees.tree(of: text) }

  package init(_ text: String, at path: String) {
    (self.text, self.path) = (text, path)
  }

  /// The package that Riblets' libraries are taken from.
  package var package: String {
    let finder = CallFinder(functions: ["product"], name: ManifestProduct.companion)
    finder.walk(tree)
    let name = finder.call?.arguments.first { $0.label?.text == "package" }?.expression.plainString
    return name ?? ManifestProduct.usualPackage
  }

  /// Adds a product to the dependencies of a target.
  package func adding(_ product: ManifestProduct, of package: String, to target: String) -> Change {
    let tree = tree
    let finder = CallFinder(functions: ["target", "executableTarget", "testTarget"], name: target)
    finder.walk(tree)
    guard !tree.hasError, let call = finder.call else { return .noTarget }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let location = converter.location(for: call.positionAfterSkippingLeadingTrivia)
    let place = SourcePosition(file: path, line: location.line, column: location.column)
    guard tree.description.contains("\"\(package)\"") else { return .noPackage(place) }
    let list = ManifestList(call: call, label: ManifestProduct.label, converter: converter)
    switch list.adding(product, package: package, to: text) {
    case .added(let new): return .added(new)
    case .present: return .present
    case .unexpected: return .noList(place)
    }
  }
}

/// Finds a call such as `.target(name: "Shop")`; one that depends on a target of a name says `dependencies`, too.
private final class CallFinder: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?
  private let functions: Set<String>
  private let name: String

  init(functions: Set<String>, name: String) {
    self.functions = functions
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call == nil, let function = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      functions.contains(function), node.arguments.first?.label?.text == "name",
      node.arguments.first?.expression.plainString == name, !isDependency(node)
    else { return .visitChildren }
    call = node
    return .skipChildren
  }

  /// `.target(name:)` is also how one target names another.
  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var place = node.parent
    while let around = place {
      if let argument = around.as(LabeledExprSyntax.self) {
        return argument.label?.text == "dependencies" && functions.contains("target")
      }
      place = around.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolation.
  var plainString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self)
    else { return nil }
    return segment.content.text
  }
}
