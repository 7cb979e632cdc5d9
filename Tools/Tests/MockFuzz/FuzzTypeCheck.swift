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
    var cases = try collect(in: folder)
    print("\(cases.count) accepted inputs")
    // Whoever spoils a protocol mostly makes one that does not compile, and one error may hide another.
    while true {
      let faulty = try complaints(about: cases.map(\.file), in: folder)
      if faulty.isEmpty { break }
      let left = cases.filter { faulty[$0.file] == nil }
      guard left.count < cases.count else { return fail("The samples themselves do not compile: \(faulty)") }
      cases = left
    }
    let chosen = Array(cases.prefix(arguments.typeChecked))
    print("\(cases.count) of these compile, mocks of \(chosen.count) are checked")
    var mocks: [String] = []
    for found in chosen {
      var options = MockOptions()
      options.isPlain = true
      options.keepsHistory = true
      let output = MockGenerator(options).mocks(of: [found.source])
      let file = found.file.replacing(".swift", with: "Mocks.swift")
      try output.text.write(toFile: file, atomically: true, encoding: .utf8)
      mocks.append(file)
    }
    let faulty = try complaints(about: chosen.map(\.file) + mocks, in: folder)
    for (file, text) in faulty.sorted(by: { $0.key < $1.key }) { print(file, text) }
    print("\(mocks.count - faulty.count) of \(mocks.count) files of mocks compile")
    guard faulty.isEmpty else { exit(1) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func fail(_ text: String) {
    print(text)
    exit(1)
  }

  /// Accepted inputs, each in a type of its own, so that names do not meet.
  private func collect(in folder: String) throws -> [Case] {
    var cases: [Case] = []
    for offset in 0..<UInt64(arguments.count) {
      let input = FuzzedInput(seed: arguments.seed + offset, of: mutator)
      let text = String(decoding: input.text, as: UTF8.self)
      // What belongs at the top of a file does not fit into a type.
      if text.contains("import ") || text.contains("operator ") || text.contains("#if") { continue }
      guard input.outcome() == .accepted else { continue }
      let wrapped = "import Foundation\nenum Case\(input.seed) {\n\(text)\n}\n"
      let source = SourceFile(parsing: Array(wrapped.utf8), path: "Case\(input.seed).swift")
      let file = "\(folder)/Case\(input.seed).swift"
      try wrapped.write(toFile: file, atomically: true, encoding: .utf8)
      cases.append(Case(seed: input.seed, file: file, source: source))
    }
    return cases
  }

  /// The first complaint about each file.
  private func complaints(about files: [String], in folder: String) throws -> [String: String] {
    let helpers = arguments.samples + "/Samples.swift"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let list = folder + "/files"
    let quoted = (files + [helpers]).map { "\"\($0)\"" }.joined(separator: "\n")
    try quoted.write(toFile: list, atomically: true, encoding: .utf8)
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-package-name", "fuzz", "@" + list,
    ]
    let errors = folder + "/errors"
    try Data().write(to: URL(filePath: errors))
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let known = Set(files)
    var found: [String: String] = [:]
    for line in try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n") {
      guard let range = line.range(of: ": error: "), let colon = line.range(of: ".swift:") else { continue }
      let file = String(line[..<colon.lowerBound]) + ".swift"
      if known.contains(file), found[file] == nil { found[file] = String(line[range.upperBound...]) }
    }
    if process.terminationStatus != 0, found.isEmpty { found[""] = try String(contentsOfFile: errors, encoding: .utf8) }
    return found
  }
}
