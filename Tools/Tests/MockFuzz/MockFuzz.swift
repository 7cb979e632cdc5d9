import Foundation
import MockFuzzing

/// Gives the mock generator spoiled samples, many at a time, in processes of their own: a crash ends one of these, is
/// written down with its seed, and the next goes on behind it.
@main
struct MockFuzz {
  static func main() throws {
    let arguments = FuzzArguments(CommandLine.arguments)
    let mutator = try SampleMutator(texts: arguments.texts())
    if let seed = arguments.shown {
      let input = FuzzedInput(seed: seed, of: mutator)
      print(String(decoding: input.text, as: UTF8.self))
      print(input.outcome())
    } else if arguments.isWorker {
      FuzzWorker(arguments: arguments, mutator: mutator).run()
    } else if arguments.typeChecked > 0 {
      try FuzzTypeCheck(arguments: arguments, mutator: mutator).run()
    } else {
      try FuzzParent(arguments: arguments).run()
    }
  }
}

/// The task of a run.
struct FuzzArguments {
  /// The folder of the samples.
  var samples = ""
  /// The first seed; the others follow it.
  var seed: UInt64 = 1
  /// The number of inputs.
  var count = 100_000
  /// The number of processes.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Seconds that one input may take.
  var limit = 10.0
  /// The number of accepted outputs that are given to the compiler.
  var typeChecked = 0
  /// A seed whose input is shown.
  var shown: UInt64?
  var isWorker = false
  /// The file in which a worker notes at which seed it is.
  var place = ""

  init(_ words: [String]) {
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--samples": samples = rest.popFirst() ?? ""
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--count": count = rest.popFirst().flatMap { Int($0) } ?? count
      case "--jobs": jobs = rest.popFirst().flatMap { Int($0) } ?? jobs
      case "--type-check": typeChecked = rest.popFirst().flatMap { Int($0) } ?? 500
      case "--show": shown = rest.popFirst().flatMap { UInt64($0) }
      case "--worker":
        isWorker = true
        place = rest.popFirst() ?? ""
      default:
        FileHandle.standardError.write(Data("mock-fuzz does not know '\(word)'.\n".utf8))
        exit(64)
      }
    }
  }

  func sampleFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: samples).filter { $0.hasSuffix(".swift") }.sorted()
      .map { samples + "/" + $0 }
  }

  func texts() throws -> [String] { try sampleFiles().map { try String(contentsOfFile: $0, encoding: .utf8) } }
}
