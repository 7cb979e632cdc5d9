import Testing

@testable import RibletsSpec

struct BookFileTests {
  @Test func `reads what it wrote`() {
    #expect(BookFile.read(BookFile.text(.example)) == .example)
  }

  @Test func `reads any text that it wrote`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let alphabet: [String] = [
      "\\", "\t", "\n", "\r", "\r\n", "t", "n", "", "\u{0}", "가", "\u{1100}\u{1161}", "\u{301}",
    ]
    func text() -> String { (0..<next(12)).map { _ in alphabet[Int(next(UInt64(alphabet.count)))] }.joined() }

    for _ in 0..<300 {
      let identity = SpecIdentity(name: text(), module: text(), riblet: text(), file: text())
      let issue = BookIssue(text: text(), file: nil, line: next(2) == 0 ? nil : 7)
      let entry = BookEntry(
        words: (0...next(4)).map { _ in text() }, file: text(), line: Int(next(99)), status: .failed,
        seconds: Double(next(9999)) / 1000, issues: [issue])
      let book = BookOfSpecs(specs: [BookSpec(identity: identity, entries: [entry])], strayIssues: [issue])

      let read = BookFile.read(BookFile.text(book))

      #expect(read == book, "seed \(seed)")
      let words = read.specs[0].entries[0].words
      #expect(words.map { Array($0.unicodeScalars) } == entry.words.map { Array($0.unicodeScalars) }, "seed \(seed)")
    }
  }

  @Test func `passes over lines that it does not know`() {
    let text = "future\t1\n\nexample\tpassed\nissue\ta\tb\t1\n" + BookFile.text(.example) + "spec\t1"
    #expect(BookFile.read(text) == .example)
  }
}
