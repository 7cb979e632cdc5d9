import RibletsPlans
import RibletsSource
import SwiftSyntax

/// The marks in the files of routes that keep saved states readable when a riblet gets another name.
///
/// A mark is a type of the former name, and a line in its route, without which a release build leaves the type out.
struct FormerNames {
  let edges: [TreeEdge]
  let map: NameMap

  /// Adds a mark for each route to the riblet in a file, which has its new names already.
  func added(to text: String, of file: ParsedFile) throws(RequestProblem) -> String {
    var text = text
    for edge in edges where edge.child == map.old.riblet && edge.place.file == file.path {
      guard let type = map.types[edge.type] else { continue }
      let parent = edge.parent == map.old.riblet ? map.new.riblet : edge.parent
      let mark = parent + map.old.riblet
      text = try Self.removing(type, from: text, file.path)
      text = try Self.listing(mark, without: type, in: type, text, file.path)
      let lines = [
        "", "/// A name by which saved states may know \(map.new.riblet).",
        "enum \(mark): FormerRoute {",
        "  static let route: any ChildRoute.Type = \(type).self", "}",
      ]
      text += lines.flatMap(LineBreaking.broken).map { $0 + "\n" }.joined()
    }
    guard text != file.text, file.text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }.joined(separator: "\r\n")
  }

  /// Adds a mark to the list of those that a route names.
  ///
  /// - Parameter former: One that is in the list no more.
  private static func listing(
    _ mark: String, without former: String, in route: String, _ text: String, _ path: String
  ) throws(RequestProblem) -> String {
    let declarations = TopLevel.declarations(in: try ParsedFile(path, text))
    guard let found = declarations.first(where: { $0.type == route && !$0.isExtension }),
      let group = found.node.asProtocol((any DeclGroupSyntax).self)
    else { return text }
    var bytes = Array(text.utf8)
    var marks: [String] = []
    if let list = found.properties.first(where: { $0.name == "former" }) {
      let elements = list.node.bindings.first?.initializer?.value.as(ArrayExprSyntax.self)?.elements
      marks = elements?.map { $0.expression.trimmedDescription } ?? []
      bytes.removeSubrange(list.node.position.utf8Offset..<list.node.endPosition.utf8Offset)
    }
    marks = marks.filter { $0 != former + ".self" && $0 != mark + ".self" } + [mark + ".self"]
    let line = "  static let former: [any FormerRoute.Type] = [\(marks.joined(separator: ", "))]"
    let lines = LineBreaking.broken(line).map { "\n" + $0 }.joined()
    bytes.insert(contentsOf: lines.utf8, at: group.memberBlock.leftBrace.endPosition.utf8Offset)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name that a route has again is no former one.
  private static func removing(_ type: String, from text: String, _ path: String) throws(RequestProblem) -> String {
    guard text.contains("FormerRoute") else { return text }
    let marks = TopLevel.declarations(in: try ParsedFile(path, text)).filter { $0.isFormerRoute && $0.type == type }
    var bytes = Array(text.utf8)
    for mark in marks.reversed() {
      bytes.removeSubrange(mark.node.position.utf8Offset..<mark.node.endPosition.utf8Offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
