import SwiftSyntax

extension ParsedFile {
  /// Returns the text with a requirement at the end of a protocol; `nil` if that is not at the top of the file.
  package func adding(_ requirement: String, toProtocol name: String) -> String? {
    let declared = tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
    guard let block = declared?.memberBlock else { return nil }
    var edits = SourceEdits()
    if let last = block.members.last {
      edits.insert("\n  \(requirement)", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      let end = block.rightBrace.leadingTrivia.contains(where: \.isNewline) ? "" : "\n"
      edits.insert("\n  \(requirement)\(end)", at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return edits.applied(to: text)
  }
}
