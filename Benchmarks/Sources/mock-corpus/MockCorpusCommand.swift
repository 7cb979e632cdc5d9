internal import ArgumentParser
internal import Foundation
internal import MockCorpus

/// Writes the sources on which `riblets mock` is measured.
@main
struct MockCorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mock-corpus", abstract: "Write Swift sources as a large app has them, and count what was written.")

  @Argument(help: "The folder to write to; made if it is missing.")
  var folder: String

  @Option(help: "How many files.")
  var files = 10_000

  @Option(help: "The same seed gives the same bytes.")
  var seed: UInt64 = 1

  func validate() throws {
    if files < 1 { throw ValidationError("--files takes a number of at least 1.") }
  }

  func run() throws {
    let corpus = MockCorpus(fileCount: files, seed: seed)
    var (bytes, lines, protocols) = (0, 0, 0)
    for index in 0..<files {
      let file = corpus.file(at: index)
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
      bytes += file.text.utf8.count
      lines += file.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
      protocols += file.markedProtocolCount
    }
    print("\(files) files, \(lines) lines, \(bytes) bytes, \(protocols) marked protocols")
  }
}
