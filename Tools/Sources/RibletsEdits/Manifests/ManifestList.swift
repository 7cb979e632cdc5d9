import SwiftSyntax

/// A list of a target in a manifest: its dependencies, its plug-ins.
struct ManifestList {
  enum Result {
    case added(String)
    /// It is there already.
    case present
    /// The list is no list in square brackets.
    case unexpected
  }

  let call: FunctionCallExprSyntax
  let label: String
  let converter: SourceLocationConverter

  /// The order in which the package manager takes them.
  private static let labels = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess",
    "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
  ]

  /// Adds a product on a line of its own, sorted among products.
  ///
  ///     .target(name: "Shop") → .target(
  ///                               name: "Shop",
  ///                               dependencies: [.product(name: "RibletsUIKit", package: "riblets")]
  ///                             )
  func adding(_ product: ManifestProduct, beside riblets: String, to text: String) -> Result {
    let item = product.text(beside: riblets)
    guard let argument = call.arguments.first(where: { $0.label?.text == label }) else {
      return .added(withNewList("\(label): [\(item)]", text))
    }
    guard let array = argument.expression.as(ArrayExprSyntax.self) else { return .unexpected }
    let elements = array.elements.map(\.expression)
    if elements.contains(where: { names($0, product) }) { return .present }
    var items = elements.map(\.trimmedDescription)
    // Inserts before the first greater product. Entries that are not products stay where they are.
    // ["Core", .product(a), .product(c)] + .product(b) → ["Core", .product(a), .product(b), .product(c)]
    let place = items.firstIndex { $0.hasPrefix(".product(") && $0 > item } ?? items.count
    if isBroken(array) { return .added(withLine(item, before: place, of: array, text)) }
    items.insert(item, at: place)
    let indent = indentation(ofLineWith: argument.positionAfterSkippingLeadingTrivia, text)
    let inner = items.map { "\(indent)  \($0),\n" }.joined()
    return .added(
      replacing(
        array.positionAfterSkippingLeadingTrivia, array.endPositionBeforeTrailingTrivia, with: "[\n\(inner)\(indent)]",
        text))
  }

  private func names(_ element: ExprSyntax, _ product: ManifestProduct) -> Bool {
    guard let call = element.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "product"
    else { return element.plainString == product.name }
    return call.arguments.first?.expression.plainString == product.name
  }

  /// Returns true if each element has a line of its own.
  private func isBroken(_ array: ArrayExprSyntax) -> Bool {
    let lines = array.elements.map { line(of: $0.positionAfterSkippingLeadingTrivia) }
    guard !lines.isEmpty, Set(lines).count == lines.count else { return false }
    return line(of: array.leftSquare.position) < lines[0]
      && lines[lines.count - 1] < line(of: array.rightSquare.positionAfterSkippingLeadingTrivia)
  }

  private func withLine(_ item: String, before place: Int, of array: ArrayExprSyntax, _ text: String) -> String {
    let elements = Array(array.elements)
    let indent = indentation(ofLineWith: elements[0].positionAfterSkippingLeadingTrivia, text)
    if place < elements.count {
      let position = elements[place].positionAfterSkippingLeadingTrivia
      return replacing(position, position, with: "\(item),\n\(indent)", text)
    }
    let last = elements[elements.count - 1]
    if let comma = last.trailingComma {
      let position = comma.endPositionBeforeTrailingTrivia
      return replacing(position, position, with: "\n\(indent)\(item),", text)
    }
    let position = last.expression.endPositionBeforeTrailingTrivia
    return replacing(position, position, with: ",\n\(indent)\(item)", text)
  }

  private func withNewList(_ list: String, _ text: String) -> String {
    let arguments = Array(call.arguments)
    let rank = Self.labels.firstIndex(of: label) ?? Self.labels.count
    let place =
      arguments.firstIndex { argument in
        Self.labels.firstIndex(of: argument.label?.text ?? "").map { $0 > rank } ?? false
      } ?? arguments.count
    let first = line(of: call.positionAfterSkippingLeadingTrivia)
    guard let last = arguments.last, first < line(of: last.positionAfterSkippingLeadingTrivia) else {
      var texts = arguments.map { $0.with(\.trailingComma, nil).trimmedDescription }
      texts.insert(list, at: place)
      let indent = indentation(ofLineWith: call.positionAfterSkippingLeadingTrivia, text)
      let inner = texts.map { indent + "  " + $0 }.joined(separator: ",\n")
      let start = call.leftParen?.positionAfterSkippingLeadingTrivia ?? call.position
      return replacing(start, call.endPositionBeforeTrailingTrivia, with: "(\n\(inner)\n\(indent))", text)
    }
    if place < arguments.count {
      let position = arguments[place].positionAfterSkippingLeadingTrivia
      return replacing(position, position, with: "\(list),\n\(indentation(ofLineWith: position, text))", text)
    }
    let indent = indentation(ofLineWith: last.positionAfterSkippingLeadingTrivia, text)
    if let comma = last.trailingComma {
      let position = comma.endPositionBeforeTrailingTrivia
      return replacing(position, position, with: "\n\(indent)\(list),", text)
    }
    let position = last.expression.endPositionBeforeTrailingTrivia
    return replacing(position, position, with: ",\n\(indent)\(list)", text)
  }

  // MARK: Text

  private func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

  private func indentation(ofLineWith position: AbsolutePosition, _ text: String) -> String {
    text.indentation(ofLineAt: position.utf8Offset)
  }

  private func replacing(
    _ start: AbsolutePosition, _ end: AbsolutePosition, with new: String, _ text: String
  ) -> String {
    text.replacing(start.utf8Offset..<end.utf8Offset, with: new)
  }
}
