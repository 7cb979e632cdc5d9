import SwiftParser
import SwiftSyntax

/// The tokens of a text, from the quick lexer or, where that gives up, from the parser.
struct SourceTokens {
  /// Those up to the place where the text is nested too deep.
  private(set) var tokens: [QuickLexer.Token] = []
  /// The places where the parser found something that is not Swift.
  private(set) var errors: [Int] = []
  /// The number of words `protocol`, if bodies are left out.
  private(set) var protocolCount = 0
  /// The place where the text is nested too deep to be read.
  private(set) var placeBeyond: Int?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    if let quick = Self.quick(text) {
      self = quick
      return
    }
    placeBeyond = NestingDepth.placeBeyond(in: text)
    if placeBeyond != nil { return }
    let tree = Parser.parse(source: text)
    tokens = Self.tokens(of: tree)
    if let place = Self.firstError(in: tree) { errors = [place] }
  }

  private init() {}

  /// Returns the tokens without a syntax tree; `nil` if that takes one.
  ///
  /// - Parameter skipsBodies: True to leave out what is between the braces of functions, accessors and closures.
  static func quick(_ text: UnsafeBufferPointer<UInt8>, skipsBodies: Bool = false) -> SourceTokens? {
    ByteClass.all.withUnsafeBufferPointer { classes in
      guard let classes = classes.baseAddress else { return nil }
      do throws(NotSimple) {
        var lexer = QuickLexer(text, classes: classes)
        var depth = NestingDepth(text)
        var braces = TypeBraces()
        var found = SourceTokens()
        found.tokens.reserveCapacity(text.count / 6)
        try lexer.advance()
        while lexer.token.kind != .end, depth.placeBeyond == nil {
          if skipsBodies { try braces.skipBody(at: &lexer, text) } else { depth.add(lexer.token) }
          found.tokens.append(lexer.token)
          try lexer.advance()
        }
        if braces.open != 0 { return nil }
        found.protocolCount = braces.protocolCount
        found.placeBeyond = depth.placeBeyond
        return found
      } catch {
        return nil
      }
    }
  }

  /// The place of the first thing in a text that the parser does not understand.
  static func firstError(in text: UnsafeBufferPointer<UInt8>) -> Int? { firstError(in: Parser.parse(source: text)) }

  private static func firstError(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError else { return nil }
    let token =
      tree.tokens(viewMode: .all).first {
        $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
      } ?? tree.endOfFileToken
    return token.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  // MARK: From a tree

  static func tokens(of tree: SourceFileSyntax) -> [QuickLexer.Token] {
    var tokens: [QuickLexer.Token] = []
    var end = 0
    // Literals are one token each, whatever is in them.
    var literalEnd = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .endOfFile = token.tokenKind { break }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let length = token.trimmedLength.utf8Length
      if start < literalEnd || length == 0 { continue }
      var made = QuickLexer.Token()
      made.start = start
      made.end = start + length
      made.triviaStart = end
      made.isFirstOnLine = end == 0 || isAfterNewline(token, from: end)
      made.byte = token.text.utf8.first ?? 0
      made.kind = kind(of: token)
      if let literal = literal(around: token) {
        made.kind = .string
        made.end = literal.endPositionBeforeTrailingTrivia.utf8Offset
        literalEnd = made.end
      }
      end = made.end
      if let last = tokens.last, joins(last, made) || isMinorVersion(token) {
        tokens[tokens.count - 1].end = made.end
      } else {
        tokens.append(made)
      }
    }
    return tokens
  }

  private static func isAfterNewline(_ token: TokenSyntax, from end: Int) -> Bool {
    token.leadingTrivia.contains { $0.isNewline }
      || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains { $0.isNewline } == true
  }

  /// Returns true for the `.0` of `#available(iOS 26.0, *)`, which is a number like any other without the parser.
  private static func isMinorVersion(_ token: TokenSyntax) -> Bool {
    guard let component = token.parent?.as(VersionComponentSyntax.self) else { return false }
    return component.parent?.as(VersionComponentListSyntax.self)?.first?.id == component.id
  }

  private static func literal(around token: TokenSyntax) -> Syntax? {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter:
      token.parent
    default: nil
    }
  }

  private static func kind(of token: TokenSyntax) -> QuickLexer.Token.Kind {
    switch token.tokenKind {
    case .integerLiteral, .floatLiteral: .number
    case .binaryOperator, .prefixOperator, .postfixOperator, .arrow, .equal, .prefixAmpersand, .postfixQuestionMark,
      .infixQuestionMark, .exclamationMark, .leftAngle, .rightAngle, .ellipsis:
      .symbol
    case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      .directive
    case .identifier(let text), .dollarIdentifier(let text): text.hasPrefix("`") ? .backticked : .word
    case .keyword, .wildcard: .word
    default: .mark
    }
  }

  /// Returns true if two tokens of the parser are one: an operator that it took apart, or a sign with its word.
  private static func joins(_ last: QuickLexer.Token, _ next: QuickLexer.Token) -> Bool {
    guard next.isAdjacent else { return false }
    if last.kind == .directive { return next.kind == .word && last.end - last.start == 1 }
    return last.kind == .symbol && next.kind == .symbol && next.byte != UInt8(ascii: ".")
  }
}

extension TriviaPiece {
  fileprivate var isNewline: Bool {
    switch self {
    case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}
