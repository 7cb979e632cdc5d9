import Foundation
import TestFolder
import Testing

@testable import RibletsMocks

/// Tests that the memory of a run may save the next one work, and has no other effect.
struct MockCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(shards: Int = 1, isPlain: Bool = true, jobs: Int = 2) -> MockRun {
    var run = MockRun()
    run.sources = [folder.path("Sources")]
    run.outputs = shards == 1 ? [folder.path("Mocks.swift")] : (1...shards).map { folder.path("Mocks-\($0).swift") }
    run.options.isPlain = isPlain
    run.jobs = jobs
    return run
  }

  private func write(_ sources: ChangingSources) throws {
    try? FileManager.default.removeItem(atPath: folder.path("Sources"))
    try folder.write("", to: "Sources/Empty.swift")
    for (name, text) in sources.files { try folder.write(text, to: "Sources/" + name) }
  }

  /// Returns the mocks that a run makes without the memory of another one.
  private func expected(_ run: MockRun) throws -> (texts: [String], diagnoses: [MockDiagnosis]) {
    let output = run.mocks(of: try run.input())
    return (run.outputs.count == 1 ? [output.text] : output.shards(run.outputs.count), output.diagnoses)
  }

  @discardableResult
  private func update(_ run: MockRun) throws -> MockRun.Outcome {
    let input = try run.input()
    return try run.update(input, cache: MockCache(of: run, input, in: folder.path("Cache")))
  }

  private func texts(of run: MockRun) throws -> [String] {
    try run.outputs.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
  }

  @Test(arguments: [41, 42, 43, 44, 45, 46] as [UInt64])
  func `after any change the mocks are those of a run that knows nothing`(seed: UInt64) throws {
    print("seed \(seed)")
    var run = run(shards: seed % 2 == 0 ? 3 : 1, isPlain: seed % 3 != 0)
    // As with many mocks.
    if seed % 4 < 2 { run.draftLimit = 0 }
    var sources = ChangingSources(seed: seed, fileCount: 12)
    for round in 0..<25 {
      try write(sources)
      let outcome = try update(run)
      let expected = try expected(run)
      #expect(try texts(of: run) == expected.texts, "round \(round)")
      #expect(outcome.diagnoses == expected.diagnoses, "round \(round)")
      sources.change()
    }
  }

  @Test func `a change of one file leaves most mocks where they are`() throws {
    let run = run()
    for number in 0..<40 { try folder.write("/// @mockable\nprotocol P\(number) {}\n", to: "Sources/F\(number).swift") }
    try update(run)
    try folder.write("/// @mockable\nprotocol P7 { func added() }\n", to: "Sources/F7.swift")
    let outcome = try update(run)
    #expect(outcome.changes == [true])
    #expect(outcome.madeCount == 1)
    #expect(try texts(of: run) == expected(run).texts)
  }

  @Test func `an output that somebody changed is made anew`() throws {
    let run = run()
    try folder.write("/// @mockable\nprotocol P {}\n", to: "Sources/F.swift")
    try update(run)
    try folder.write("spoiled", to: "Mocks.swift")
    #expect(try update(run).changes == [true])
    #expect(try texts(of: run) == expected(run).texts)
    #expect(try update(run).changes == [false])
  }

  @Test(arguments: [51, 52] as [UInt64]) func `a damaged memory is as none`(seed: UInt64) throws {
    print("seed \(seed)")
    var state = seed
    func number(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let run = run()
    var sources = ChangingSources(seed: seed, fileCount: 12)
    for _ in 0..<25 {
      try write(sources)
      try update(run)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("Cache")) {
        let file = URL(filePath: folder.path("Cache/" + name))
        var bytes = try Data(contentsOf: file)
        if number(4) == 0 {
          bytes = bytes.prefix(number(bytes.count))
        } else {
          bytes[number(bytes.count)] ^= UInt8(1 << number(8))
        }
        try bytes.write(to: file)
      }
      sources.change()
      try write(sources)
      try update(run)
      #expect(try texts(of: run) == expected(run).texts)
    }
  }

  @Test func `other options do not see what was left`() throws {
    try write(ChangingSources(seed: 3, fileCount: 12))
    for isPlain in [true, false, true] {
      let run = run(isPlain: isPlain)
      try update(run)
      #expect(try texts(of: run) == expected(run).texts)
    }
  }

  @Test func `the mocks are the same with any number of jobs`() throws {
    try write(ChangingSources(seed: 9, fileCount: 12))
    let single = try expected(run(jobs: 1)).texts
    for jobs in [2, 3, 16] { #expect(try expected(run(jobs: jobs)).texts == single) }
  }

  @Test func `runs at the same time leave whole files`() throws {
    var sources = ChangingSources(seed: 12, fileCount: 12)
    let run = run()
    for _ in 0..<5 {
      try write(sources)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        #expect(throws: Never.self) { try update(run) }
      }
      try update(run)
      #expect(try texts(of: run) == expected(run).texts)
      sources.change()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(!names.contains { $0.hasSuffix(".riblets-tmp") })
  }
}
