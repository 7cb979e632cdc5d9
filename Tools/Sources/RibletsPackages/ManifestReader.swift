import SwiftParser
import SwiftSyntax

extension PackageManifest {
  /// Reads a manifest without running it.
  ///
  /// Calls that make targets, products and dependencies are found wherever they stand, also behind conditions; constants
  /// of the file are looked up. What is computed otherwise is among the ``unknowns``.
  public init(reading source: String) {
    let tree = Parser.parse(source: source)
    let constants = ConstantReader(viewMode: .sourceAccurate)
    constants.walk(tree)
    let reader = ManifestReader(constants.values, SourceLocationConverter(fileName: "", tree: tree))
    reader.walk(tree)
    self = reader.manifest
  }
}

/// Collects the constants of a file.
private final class ConstantReader: SyntaxVisitor {
  var values: [String: ExprSyntax] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
      values[name] = value
    }
    return .visitChildren
  }
}

private final class ManifestReader: SyntaxVisitor {
  var manifest = PackageManifest()
  private let constants: [String: ExprSyntax]
  private let places: SourceLocationConverter

  init(_ constants: [String: ExprSyntax], _ places: SourceLocationConverter) {
    self.constants = constants
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  private static let targets: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let products: Set<String> = ["library", "executable"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = member.declName.baseName.text
    let arguments = Dictionary(
      node.arguments.map { ($0.label?.text ?? "", $0.expression) }, uniquingKeysWith: { first, _ in first })
    switch name {
    case _ where Self.targets.contains(name): addTarget(name, arguments, node)
    case _ where Self.products.contains(name): addProduct(arguments)
    case "package": addPackage(arguments, node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func addTarget(_ kind: String, _ arguments: [String: ExprSyntax], _ node: FunctionCallExprSyntax) {
    guard let name = text(arguments["name"]) else { return note("the name of a target", at: Syntax(node)) }
    var target = PackageManifest.Target(name: name, kind: kind)
    if let path = arguments["path"] {
      target.path = text(path)
      if target.path == nil, !path.is(NilLiteralExprSyntax.self) { note("the path of '\(name)'", at: Syntax(path)) }
    }
    target.excluded = elements(of: arguments["exclude"], "what '\(name)' excludes").compactMap { text($0) }
    if let sources = arguments["sources"] {
      target.sources = elements(of: sources, "the sources of '\(name)'").compactMap { text($0) }
    }
    for element in elements(of: arguments["dependencies"], "the dependencies of '\(name)'") {
      if let dependency = dependency(element) {
        target.dependencies.append(dependency)
      } else {
        note("a dependency of '\(name)'", at: Syntax(element))
      }
    }
    // The same name again is a dependency in a constant, which looks like a target without anything.
    guard let place = manifest.targets.firstIndex(where: { $0.name == name }) else {
      return manifest.targets.append(target)
    }
    if arguments.count > 1 { manifest.targets[place] = target }
  }

  private func dependency(_ node: ExprSyntax) -> PackageManifest.Dependency? {
    if let name = text(node) { return .name(name) }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let name = text(call.arguments.first { $0.label?.text == "name" }?.expression)
    else { return nil }
    guard kind == "product" else { return .name(name) }
    return .product(name, package: text(call.arguments.first { $0.label?.text == "package" }?.expression))
  }

  private func addProduct(_ arguments: [String: ExprSyntax]) {
    guard let name = text(arguments["name"]) else { return }
    let targets = elements(of: arguments["targets"], "the targets of '\(name)'").compactMap { text($0) }
    manifest.products.append(.init(name: name, targets: targets))
  }

  private func addPackage(_ arguments: [String: ExprSyntax], _ node: FunctionCallExprSyntax) {
    var names: Set<String> = []
    if let name = text(arguments["name"]) { names.insert(name.lowercased()) }
    if let path = text(arguments["path"]) {
      names.insert(Self.end(of: path))
      manifest.packages.append(.init(names: names, path: path))
    } else if let address = text(arguments["url"]) ?? text(arguments["id"]) {
      names.insert(Self.end(of: address))
      manifest.packages.append(.init(names: names, path: nil))
    } else {
      note("where a package is", at: Syntax(node))
    }
  }

  /// `riblets` for `https://example.org/Riblets.git`.
  private static func end(of path: String) -> String {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private func note(_ what: String, at node: Syntax) {
    let line = places.location(for: node.positionAfterSkippingLeadingTrivia).line
    manifest.unknowns.append(.init(line: line, what: what))
  }
}

// Values that are written out.
extension ManifestReader {
  private func text(_ node: ExprSyntax?, depth: Int = 0) -> String? {
    guard let node, depth < 10 else { return nil }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return text(constants[name], depth: depth + 1)
    }
    // `Context.environment["…"] ?? "…"` is the second unless somebody sets it.
    if let parts = node.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts[parts.index(at: 1)].trimmedDescription == "??"
    {
      return text(parts[parts.index(at: 2)], depth: depth + 1)
    }
    guard let segments = node.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1,
      case .stringSegment(let segment)? = segments.first
    else { return nil }
    return segment.content.text
  }

  /// The elements of a list; of several, if they are added up.
  private func elements(of node: ExprSyntax?, _ what: String, depth: Int = 0) -> [ExprSyntax] {
    guard let node, depth < 10 else { return [] }
    if let array = node.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constants[name] {
      return elements(of: value, what, depth: depth + 1)
    }
    if let parts = node.as(SequenceExprSyntax.self)?.elements {
      return parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap { elements(of: $0, what, depth: depth + 1) }
    }
    if !node.is(NilLiteralExprSyntax.self) { note(what, at: Syntax(node)) }
    return []
  }
}

extension ExprListSyntax {
  fileprivate func index(at offset: Int) -> Index { index(startIndex, offsetBy: offset) }
}
