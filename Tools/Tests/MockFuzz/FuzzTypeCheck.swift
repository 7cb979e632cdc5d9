import Foundation
import MockFuzzing
import RibletsMocks
import RibletsSource

/// Gives mocks of spoiled samples that still compile to the compiler.
struct FuzzTypeCheck {
  let arguments: FuzzArguments
  let mutator: SampleMutator

  private struct Case {
    let seed: UInt64
    let file: String
    let source: SourceFile
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mock-fuzz \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var sound: [Case] = []
    var accepted = 0
    var seeds = arguments.seed..<(arguments.seed + UInt64(arguments.count))
    while sound.count < arguments.typeChecked, !seeds.isEmpty {
      let cases = try collect(&seeds, in: folder)
      accepted += cases.count
      sound += try compiling(cases, in: folder)
      print("\(accepted) accepted inputs, \(sound.count) of them compile")
    }
    let chosen = Array(sound.prefix(arguments.typeChecked))
    var options = MockOptions()
    options.isPlain = true
    options.keepsHistory = true
    // Made together, so that mocks of one name are told apart.
    let samples = arguments.samples + "/Samples.swift"
    let helpers = SourceFile(parsing: [UInt8](try Data(contentsOf: URL(filePath: samples))), path: samples)
    let output = MockGenerator(options).mocks(of: chosen.map(\.source), parents: [helpers])
    let file = folder + "/Mocks.swift"
    try output.text.write(toFile: file, atomically: true, encoding: .utf8)
    let faults = try complaints(about: chosen.map(\.file) + [file], in: folder)
    for (file, texts) in faults.sorted(by: { $0.key < $1.key }) { for text in texts { print("\(file):\(text)") } }
    print("\(output.names.count) mocks of \(chosen.count) inputs: \(faults.isEmpty ? "all compile" : "see \(folder)")")
    guard faults.isEmpty else { exit(1) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Those that compile: whoever spoils a protocol mostly makes one that does not, and one error may hide another.
  private func compiling(_ cases: [Case], in folder: String) throws -> [Case] {
    var cases = cases
    while true {
      let faulty = try complaints(about: cases.map(\.file), in: folder)
      if faulty.isEmpty { return cases }
      let left = cases.filter { faulty[$0.file] == nil }
      guard left.count < cases.count else {
        print("The samples themselves do not compile: \(faulty)")
        exit(1)
      }
      cases = left
    }
  }

  /// The number of inputs that are compiled at once.
  private static let step = 400

  /// Accepted inputs, each in a type of its own, so that names do not meet.
  private func collect(_ seeds: inout Range<UInt64>, in folder: String) throws -> [Case] {
    var cases: [Case] = []
    while cases.count < Self.step, let seed = seeds.popFirst() {
      let input = FuzzedInput(seed: seed, of: mutator)
      let text = String(decoding: input.text, as: UTF8.self)
      // What belongs at the top of a file does not fit into a type.
      if text.contains("import ") || text.contains("operator ") || text.contains("#if") { continue }
      guard input.outcome() == .accepted else { continue }
      let wrapped = "import Foundation\npublic enum Case\(input.seed) {\n\(text)\n}\n"
      let source = SourceFile(parsing: Array(wrapped.utf8), path: "Case\(input.seed).swift")
      let file = "\(folder)/Case\(input.seed).swift"
      try wrapped.write(toFile: file, atomically: true, encoding: .utf8)
      cases.append(Case(seed: input.seed, file: file, source: source))
    }
    return cases
  }

  /// The complaints about each file, with line and column.
  private func complaints(about files: [String], in folder: String) throws -> [String: [String]] {
    let helpers = arguments.samples + "/Samples.swift"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let list = folder + "/files"
    let quoted = (files + [helpers]).map { "\"\($0)\"" }.joined(separator: "\n")
    try quoted.write(toFile: list, atomically: true, encoding: .utf8)
    process.arguments = [
      "swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-parse-as-library", "-package-name",
      "fuzz", "-module-name", "MockSamples", "@" + list,
    ]
    let errors = folder + "/errors"
    try Data().write(to: URL(filePath: errors))
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let known = Set(files)
    var found: [String: [String]] = [:]
    for line in try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n") {
      guard line.contains(": error: "), let colon = line.range(of: ".swift:") else { continue }
      let file = String(line[..<colon.lowerBound]) + ".swift"
      if known.contains(file) { found[file, default: []].append(String(line[colon.upperBound...])) }
    }
    if process.terminationStatus != 0, found.isEmpty {
      found[""] = [try String(contentsOfFile: errors, encoding: .utf8)]
    }
    return found
  }
}
