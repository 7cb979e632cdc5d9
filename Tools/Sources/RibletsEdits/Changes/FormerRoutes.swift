package import RibletsPlans
import SwiftSyntax

/// The marks in the files of routes that keep saved states readable when a riblet gets another name.
///
/// A mark is a type of the former name, and a line in its route, without which a release build leaves the type out.
package enum FormerRoutes {
  /// Adds a mark: its type, and its place in the list.
  ///
  ///     struct RootBasket: ChildRoute {
  ///       static let shown = Shown.sheet
  ///     }
  ///     → struct RootBasket: ChildRoute {
  ///         static let former: [any FormerRoute.Type] = [RootCart.self]
  ///         static let shown = Shown.sheet
  ///       }
  ///
  ///       /// A name by which saved states may know Basket.
  ///       enum RootCart: FormerRoute {
  ///         static let route: any ChildRoute.Type = RootBasket.self
  ///       }
  ///
  /// - Parameter former: A mark that goes, as the route has that name again.
  package static func adding(
    _ mark: String, without former: String? = nil, of riblet: String, to route: String, _ text: String, _ path: String
  ) throws(RequestProblem) -> String {
    let lines = [
      "", comment + riblet + ".",
      "enum \(mark): FormerRoute {",
      "  static let route: any ChildRoute.Type = \(route).self", "}",
    ]
    let rest = try former.map { (name) throws(RequestProblem) in try removing(name, from: text, path) } ?? text
    return try listing(mark, without: former, in: route, rest, path)
      + lines.flatMap(LineBreaking.broken).map { $0 + "\n" }.joined()
  }

  /// The marks in a route file, in their order: `enum RootCart: FormerRoute` is `RootCart`.
  package static func marks(in file: ParsedFile) -> [String] {
    file.declarations.filter(\.isFormerRoute).map(\.type)
  }

  /// Gives the route of a route file other marks, as renames would have added them in this order.
  ///
  ///     former: [any FormerRoute.Type] = [RootCart.self] → former: [any FormerRoute.Type] = [RootBag.self]
  package static func replacing(
    _ file: ParsedFile, with marks: [String], riblet: String
  ) throws(RequestProblem) -> String {
    let routes = file.declarations.filter { !$0.isExtension && $0.inherited.contains("ChildRoute") }.map(\.type)
    guard routes.count == 1, let route = routes.first else { return file.text }
    var text = file.text
    for mark in Self.marks(in: file) {
      text = try removing(mark, from: text, file.path)
      text = try listing(nil, without: mark, in: route, text, file.path)
    }
    for mark in marks { text = try adding(mark, of: riblet, to: route, text, file.path) }
    return ending(text, as: file)
  }

  /// Ends lines as those of the file that a text was made of.
  package static func ending(_ text: String, as file: ParsedFile) -> String {
    guard text != file.text, file.text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }.joined(separator: "\r\n")
  }

  /// Adds a mark to the list in a route.
  ///
  ///     static let former: [any FormerRoute.Type] = [RootCart.self]
  ///     → static let former: [any FormerRoute.Type] = [RootCart.self, RootBag.self]
  ///
  /// - Parameter former: One that is in the list no more.
  private static func listing(
    _ mark: String?, without former: String?, in route: String, _ text: String, _ path: String
  ) throws(RequestProblem) -> String {
    let declarations = try ParsedFile(path, text).declarations
    guard let found = declarations.first(where: { $0.type == route && !$0.isExtension }),
      let group = found.node.asProtocol((any DeclGroupSyntax).self)
    else { return text }
    var bytes = Array(text.utf8)
    var marks: [String] = []
    if let list = found.properties.first(where: { $0.name == "former" }) {
      let elements = list.node.bindings.first?.initializer?.value.as(ArrayExprSyntax.self)?.elements
      marks = elements?.map { $0.expression.trimmedDescription } ?? []
      bytes.removeSubrange(range(of: list.node))
    }
    let (added, gone) = (mark.map { $0 + ".self" }, former.map { $0 + ".self" })
    marks = marks.filter { $0 != gone && $0 != added } + (added.map { [$0] } ?? [])
    if marks.isEmpty { return String(decoding: bytes, as: UTF8.self) }
    let line = "  static let former: [any FormerRoute.Type] = [\(marks.joined(separator: ", "))]"
    let lines = LineBreaking.broken(line).map { "\n" + $0 }.joined()
    bytes.insert(contentsOf: lines.utf8, at: group.memberBlock.leftBrace.endPosition.utf8Offset)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name that a route has again is no former one.
  private static func removing(_ type: String, from text: String, _ path: String) throws(RequestProblem) -> String {
    guard text.contains("FormerRoute") else { return text }
    let marks = try ParsedFile(path, text).declarations.filter { $0.isFormerRoute && $0.type == type }
    return marks.reversed().reduce(text) { text, mark in
      text.replacing(range(of: mark.node), with: "")
    }
  }

  /// A declaration with its own comment and the blank lines before it. Other comments before it stay.
  ///
  ///     // By hand.
  ///
  ///     /// A name by which saved states may know Basket.
  ///     enum RootCart: FormerRoute { … } → // By hand.
  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let own = node.leadingTrivia.pieces.reversed().prefix { piece in
      if case .docLineComment(let text) = piece { return text.hasPrefix(comment) }
      return piece.isWhitespace
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return own.reduce(start) { $0 - $1.sourceLength.utf8Length }..<node.endPosition.utf8Offset
  }

  private static let comment = "/// A name by which saved states may know "
}
