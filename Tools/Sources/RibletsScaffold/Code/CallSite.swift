import SwiftParser
import SwiftSyntax

/// The line in a parent's `didBecomeActive()` that attaches a child.
enum CallSite {
  /// Adds a call among those of its kind, sorted; or as the last statement.
  ///
  /// - Parameters:
  ///   - call: Such as `attachCart()`.
  ///   - type: The interactor.
  /// - Returns: The whole text with one line more; `nil` if there is no such method, or its body has no line of its own.
  static func inserting(_ call: String, inDidBecomeActiveOf type: String, _ file: ParsedFile) -> String? {
    let finder = MethodFinder(type: type)
    finder.walk(file.tree)
    guard let body = finder.body, let last = body.statements.last else { return nil }
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let openLine = converter.location(for: body.leftBrace.position).line
    let closeLine = converter.location(for: body.rightBrace.positionAfterSkippingLeadingTrivia).line
    let lastLine = converter.location(for: last.endPositionBeforeTrailingTrivia).line
    guard openLine < closeLine, lastLine < closeLine else { return nil }

    let calls = body.statements.compactMap { item in name(ofCallIn: item).map { (name: $0, item: item) } }
    let new = String(call.prefix { $0 != "(" })
    if calls.contains(where: { $0.name == new }) { return file.text }
    let next = calls.first { $0.name > new }?.item
    let previous = calls.last { $0.name < new }?.item ?? last
    let line =
      next.map { converter.location(for: $0.positionAfterSkippingLeadingTrivia).line }
      ?? converter.location(for: previous.endPositionBeforeTrailingTrivia).line + 1
    let first = next ?? previous
    let column = converter.location(for: first.positionAfterSkippingLeadingTrivia).column
    return inserted(String(repeating: " ", count: column - 1) + call, before: line, in: file.text)
  }

  /// Removes the call that attaches a child.
  ///
  /// - Parameters:
  ///   - name: Such as `attachCart`, whatever it is called with.
  ///   - type: The interactor.
  /// - Returns: The whole text with one call less; `nil` if there is none in lines of its own.
  static func removing(_ name: String, fromDidBecomeActiveOf type: String, _ file: ParsedFile) -> String? {
    let finder = MethodFinder(type: type)
    finder.walk(file.tree)
    guard let item = finder.body?.statements.first(where: { self.name(ofCallIn: $0) == name }) else { return nil }
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let start = converter.location(for: item.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: item.endPositionBeforeTrailingTrivia)
    var lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Text around it would go with the lines.
    let before = lines[start.line - 1].utf8.prefix(start.column - 1)
    let after = lines[end.line - 1].utf8.dropFirst(end.column - 1)
    guard (Array(before) + Array(after)).allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return nil }
    lines.removeSubrange((start.line - 1)...(end.line - 1))
    return lines.joined(separator: "\n")
  }

  /// Sorts the calls that attach children, if they stand in lines of their own, one below the other.
  ///
  /// - Returns: The whole text; `nil` if there are no such calls.
  static func sorted(inDidBecomeActiveOf type: String, _ file: ParsedFile) -> String? {
    guard let calls = block(inDidBecomeActiveOf: type, file) else { return nil }
    var lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let sorted = calls.sorted { $0.name < $1.name }.map { lines[$0.line - 1] }
    for (call, text) in zip(calls, sorted) { lines[call.line - 1] = text }
    return lines.joined(separator: "\n")
  }

  /// The calls that attach children, if each has a line and nothing stands between them.
  private static func block(
    inDidBecomeActiveOf type: String, _ file: ParsedFile
  ) -> [(name: String, line: Int)]? {
    let finder = MethodFinder(type: type)
    finder.walk(file.tree)
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    var calls: [(name: String, line: Int)] = []
    for item in finder.body?.statements ?? [] {
      guard let name = name(ofCallIn: item) else { continue }
      let first = converter.location(for: item.positionAfterSkippingLeadingTrivia).line
      guard first == converter.location(for: item.endPositionBeforeTrailingTrivia).line else { return nil }
      if let last = calls.last, last.line + 1 != first { return nil }
      calls.append((name, first))
    }
    return calls.isEmpty ? nil : calls
  }

  private static func inserted(_ line: String, before number: Int, in text: String) -> String {
    // By scalars: a carriage return and a line feed are one character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = lines.first?.hasSuffix("\r") == true ? "\r" : ""
    lines.insert(line + end, at: number - 1)
    return lines.joined(separator: "\n")
  }

  /// The name of a method, if a statement is nothing but a call of one that attaches a child.
  private static func name(ofCallIn item: CodeBlockItemSyntax) -> String? {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("attach"), name.dropFirst("attach".count).first?.isUppercase == true
    else { return nil }
    return name
  }
}

/// Finds `didBecomeActive()` of a class.
private final class MethodFinder: SyntaxVisitor {
  private(set) var body: CodeBlockSyntax?
  private let type: String

  init(type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == type else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "didBecomeActive",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      body = function.body
    }
    return .skipChildren
  }
}
