import RibletsPlans
import SwiftSyntax

/// The routes that an interactor begins with: `router?.begin(with: .cart, .menu)` in its `didBecomeActive()`.
package enum FirstRoutes {
  /// Adds a route behind the first ones; with the call or the method around it if there is none.
  ///
  /// The first route, the order and the comments between routes stay.
  ///
  ///     router?.begin(with: .menu, .cart) → router?.begin(with: .menu, .cart, .ads)
  ///
  /// - Parameters:
  ///   - route: Such as `cart`, or `cart()` where it takes arguments.
  ///   - next: The route that it goes before; `nil` for the end.
  ///   - type: The interactor.
  /// - Returns: The whole text; `nil` if the class or the method has no lines of its own.
  package static func inserting(
    _ route: String, before next: String? = nil, intoBeginOf type: String, _ file: ParsedFile
  ) -> String? {
    let finder = BeginFinder(type: type, file)
    guard let members = finder.members else { return nil }
    let name = String(route.prefix { $0 != "(" })
    if let begin = finder.begin {
      if begin.routes.contains(where: { $0.name == name }) { return file.text }
      let place = begin.routes.firstIndex { $0.name == next } ?? begin.routes.count
      var routes = begin.routes
      routes.insert((name, "." + route), at: place)
      if begin.routes.isEmpty || isUsual(begin, finder) { return writing(routes, over: begin, finder) }
      return checked(finder.inserting("." + route, at: place, into: begin.call), routes, type, file)
    }
    // A call in a condition or in another method begins already, and a second one does nothing.
    if members.trimmedDescription.contains(".begin(") { return nil }
    if let method = finder.method {
      guard let body = method.body, let last = body.statements.last,
        finder.line(of: body.leftBrace) < finder.line(of: last)
      else { return nil }
      let indent = finder.indent(of: last)
      return finder.inserting(
        "\n" + indent + call(["." + route], indent: indent), at: last.endPosition)
    }
    let indent = members.members.first.map(finder.indent) ?? "  "
    let text = """
      \(indent)override func didBecomeActive() {
      \(indent)\(indent)\(call(["." + route], indent: indent + indent))
      \(indent)}
      """
    guard finder.line(of: members.leftBrace) < finder.line(of: members.rightBrace) else { return nil }
    // After the properties and initializers, which come first.
    let head = members.members.prefix { !$0.decl.is(FunctionDeclSyntax.self) }
    let place = head.last?.endPositionBeforeTrailingTrivia ?? members.leftBrace.endPositionBeforeTrailingTrivia
    return finder.inserting((head.isEmpty ? "\n" : "\n\n") + text, at: place)
  }

  /// Removes a route from the first ones; with the call and the method around it if they have nothing else.
  ///
  ///     router?.begin(with: .cart, .menu) → router?.begin(with: .cart)
  ///
  /// A comment behind the route goes with it; comments on lines of their own stay.
  ///
  /// - Returns: The whole text; `nil` if the route is not among them.
  package static func removing(_ name: String, fromBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    guard let begin = finder.begin, begin.routes.contains(where: { $0.name == name }) else { return nil }
    let routes = begin.routes.filter { $0.name != name }
    if !routes.isEmpty {
      if isUsual(begin, finder) { return writing(routes, over: begin, finder) }
      let place = begin.routes.firstIndex { $0.name == name } ?? 0
      return checked(finder.removing(place, from: begin.call), routes, type, file)
    }
    let isOnly = finder.method?.body?.statements.count == 1
    return finder.removing(
      isOnly ? finder.method.map { Syntax($0) } ?? Syntax(begin.statement) : Syntax(begin.statement))
  }

  /// Returns the first routes: `begin(with: .cart(size: 3))` has the route `cart`, written `.cart(size: 3)`.
  package static func routes(inBeginOf type: String, _ file: ParsedFile) -> [(name: String, text: String)] {
    BeginFinder(type: type, file).begin?.routes ?? []
  }

  /// Returns the call with its comments; `nil` if there is none.
  package static func call(inBeginOf type: String, _ file: ParsedFile) -> String? {
    BeginFinder(type: type, file).begin?.statement.trimmedDescription
  }

  /// Returns `didBecomeActive()` without comments around it; `nil` if there is none.
  package static func method(of type: String, _ file: ParsedFile) -> String? {
    BeginFinder(type: type, file).method?.trimmedDescription
  }

  /// Replaces the call.
  ///
  ///     router?.begin(with: .cart) → router?.begin(with: .menu)
  ///
  /// - Returns: The whole text; `nil` if there is no call.
  package static func replacing(callWith text: String, inBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    return finder.begin.map { finder.replacing($0.statement, with: text) }
  }

  /// Breaks the lines of the call as commands do.
  ///
  /// - Returns: The whole text; `nil` if there is no call.
  package static func broken(inBeginOf type: String, _ file: ParsedFile) -> String? {
    let finder = BeginFinder(type: type, file)
    return finder.begin.map { writing($0.routes, over: $0, finder) }
  }

  /// Returns true for a call that is as commands write it, without comments and lines by hand.
  private static func isUsual(_ begin: BeginFinder.Begin, _ finder: BeginFinder) -> Bool {
    begin.statement.trimmedDescription.replacing("\r\n", with: "\n")
      == call(begin.routes.map(\.text), indent: finder.indent(of: begin.statement))
  }

  private static func writing(
    _ routes: [(name: String, text: String)], over begin: BeginFinder.Begin, _ finder: BeginFinder
  ) -> String {
    finder.replacing(
      begin.statement, with: call(routes.map(\.text), indent: finder.indent(of: begin.statement)))
  }

  /// Returns a text if it begins with the expected routes.
  private static func checked(
    _ text: String, _ expected: [(name: String, text: String)], _ type: String, _ file: ParsedFile
  ) -> String? {
    guard let new = try? ParsedFile(file.path, text) else { return nil }
    return routes(inBeginOf: type, new).map(\.text) == expected.map(\.text) ? text : nil
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

  struct Begin {
    /// The statement that is nothing but the call.
    let statement: CodeBlockItemSyntax
    let call: FunctionCallExprSyntax
    /// The routes with their names.
    let routes: [(name: String, text: String)]
  }

  var begin: Begin? {
    for item in method?.body?.statements ?? [] {
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "begin",
        callee.base?.trimmedDescription == "router?"
      else { continue }
      let routes = call.arguments.map { argument in
        let text = argument.expression.trimmedDescription
        return (String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }), text)
      }
      return Begin(statement: item, call: call, routes: routes)
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

  /// Inserts an argument of a call, with comments and lines by hand between the others.
  ///
  ///     begin(            →  begin(
  ///       with: .a,  // 1      with: .a,  // 1
  ///       .b)  // 2            .b,
  ///                            .c)  // 2
  func inserting(_ argument: String, at place: Int, into call: FunctionCallExprSyntax) -> String {
    let arguments = Array(call.arguments)
    guard place > 0 else {
      let next = arguments[0].expression.positionAfterSkippingLeadingTrivia
      return inserting(argument + ", ", at: next)
    }
    let last = arguments[place - 1]
    let end = last.trailingComma?.endPosition ?? last.expression.endPosition
    let trailing = (last.trailingComma?.trailingTrivia ?? last.expression.trailingTrivia).description
    let first = call.leftParen.map(line) ?? line(of: call)
    let broken = arguments.last { line(of: $0) > first }
    let isOnNewLine = broken != nil || trailing.contains("//")
    let deeper = broken.map(indent) ?? indent(of: call) + "  "
    let separator = isOnNewLine ? "\n" + deeper : trailing.hasSuffix(" ") ? "" : " "
    guard last.trailingComma == nil else {
      return inserting(separator + argument + "," + (isOnNewLine || place == arguments.count ? "" : " "), at: end)
    }
    let start = last.expression.endPositionBeforeTrailingTrivia
    return edited(start.utf8Offset..<end.utf8Offset, "," + trailing + separator + argument)
  }

  /// Removes one of several arguments of a call, with the comment behind it on its line.
  ///
  ///     begin(            →  begin(
  ///       with: .a,  // 1      with: .b)
  ///       .b)
  func removing(_ place: Int, from call: FunctionCallExprSyntax) -> String {
    let arguments = Array(call.arguments)
    let bytes = Array(file.text.utf8)
    let argument = arguments[place]
    var start = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = (argument.trailingComma?.endPosition ?? argument.expression.endPosition).utf8Offset
    if place == 0 {
      let next = arguments[1].expression
      guard next.leadingTrivia.description.contains("/") else {
        return edited(start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, "")
      }
      while bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      return edited(start..<end, "")
    }
    if argument.leadingTrivia.description.contains("\n") {
      while [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) { start -= 1 }
      start -= bytes[start - 1] == UInt8(ascii: "\n") ? 1 : 0
      start -= bytes[start - 1] == UInt8(ascii: "\r") ? 1 : 0
    }
    guard argument.trailingComma == nil, let comma = arguments[place - 1].trailingComma else {
      return edited(start..<end, "")
    }
    // Of the last one the comma before it goes, too.
    let rest = String(decoding: bytes[comma.endPositionBeforeTrailingTrivia.utf8Offset..<start], as: UTF8.self)
    let isAtLineEnd = bytes[end...].first.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? false
    let close = rest.contains("//") && !isAtLineEnd ? "\n" + indent(of: call) : ""
    let kept = rest.contains("/") ? rest : ""
    return edited(comma.positionAfterSkippingLeadingTrivia.utf8Offset..<end, kept + close)
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
