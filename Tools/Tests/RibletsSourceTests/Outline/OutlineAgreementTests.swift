import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import RibletsSource

/// The outline, and the tokens that it is made of, have to agree with the parser.
struct OutlineAgreementTests {
  private static let tools = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func texts(below folder: String, step: Int, from start: Int = 0) throws -> [(String, [UInt8])] {
    let root = Self.tools.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
    return try stride(from: start, to: names.count, by: step).map { names[$0] }
      .map { ($0, Array(try Data(contentsOf: root.appending(path: $0)))) }.filter { $0.1.count < 60_000 }
  }

  /// The parser is slow in a debug build: only every so many files are read, others each time.
  @Test(arguments: [
    ("../Sources", 8), ("../Tests", 50), ("../Examples", 10), ("Sources", 10), ("MockSamples/Sources/MockSamples", 2),
  ])
  func `real files have the outline that their trees have`(folder: String, step: Int) throws {
    var quickCount = 0
    let start = Int.random(in: 0..<step)
    print("\(folder): every file in \(step) from \(start)")
    let texts = try texts(below: folder, step: step, from: start)
    for (name, text) in texts {
      text.withUnsafeBufferPointer { text in
        let tree = Parser.parse(source: text)
        if let quick = SourceTokens.quick(text) {
          quickCount += 1
          #expect(difference(text, quick.tokens, SourceTokens.tokens(of: tree)) == nil, "\(name)")
        }
        let outline = SourceOutline(reading: text, path: name)
        let visitor = OutlineVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        let lines = OutlineVisitor.lines(of: outline)
        let missing = visitor.lines.filter { !lines.contains($0) }
        #expect(missing == [], "\(name): \(lines.filter { !visitor.lines.contains($0) })")
        #expect(lines.count == visitor.lines.count, "\(name)")
        #expect(outline.errors == [])
      }
    }
    #expect(quickCount * 2 > texts.count)
  }

  @Test(arguments: [
    "let a = 40.0...350.0", "let a = b.0.1", "let a = 1.5..<2.5e-3", "let a = (0.0)...0x1p-3",
    "if #available(iOS 26.0, macOS 26, *) {}", "@available(iOS 13.4.1, *) func a() {}", "#if swift(>=6.2.1)\n#endif",
  ])
  func `numbers end where the parser ends them`(text: String) throws {
    try Array(text.utf8).withUnsafeBufferPointer { text in
      let quick = try #require(SourceTokens.quick(text))
      #expect(difference(text, quick.tokens, SourceTokens.tokens(of: Parser.parse(source: text))) == nil)
    }
  }

  /// The first token that differs; `nil` if none does.
  private func difference(
    _ text: UnsafeBufferPointer<UInt8>, _ quick: [QuickLexer.Token], _ tree: [QuickLexer.Token]
  ) -> String? {
    func string(_ token: QuickLexer.Token) -> String {
      "\(token.kind) \(String(decoding: text[token.start..<token.end], as: UTF8.self)) \(token.isFirstOnLine)"
    }
    for (first, second) in zip(quick, tree) where string(first) != string(second) || first.start != second.start {
      return "\(string(first)), and \(string(second)) at \(second.start)"
    }
    return quick.count == tree.count ? nil : "\(quick.count) tokens, and \(tree.count)"
  }

  @Test(arguments: [31, 32] as [UInt64])
  func `half-written files have an outline, and nothing is read that is not there`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededNumbers(state: seed)
    let texts = try texts(below: "../Examples/SampleFeatures/Sources", step: 3).map(\.1)
    for _ in 0..<200 {
      var text = texts[random.number(below: texts.count)]
      for _ in 0..<(1 + random.number(below: 4)) { random.mutate(&text) }
      let outline = SourceOutline(reading: text, path: "A.swift")
      let words = String(decoding: text, as: UTF8.self)
      for type in outline.types where type.keyword != .extension {
        #expect(words.contains(type.name), "\(type.name)")
      }
    }
  }
}

/// Lists what an outline lists, from a tree.
private final class OutlineVisitor: SyntaxVisitor {
  private(set) var lines: [String] = []

  static func lines(of outline: SourceOutline) -> [String] {
    // Aliases in bodies and types in them are not looked for.
    outline.types.filter { $0.keyword != .typealias }.map { type in
      let members = type.members.filter { [.function, .initializer].contains($0.kind) }
        .map {
          "\($0.name)(\($0.parameters.map { "\($0.label):\(squeezed($0.type))" }.joined()))\(squeezed($0.type ?? ""))"
        }
      let properties = type.members.filter { $0.kind == .property && !$0.name.isEmpty }
        .map { "\($0.name):\(squeezed($0.type ?? ""))" }
      return "\(type.keyword) \(squeezed(type.name)) \(type.inherited.map(squeezed)) \(members) \(properties)"
    }
    .sorted()
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  override func visitPost(_ node: SourceFileSyntax) { lines.sort() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("class", node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add("struct", node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add("enum", node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("actor", node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("protocol", node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("extension", node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ keyword: String, _ name: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    var functions: [String] = []
    var properties: [String] = []
    read(block.members, &functions, &properties)
    let inherited = clause?.inheritedTypes.map { Self.plain($0.type) } ?? []
    lines.append("\(keyword) \(Self.squeezed(name)) \(inherited) \(functions) \(properties)")
    return .visitChildren
  }

  private func read(_ members: MemberBlockItemListSyntax, _ functions: inout [String], _ properties: inout [String]) {
    for member in members {
      if let node = member.decl.as(FunctionDeclSyntax.self) {
        functions.append(
          Self.unquoted(node.name.text) + Self.signature(node.signature)
            + (node.signature.returnClause.map { Self.plain($0.type) } ?? ""))
      } else if let node = member.decl.as(InitializerDeclSyntax.self) {
        functions.append(Self.signature(node.signature))
      } else if let node = member.decl.as(VariableDeclSyntax.self) {
        for binding in node.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          properties.append("\(Self.unquoted(name)):\(binding.typeAnnotation.map { Self.plain($0.type) } ?? "")")
        }
      } else if let node = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses {
          if case .decls(let members) = clause.elements { read(members, &functions, &properties) }
        }
      }
    }
  }

  private static func signature(_ node: FunctionSignatureSyntax) -> String {
    let parameters = node.parameterClause.parameters.map { parameter in
      "\(unquoted(parameter.firstName.text)):\(plain(parameter.type))\(parameter.ellipsis?.text ?? "")"
    }
    return "(\(parameters.joined()))"
  }

  private static func plain(_ type: some SyntaxProtocol) -> String {
    squeezed(type.tokens(viewMode: .sourceAccurate).map(\.text).joined())
  }

  private static func unquoted(_ name: String) -> String { name.replacing("`", with: "") }
}
