/// The records in the form of `specs.json`, for other programs.
struct JSONDocument: Encodable {
  private let passed: Int
  private let failed: Int
  private let pending: Int
  private let notRun: Int
  private let specs: [Spec]
  private let strayIssues: [BookIssue]

  init(_ book: BookOfSpecs) {
    let tally = Tally(book.specs.flatMap(\.entries))
    (passed, failed, pending, notRun) = (tally.passed, tally.failed, tally.pending, tally.notRun)
    specs = book.specs.map(Spec.init)
    strayIssues = book.strayIssues
  }

  private struct Spec: Encodable {
    let riblet: String
    let module: String
    let name: String
    let file: String
    let examples: [Example]

    init(_ spec: BookSpec) {
      let who = spec.identity
      (riblet, module, name, file) = (who.riblet, who.module, who.name, who.file)
      examples = spec.entries.map(Example.init)
    }
  }

  private struct Example: Encodable {
    let sentence: String
    let words: [String]
    let status: String
    let reason: String?
    let seconds: Double
    let file: String
    let line: Int
    let issues: [BookIssue]

    init(_ entry: BookEntry) {
      (sentence, words, file, line) = (entry.sentence, entry.words, entry.file, entry.line)
      (status, reason) = (entry.status.word, entry.status.reason)
      seconds = (entry.seconds * 1000).rounded() / 1000
      issues = entry.issues
    }
  }
}
