import Foundation
import SwiftParser
import SwiftSyntax

/// The time that swift-syntax takes, alone and on one thread, for the marked declarations in the sources of an app.
///
/// The work is the same on every machine, whatever riblets makes of it: `scripts/measure mocks` counts its promises in it.
@main
struct ParseYardstick {
  static func main() throws {
    guard CommandLine.arguments.count == 3, let rounds = Int(CommandLine.arguments[2]), rounds > 0 else {
      FileHandle.standardError.write(Data("Usage: ParseYardstick FOLDER ROUNDS\n".utf8))
      exit(64)
    }
    let declarations = try markedDeclarations(below: CommandLine.arguments[1])
    guard !declarations.isEmpty else {
      FileHandle.standardError.write(Data("No declaration in '\(CommandLine.arguments[1])' is marked.\n".utf8))
      exit(65)
    }
    let times = (0..<rounds).map { _ in ContinuousClock().measure { parse(declarations) } / .milliseconds(1) }
    let bytes = declarations.reduce(0) { $0 + $1.count }
    print("\(times.sorted()[rounds / 2]) \(declarations.count) \(bytes)")
  }

  /// The texts of protocols with `@mockable` in a comment before them, that comment included.
  private static func markedDeclarations(below folder: String) throws -> [[UInt8]] {
    let mark = Data("@mockable".utf8)
    var declarations: [[UInt8]] = []
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try Data(contentsOf: URL(filePath: folder + "/" + path))
      guard text.range(of: mark) != nil else { continue }
      let bytes = [UInt8](text)
      let finder = MarkedProtocols(viewMode: .sourceAccurate)
      finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
      declarations += finder.ranges.map { Array(bytes[$0]) }
    }
    return declarations
  }

  private static func parse(_ declarations: [[UInt8]]) {
    for text in declarations {
      let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
      precondition(tree.statements.count == 1, "A marked protocol is one statement.")
    }
  }
}

private final class MarkedProtocols: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.leadingTrivia.description.contains("@mockable") {
      ranges.append(node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
