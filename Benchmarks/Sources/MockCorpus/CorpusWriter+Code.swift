extension CorpusWriter {
  mutating func writeModel() {
    add("struct \(CorpusNames.model(inFile: index)): Codable, Hashable, Sendable {")
    for place in 0..<(2 + random.number(below: 4)) {
      add("  let \(random.pick(CorpusNames.nouns).lowercased())\(place): \(random.pick(CorpusNames.values))")
    }
    add("}")
    add()
  }

  mutating func writeClass() {
    let name = CorpusNames.type(random.number(below: 400)) + "Controller\(index)x\(lineCount)"
    add("final class \(name): \(random.pick(["NSObject", "Sendable", "CustomStringConvertible"])) {")
    add("  private let store: [String: \(model())] = [:]")
    add("  lazy var name = \"\(random.pick(CorpusNames.nouns)) \\(store.count) { protocol }\"")
    if random.chance(40) {
      add("  init(store: [String: Int] = [:]) {")
      add("    super.init()")
      add("  }")
    }
    for _ in 0..<(1 + random.number(below: 3)) {
      add()
      writeFunction(indent: "  ")
    }
    add("}")
  }

  mutating func writeExtension() {
    add("// MARK: - \(random.pick(CorpusNames.nouns))")
    add("extension \(CorpusNames.model(inFile: index)) {")
    if random.chance(20) { add("  typealias Completion = (Result<Int, any Error>) -> Void") }
    add("  var summary\(lineCount): String {")
    add("    get { \"\\(self) \\(hashValue)\" }")
    add("  }")
    writeFunction(indent: "  ")
    add("}")
  }

  mutating func writeEnumeration() {
    add("enum \(random.pick(CorpusNames.nouns))State\(index)x\(lineCount): Int, Sendable {")
    add("  case idle, loading")
    add("  case failed = 7 /* not a case { */")
    add("  var isIdle: Bool { self == .idle }")
    add("}")
  }

  mutating func writeFunction(indent: String) {
    let noun = random.pick(CorpusNames.nouns)
    add(
      "\(indent)func \(random.pick(CorpusNames.verbs))\(noun)\(lineCount)(_ value: Int, name: String = \"\") -> Int {")
    for _ in 0..<(2 + random.number(below: 6)) { add(indent + "  " + statement()) }
    if random.chance(30) {
      add("\(indent)  switch value {")
      add("\(indent)  case 0: break")
      add("\(indent)  default: print(\"class \\(name) { \\(value + 1) }\")")
      add("\(indent)  }")
    }
    add("\(indent)  return [1, 2, value, name.count].map { $0 * 2 }.filter { $0 / 3 > 1 }.reduce(0, +)")
    add("\(indent)}")
  }

  private mutating func statement() -> String {
    let number = lineCount * 10 + random.number(below: 10)
    return switch random.number(below: 8) {
    case 0: "let sum\(number) = (0..<value).reduce(into: value) { $0 += $1 & 0xFF }"
    case 1: "if value > \(number), !name.isEmpty { print(name, \"\\(value)\", name.count) }"
    case 2: "// The protocol says: { \(random.pick(CorpusNames.verbs)) } first."
    case 3: "guard value != \(number), name.count < value else { return value + 1 }"
    case 4: "_ = name.split(separator: \"{\").map(String.init)"
    case 5: "for step in 0..<3 where step != value { _ = step }"
    case 6: "let text\(number) = #\"protocol \"P\" { \\d }\"# + name"
    default: "defer { print(#function, value / 2, separator: \"; \") }"
    }
  }

  mutating func writeStrings() {
    add("let query\(index)x\(lineCount) = \"\"\"")
    add("  protocol Fake { class \\(CommandLine.argc) }")
    add("  /// @mock but not this one")
    add("  \"quoted\" { select * from table }")
    add("  \"\"\"")
  }

  mutating func writeView() {
    add("/* A comment /* in a comment: protocol X { */ still. */")
    add("#if DEBUG")
    add("@available(iOS 16, macOS 13, *)")
    add("private struct Preview\(index)x\(lineCount)<Content>: Sendable where Content: Sendable {")
    add("  let content: @Sendable () -> Content")
    add("  static var sample: Int { 1 }")
    add("}")
    add("#endif")
  }
}
