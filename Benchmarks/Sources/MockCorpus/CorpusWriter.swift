/// Writes one file.
struct CorpusWriter {
  let index: Int
  let corpus: MockCorpus
  var random: CorpusRandom
  private(set) var text = ""
  private(set) var lineCount = 0

  init(file index: Int, of corpus: MockCorpus) {
    self.index = index
    self.corpus = corpus
    random = CorpusRandom(seed: corpus.seed, file: index)
  }

  mutating func add(_ line: String = "") {
    text += line
    text += "\n"
    lineCount += 1
  }

  mutating func writeFile() {
    add("//")
    add("//  \(CorpusNames.type(index))\(index).swift")
    add("//")
    add()
    add("import Foundation")
    if random.chance(40) { add("import \(random.pick(["Combine", "os", "CoreGraphics", "Dispatch"]))") }
    if random.chance(10) { add("@preconcurrency import \(random.pick(["Network", "StoreKit"]))") }
    add()
    for number in MockCorpus.markedProtocols(in: index) { writeMarked(number) }
    if CorpusNames.hasUnmarked(index) { writeUnmarked() }
    writeModel()
    // Most files are short, some are long.
    let goal = random.chance(8) ? 150 + random.number(below: 120) : 43 + random.number(below: 42)
    while lineCount < goal { writeSomething() }
  }

  private mutating func writeSomething() {
    switch random.number(below: 10) {
    case 0..<4: writeClass()
    case 4..<6: writeExtension()
    case 6: writeEnumeration()
    case 7: writeFunction(indent: "")
    case 8: writeStrings()
    default: writeView()
    }
    add()
  }

  /// A protocol of another file or number, never one that inherits from this one.
  func earlier(than number: Int, _ random: inout CorpusRandom) -> String? {
    number == 0 ? nil : CorpusNames.marked(random.number(below: number))
  }

  mutating func unmarkedParent() -> String {
    let files = corpus.fileCount / 3
    guard files > 0 else { return "AnyObject" }
    return CorpusNames.unmarked(inFile: random.number(below: files) * 3 + 2)
  }

  mutating func model() -> String { CorpusNames.model(inFile: random.number(below: corpus.fileCount)) }
}
