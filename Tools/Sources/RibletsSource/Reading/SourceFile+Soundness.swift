import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Returns true if a text is Swift, as far as its syntax goes.
  public static func isSound(_ text: String) -> Bool {
    !NestingLimit.isBeyond(text) && !Parser.parse(source: text).hasError
  }
}
