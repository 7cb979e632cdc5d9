import RibletsPlans
import SwiftSyntax

/// The routes that an interactor begins with: `router?.begin(with: .cart, .menu)` in its `didBecomeActive()`.
package enum FirstRoutes {
  /// Adds a route among the first ones, sorted; with the call or the method around it where there is none.
  ///
  ///     router?.begin(with: .cart) → router?.begin(with: .cart, .menu)
  ///
  /// - Parameters:
  ///   - route: Such as `cart`, or `cart()` where it takes arguments.
  ///   - type: The interactor.
  /// - Returns: The whole text; `nil` if the class or the method has no lines of its own.
  package static func inserting(_ route: String, intoBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    guard let members = finder.members else { return nil }
    let name = String(route.prefix { $0 != "(" })
    if let begin = finder.begin {
      if begin.routes.contains(where: { $0.name == name }) { return file.text }
      let texts = (begin.routes + [(name, "." + route)]).sorted { $0.name < $1.name }.map(\.text)
      return finder.replacing(begin.statement, with: call(texts, indent: finder.indent(of: begin.statement)))
    }
    if let method = finder.method {
      guard let body = method.body, let last = body.statements.last,
        finder.line(of: body.leftBrace) < finder.line(of: last)
      else { return nil }
      let indent = finder.indent(of: last)
      return finder.inserting(
        "\n" + indent + call(["." + route], indent: indent), at: last.endPositionBeforeTrailingTrivia)
    }
    let indent = members.members.first.map(finder.indent) ?? "  "
    let text = """
      \(indent)override func didBecomeActive() {
      \(indent)\(indent)\(call(["." + route], indent: indent + indent))
      \(indent)}
      """
    guard finder.line(of: members.leftBrace) < finder.line(of: members.rightBrace) else { return nil }
    // After the properties and initialisers, which come first.
    let head = members.members.prefix { !$0.decl.is(FunctionDeclSyntax.self) }
    let place = head.last?.endPositionBeforeTrailingTrivia ?? members.leftBrace.endPositionBeforeTrailingTrivia
    return finder.inserting((head.isEmpty ? "\n" : "\n\n") + text, at: place)
  }

  /// Removes a route from the first ones; with the call and the method around it if they have nothing else.
  ///
  ///     router?.begin(with: .cart, .menu) → router?.begin(with: .cart)
  ///
  /// - Returns: The whole text; `nil` if the route is not among them.
  package static func removing(_ name: String, fromBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    guard let begin = finder.begin, begin.routes.contains(where: { $0.name == name }) else { return nil }
    let texts = begin.routes.filter { $0.name != name }.map(\.text)
    if !texts.isEmpty {
      return finder.replacing(begin.statement, with: call(texts, indent: finder.indent(of: begin.statement)))
    }
    let isOnly = finder.method?.body?.statements.count == 1
    return finder.removing(
      isOnly ? finder.method.map { Syntax($0) } ?? Syntax(begin.statement) : Syntax(begin.statement))
  }

  /// Returns the first routes: `begin(with: .cart(size: 3))` has the route `cart`, written `.cart(size: 3)`.
  package static func routes(inBeginOf type: String, _ file: ParsedFile) -> [(name: String, text: String)] {
    BeginFinder(type: type, file).begin?.routes ?? []
  }

  /// Sorts the first routes.
  ///
  ///     router?.begin(with: .menu, .cart) → router?.begin(with: .cart, .menu)
  ///
  /// - Returns: The whole text; `nil` if there are none.
  package static func sorted(inBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    guard let begin = finder.begin else { return nil }
    let texts = begin.routes.sorted { $0.name < $1.name }.map(\.text)
    return finder.replacing(begin.statement, with: call(texts, indent: finder.indent(of: begin.statement)))
  }

  /// The call, with a line for each route if one line is too short.
  ///
  ///     router?.begin(with: .cart, …, .menu) → router?.begin(
  ///                                              with: .cart,
  ///                                              …
  ///                                              .menu)
  private static func call(_ routes: [String], indent: String) -> String {
    let line = "router?.begin(with: \(routes.joined(separator: ", ")))"
    guard indent.count + line.count > SwiftLayout.width else { return line }
    let deeper = indent + (indent.hasPrefix("\t") ? "\t" : "  ")
    return "router?.begin(\n\(deeper)with: \(routes.joined(separator: ",\n\(deeper)")))"
  }
}

/// Finds the call of `begin` in `didBecomeActive()` of a class.
private final class BeginFinder: SyntaxVisitor {
  private(set) var members: MemberBlockSyntax?
  private(set) var method: FunctionDeclSyntax?
  private let type: String
  private let file: ParsedFile
  private let converter: SourceLocationConverter

  init(type: String, _ file: ParsedFile) {
    self.type = type
    self.file = file
    converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == type else { return .skipChildren }
    members = node.memberBlock
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "didBecomeActive",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      method = function
    }
    return .skipChildren
  }

  /// The statement that is nothing but the call, and the routes with their names.
  var begin: (statement: CodeBlockItemSyntax, routes: [(name: String, text: String)])? {
    for item in method?.body?.statements ?? [] {
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "begin",
        callee.base?.trimmedDescription == "router?"
      else { continue }
      return (
        item,
        call.arguments.map { argument in
          let text = argument.expression.trimmedDescription
          return (String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }), text)
        }
      )
    }
    return nil
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The spaces or tabs before a node that begins a line.
  func indent(of node: some SyntaxProtocol) -> String {
    let before = file.text.utf8.prefix(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    return String(decoding: before.reversed().prefix(while: isSpace).reversed(), as: UTF8.self)
  }

  // MARK: Edits

  func inserting(_ text: String, at place: AbsolutePosition) -> String {
    edited(place.utf8Offset..<place.utf8Offset, text)
  }

  func replacing(_ node: some SyntaxProtocol, with text: String) -> String {
    edited(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, text)
  }

  /// Removes a node with its comments and the empty lines before it.
  func removing(_ node: Syntax) -> String {
    edited(node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, "")
  }

  /// The lines end as those of the file.
  private func edited(_ range: Range<Int>, _ text: String) -> String {
    let ending = file.text.contains("\r\n") ? "\r\n" : "\n"
    return file.text.replacing(range, with: text.replacing("\n", with: ending))
  }
}
