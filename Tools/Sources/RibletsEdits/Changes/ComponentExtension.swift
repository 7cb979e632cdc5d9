import RibletsPlans
import SwiftSyntax

/// The part of a route in which the parent's component gives the child what it depends on.
package enum ComponentExtension {
  /// Adds a property of another route, with its comments, as the last one.
  ///
  ///     extension RootComponent: MenuDependency {}
  ///     → extension RootComponent: MenuDependency {
  ///         var price: Price { shared { Price(cents: 3) } }
  ///       }
  ///
  /// - Parameter imports: The modules that it may need.
  /// - Returns: The whole text of the target; `nil` if it has no such extension, or the property already.
  package static func adding(
    _ property: TopLevel.Property, importing imports: [String], to component: String, conformingTo child: String,
    _ target: ParsedFile
  ) -> String? {
    let parts = target.declarations.filter { $0.isExtension && $0.type == component }
    guard let part = parts.first(where: { $0.inherited.contains(child + "Dependency") }),
      !parts.flatMap(\.properties).contains(where: { $0.name == property.name }),
      let node = part.node.as(ExtensionDeclSyntax.self)
    else { return nil }
    // The change gets the line ends of the file when it is written.
    var lines = property.node.description.replacing("\r\n", with: "\n").lines
    while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    let brace = node.memberBlock.rightBrace
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(target.text.utf8)
    var head = String(decoding: bytes[..<offset], as: UTF8.self).replacing("\r\n", with: "\n")
    if !head.hasSuffix("\n") { head += "\n" }
    let text = head + lines.joined(separator: "\n") + "\n" + String(decoding: bytes[offset...], as: UTF8.self)
    return with(imports, text.replacing("\r\n", with: "\n"), target)
  }

  /// Imports what the property may need.
  private static func with(_ imports: [String], _ text: String, _ target: ParsedFile) -> String {
    let missing = imports.filter { !target.imports.contains($0) }
    guard !missing.isEmpty else { return text }
    let lines = text.lines
    let imports = lines.prefix { $0.hasPrefix("import ") } + missing.map { "import \($0)" }
    let sorted = SwiftLayout.laidOut(imports.joined(separator: "\n"))
    return ([sorted] + lines.drop { $0.hasPrefix("import ") }).joined(separator: "\n")
  }
}
