extension CorpusWriter {
  mutating func writeMarked(_ number: Int) {
    if random.chance(30) { add("/// \(random.pick(Self.sentences))") }
    let keepsHistory = random.chance(4)
    add(keepsHistory ? "/// @mockable(history: track\(number) = true)" : "/// @mockable")
    let access = random.chance(35) ? "public " : ""
    let actor = random.chance(15) ? "@MainActor " : ""
    add("\(actor)\(access)protocol \(CorpusNames.marked(number))\(parents(of: number)) {")
    if random.chance(4) { add("  associatedtype Item\(random.chance(50) ? ": Hashable" : "")") }
    let count = 5 + random.number(below: 4)
    if keepsHistory { add("  func track\(number)(_ value: Int)") }
    for place in 0..<count { writeMember(place) }
    add("}")
    add()
  }

  private mutating func parents(of number: Int) -> String {
    var names: [String] = []
    if random.chance(15), let parent = earlier(than: number, &random) { names.append(parent) }
    if random.chance(8) { names.append(unmarkedParent()) }
    if random.chance(30) { names.append("AnyObject") }
    if random.chance(12) { names.append("Sendable") }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private mutating func writeMember(_ place: Int) {
    let noun = random.pick(CorpusNames.nouns)
    if random.chance(12) { add("  /// \(random.pick(Self.sentences))") }
    guard random.chance(64) else {
      let name = noun.lowercased() + "\(place)"
      return add("  var \(name): \(value()) { \(random.chance(30) ? "get set" : "get") }")
    }
    let name = random.pick(CorpusNames.verbs) + noun + (random.chance(85) ? "\(place)" : "")
    if random.chance(4) {
      return add("  func \(name)<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value")
    }
    let effects = random.pick(["", "", "", "", " async throws", " async throws", " async", " throws"])
    let result = random.chance(45) ? " -> \(value())" : ""
    add("  func \(name)(\(parameters()))\(effects)\(result)")
  }

  private mutating func parameters() -> String {
    let labels = ["id", "for request", "_ value", "with options", "named", "in context"]
    let first = random.number(below: labels.count)
    var list = (0..<random.pick([0, 0, 1, 1, 2])).map { place in
      "\(labels[(first + place) % labels.count]): \(value())"
    }
    if random.chance(9) {
      list.append("completion: @escaping (Result<\(model()), any Error>) -> Void")
    }
    return list.joined(separator: ", ")
  }

  private mutating func value() -> String {
    switch random.number(below: 10) {
    case 0..<7: random.pick(CorpusNames.values)
    case 7: model()
    case 8: "[\(model())]"
    default: random.chance(70) ? "\(model())?" : "(any Sequence<Int>)?"
    }
  }

  mutating func writeUnmarked() {
    add("/// \(random.pick(Self.sentences))")
    add("protocol \(CorpusNames.unmarked(inFile: index)) {")
    add("  var description\(index): String { get }")
    add("  func describe\(index)(in context: String) -> String")
    add("}")
    add()
  }

  static let sentences = [
    "What the screen shows.", "Called on the main thread.", "A protocol for tests, and for nothing else.",
    "The class that implements this protocol keeps it.", "Loads { once }.", "See the protocol below.",
  ]
}
