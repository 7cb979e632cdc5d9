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

  /// Adds a product to the dependencies of a target, and the package that has it to those of the package.
  ///
  /// - Parameter riblets: The package that Riblets' libraries are taken from.
  package func adding(_ product: ManifestProduct, beside riblets: String, to target: String) -> Change {
    let tree = tree
    let finder = CallFinder(functions: ["target", "executableTarget", "testTarget"], name: target)
    finder.walk(tree)
    guard !tree.hasError, let call = finder.call else { return .noTarget }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let location = converter.location(for: call.positionAfterSkippingLeadingTrivia)
    let place = SourcePosition(file: path, line: location.line, column: location.column)
    guard product.origin != nil || tree.description.contains("\"\(riblets)\"") else { return .noPackage(place) }
    let list = ManifestList(call: call, label: ManifestProduct.label, converter: converter)
    switch list.adding(product, beside: riblets, to: text) {
    case .added(let new):
      return ManifestText(new, at: path).addingPackage(of: product, beside: riblets).map(Change.added)
        ?? .noPackage(place)
    case .present: return .present
    case .unexpected: return .noList(place)
    }
  }

  /// Tells if the package depends on another one.
  package func hasPackage(_ name: String) -> Bool {
    let finder = PackageFinder()
    finder.walk(tree)
    return finder.calls.contains { $0.isCalled(name) }
  }

  /// Returns the text with a dependency on the package that has a product, beside the one on Riblets; `nil` if that one
  /// cannot be read.
  ///
  ///     [.package(path: "../riblets")]
  ///     → [.package(path: "../riblets"), .package(name: "riblets-data", path: "../riblets/Data")]
  package func addingPackage(of product: ManifestProduct, beside riblets: String) -> String? {
    let name = product.package(beside: riblets)
    let finder = PackageFinder()
    finder.walk(tree)
    if product.origin == nil, product.folder == nil { return text }
    if finder.calls.contains(where: { $0.isCalled(name) }) { return text }
    let call: PackageCall?
    let added: String?
    if let origin = product.origin {
      call = finder.calls.last
      added = origin.call
    } else {
      call = finder.calls.first { $0.isCalled(riblets) }
      added = product.folder.flatMap { call?.beside(name: name, folder: $0) }
    }
    guard let call, let added else { return nil }
    let bytes = Array(text.utf8)
    let start = call.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = call.syntax.endPositionBeforeTrailingTrivia.utf8Offset
    let indent = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }
    let isAlone = bytes[..<(start - indent.count)].last == UInt8(ascii: "\n")
    let between = isAlone ? ",\n" + String(repeating: " ", count: indent.count) : ", "
    return text.replacing(end..<end, with: between + added)
  }
}

/// Finds all calls such as `.package(url: "https://example.com/riblets.git", from: "1.0.0")`.
private final class PackageFinder: SyntaxVisitor {
  private(set) var calls: [PackageCall] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" {
      calls.append(PackageCall(syntax: node))
    }
    return .visitChildren
  }
}

/// A dependency of a package, as its manifest writes it.
private struct PackageCall {
  let syntax: FunctionCallExprSyntax

  private func argument(_ label: String) -> LabeledExprSyntax? {
    syntax.arguments.first { $0.label?.text == label }
  }

  /// Tells if manifests name its products by a name: the given one, or what its place ends in.
  func isCalled(_ name: String) -> Bool {
    let place = (argument("url") ?? argument("path"))?.expression.plainString
    let end = place?.split { $0 == "/" || $0 == ":" }.last
    return [argument("name")?.expression.plainString, end.map(String.init)].contains(name) || end == "\(name).git"
  }

  /// The same for the package that is beside it, or in a folder of it.
  ///
  ///     .package(url: "https://example.com/riblets.git", from: "1.0.0")
  ///     → .package(url: "https://example.com/riblets-data.git", from: "1.0.0")
  func beside(name: String, folder: String) -> String? {
    if let path = argument("path")?.expression.plainString {
      return ".package(name: \"\(name)\", path: \"\(path == "/" ? "" : path)/\(folder)\")"
    }
    guard let literal = argument("url")?.expression, let url = literal.plainString,
      let place = url.lastIndex(where: { $0 == "/" || $0 == ":" })
    else { return nil }
    let end = url.hasSuffix(".git") ? ".git" : ""
    return syntax.trimmedDescription.replacing("\"\(url)\"", with: "\"\(url[...place])\(name)\(end)\"")
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
