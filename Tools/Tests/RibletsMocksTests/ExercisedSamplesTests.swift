import Foundation
import RibletsMocks
import RibletsSource
import Testing

/// That tests call the mocks of all samples, and that there are some of each kind.
struct ExercisedSamplesTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../MockSamples").standardizedFileURL

  private static func swiftFiles(in folder: String) throws -> [String] {
    let path = package.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { path + "/" + $0 }
  }

  /// The words of the tests that call mocks.
  private static func words(of target: String) throws -> Set<Substring> {
    var words: Set<Substring> = []
    for file in try swiftFiles(in: "Tests/" + target) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
    return words
  }

  /// The source of each sample, by the name of its mock; read once.
  private static let samples = Result { try readSamples() }

  private static func readSamples() throws -> [String: String] {
    var samples: [String: String] = [:]
    for file in try swiftFiles(in: "Sources/MockSamples") {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let parsed = SourceFile(parsing: Array(text.utf8), path: file)
      for name in MockGenerator(MockOptions()).mocks(of: [parsed]).names {
        let position = parsed.protocols.first { $0.name + "Mock" == name }?.marks.position.line
        let rest = position.map { lines[($0 - 1)...] } ?? []
        samples[name] = rest.prefix { !$0.contains("/// @mockable") }.joined(separator: "\n")
      }
    }
    return samples
  }

  @Test func `each sample is exercised by a test`() throws {
    let words = try Self.words(of: "KitMockTests")
    let missing = try Self.samples.get().keys.filter { !words.contains(Substring($0)) }
    #expect(missing.sorted() == [])
  }

  @Test func `many samples are exercised as plain mocks, too`() throws {
    let words = try Self.words(of: "PlainMockTests")
    let names = try Self.samples.get().keys.filter { words.contains(Substring($0)) }
    #expect(names.count >= 80)
  }

  /// The kinds of samples: the pattern that a sample of the kind has, and the least number of samples.
  private static let kinds: [(kind: String, pattern: String, least: Int)] = [
    ("async", #"\) async|get async"#, 25),
    ("typed throws", #"throws\((?!Never|any)"#, 8),
    ("rethrows", "rethrows", 4),
    ("actors", ": [A-Za-z]*Actor\\b", 6),
    ("global actors", "@(MainActor|StoreActor) protocol", 10),
    ("members of a global actor", #"[{;] @MainActor"#, 3),
    ("Sendable", "protocol .*: .*Sendable", 12),
    ("nonisolated members", "nonisolated (func|var)", 4),
    ("isolated parameters", "isolated \\(", 1),
    ("associated types", "associatedtype", 14),
    ("primary associated types", "protocol [A-Za-z0-9]+<", 2),
    ("some and any", #"\b(some|any) "#, 18),
    ("generic members", #"(func|subscript|init)[^(;]*<"#, 20),
    ("where clauses", " where ", 10),
    ("parameter packs", "each T", 2),
    ("Self", #"\bSelf\b"#, 8),
    ("operators", "static (prefix |postfix )?func [^A-Za-z ]", 6),
    ("static members", "static (func|var|subscript)", 12),
    ("initializers", #"\binit[?<(]"#, 11),
    ("subscripts", "subscript", 10),
    ("settable subscripts", "subscript[^;]*set }", 4),
    ("asynchronous and throwing subscripts", "subscript[^;]*(async|throws)", 2),
    ("variadic parameters", #"\.\.\."#, 4),
    ("inout", "inout", 6),
    ("closures", "->.*\\) *->|\\(.*->.*\\)", 20),
    ("escaping closures", "@escaping", 10),
    ("autoclosures", "@autoclosure", 4),
    ("sendable closures", "@Sendable", 3),
    ("tuples", #"(\(x: Int|-> \(Int|\(Int, Int\))"#, 4),
    ("opaque parameters", #"\(_ [a-z]*: (some|\[some)"#, 3),
    ("keywords and raw names", "`", 5),
    ("aliases", "typealias|: Both|Completion", 5),
    ("superclass bounds", ": (Device|Screen)|Self: NamedDevice", 3),
    (
      "protocols of the standard library", ": .*(Hashable|Equatable|Codable|Identifiable|Comparable|Error|Sequence)", 12
    ),
    ("conditions", "#if", 4),
    ("availability", "@available", 3),
    ("access", "(public|package) protocol", 3),
    ("inherited members", "protocol [A-Za-z0-9]+: [A-Z][a-z][0-9]{2}", 7),
    ("streams of the runtime", "(State|Event)Stream<", 2),
    ("noncopyable types", "Ticket|~Copyable", 4),
  ]

  @Test(arguments: kinds) func `there are samples of each kind`(kind: (kind: String, pattern: String, least: Int))
    throws
  {
    let pattern = try Regex(kind.pattern)
    let count = try Self.samples.get().values.count { $0.contains(pattern) }
    #expect(count >= kind.least, "\(kind.kind)")
  }
}
