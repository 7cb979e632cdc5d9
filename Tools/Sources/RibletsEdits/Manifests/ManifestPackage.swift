import SwiftSyntax

/// A package of Riblets in a folder of its checkout, which a manifest is to depend on.
package struct ManifestPackage: Hashable, Sendable {
  package let name: String
  /// The folder in the checkout.
  let folder: String

  /// Requests to servers.
  package static let remote = ManifestPackage(name: "riblets-remote", folder: "Remote")

  /// The line to add where it cannot be added here.
  package var wayOut: String {
    "'\(name)' is in the folder '\(folder)' of a checkout. Add to the dependencies of the package: .package(name: \"\(name)\", path: \"…/\(folder)\"). Then run the command again with --skip."
  }

  /// Returns true if a manifest depends on the package.
  func isThere(in tree: SourceFileSyntax) -> Bool { PackageCalls(in: tree).calls.contains { $0.name == name } }

  /// The text of a manifest with the package, after the one that is in the same checkout; `nil` without that.
  func added(to text: String, _ tree: SourceFileSyntax, beside companion: String) -> String? {
    guard let call = PackageCalls(in: tree).calls.first(where: { $0.name == companion }), let path = call.path,
      let element = call.element
    else { return nil }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let start = converter.location(for: element.positionAfterSkippingLeadingTrivia)
    let line = text.lines[start.line - 1]
    let own = ".package(name: \"\(name)\", path: \"\(path)/\(folder)\")"
    let indent = line.prefix { $0 == " " }
    // In a line of its own where the other one is.
    let space = indent.utf8.count == start.column - 1 ? "\n\(indent)" : " "
    var edits = SourceEdits()
    edits.insert(
      element.trailingComma == nil ? ",\(space)\(own)" : "\(space)\(own),",
      at: element.endPositionBeforeTrailingTrivia.utf8Offset)
    return edits.applied(to: text)
  }
}

/// The packages that a manifest depends on.
private final class PackageCalls: SyntaxVisitor {
  struct Call {
    let name: String
    /// The folder, if it is a plain text.
    let path: String?
    let element: ArrayElementSyntax?
  }

  private(set) var calls: [Call] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" else {
      return .visitChildren
    }
    let path = text(of: "path", node)
    // Without a name, a package is called like the last part of its address.
    let last = (path ?? text(of: "url", node))?.split(separator: "/").last.map(String.init)
    if let name = text(of: "name", node) ?? last?.replacing(".git", with: "") {
      calls.append(Call(name: name, path: path, element: node.parent?.as(ArrayElementSyntax.self)))
    }
    return .skipChildren
  }

  private func text(of label: String, _ call: FunctionCallExprSyntax) -> String? {
    call.arguments.first { $0.label?.text == label }?.expression.plainString
  }
}
