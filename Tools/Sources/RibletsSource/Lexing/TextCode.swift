import SwiftParser
import SwiftSyntax

/// The code in a text.
enum TextCode {
  /// The bytes in `\(…)`, with as many number signs as around the text.
  ///
  ///     "\(day) \\(night)"  →  day
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let (found, isSure) = quickRanges(in: bytes)
    return isSure ? found : parsedRanges(in: bytes) ?? found
  }

  /// The same without a syntax tree. Where a bracket that closes is not found for sure, code goes on to the end of the text.
  ///
  ///     "\(day /* ) */) night"  →  day /* ) */) night"
  static func quickRanges(in bytes: UnsafeBufferPointer<UInt8>) -> (found: [Range<Int>], isSure: Bool) {
    guard bytes.contains(UInt8(ascii: "\\")) else { return ([], true) }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: signs)
    var found: [Range<Int>] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "\\")), start + escape.count < bytes.count {
      let next = start + escape.count
      guard bytes[start..<next].elementsEqual(escape) else {
        place = start + 1
        continue
      }
      // Of two backslashes the second is a sign of the text.
      place = next + 1
      guard bytes[next] == UInt8(ascii: "(") else { continue }
      guard let end = end(ofBracketsAt: next, in: bytes) else { return (found + [place..<bytes.count], false) }
      found.append(place..<(end - 1))
      place = end
    }
    return (found, true)
  }

  /// The place behind the bracket that closes the one at a place; `nil` where that takes a syntax tree.
  private static func end(ofBracketsAt place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    ByteClass.all.withUnsafeBufferPointer { classes in
      guard let classes = classes.baseAddress else { return nil }
      var lexer = QuickLexer(bytes, classes: classes)
      lexer.place = place
      do throws(NotSimple) {
        try lexer.skipBrackets()
        return lexer.place
      } catch {
        return nil
      }
    }
  }

  private static func parsedRanges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var parser = Parser(bytes)
    let literal = ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)
    return literal?.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }.map { segment in
      let start = segment.leftParen.endPositionBeforeTrailingTrivia.utf8Offset
      return start..<max(start, segment.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
