import Foundation
import SwiftSyntax

extension SourceEdits {
  /// Adds a member to a declaration.
  ///
  ///     struct A {} + ["let b = 1"] → struct A {
  ///                                     let b = 1
  ///                                   }
  ///
  /// - Parameters:
  ///   - lines: Without indentation.
  ///   - anchor: The member that it comes after; the last one, if there is none.
  ///   - isApart: True for an empty line between the two.
  mutating func add(
    _ lines: [String], to block: MemberBlockSyntax, after anchor: MemberBlockItemSyntax? = nil, isApart: Bool = false
  ) {
    guard let anchor = anchor ?? block.members.last else {
      let outer = block.parent?.indent ?? ""
      let text = lines.map { $0.isEmpty ? "\n" : "\n\(outer)  \($0)" }.joined()
      let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      return block.hasComments ? insert(text, at: start) : replace(start..<end, with: "\(text)\n\(outer)")
    }
    let text = lines.map { $0.isEmpty ? "\n" : "\n" + anchor.indent + $0 }.joined()
    insert((isApart ? "\n" : "") + text, at: anchor.endPosition.utf8Offset)
  }

  /// Removes a member with its comments, up to the empty line before them; the braces close if nothing is left.
  ///
  ///     struct A {       → struct A {}
  ///       let b = 1
  ///     }
  mutating func remove(_ member: MemberBlockItemSyntax, from block: MemberBlockSyntax) {
    let trivia = member.leadingTrivia.description
    let lineFeed = trivia.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let gap = trivia.range(of: lineFeed + lineFeed, options: [.backwards, .literal])
    let kept = gap.map { trivia[..<$0.lowerBound].utf8.count } ?? 0
    var end = member.endPosition.utf8Offset
    if block.members.count == 1, !block.hasComments, kept == 0 {
      end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    } else if member == block.members.first, let next = block.members.dropFirst().first,
      next.leadingTrivia.description.hasPrefix(lineFeed + lineFeed)
    {
      // What comes first has no empty line before it.
      end += lineFeed.utf8.count
    }
    replace(member.position.utf8Offset + kept..<end, with: "")
  }
}

extension MemberBlockSyntax {
  /// True if there is a comment before its end.
  fileprivate var hasComments: Bool {
    (leftBrace.trailingTrivia.description + rightBrace.leadingTrivia.description).contains("/")
  }
}

extension SyntaxProtocol {
  /// The spaces or tabs before it, if it begins a line.
  fileprivate var indent: String {
    let line = leadingTrivia.description.lines.last ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}
