import Foundation
import RibletsMocks
import TestFolder
import Testing

struct MockRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file that goes before it is read is reported, and others are mocked`() throws {
    try folder.write("/// @mockable\nprotocol A {}\n", to: "a.swift")
    try folder.write("/// @mockable\nprotocol B {}\n", to: "b.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("c.swift"), withDestinationPath: folder.path("nowhere.swift"))
    var run = MockRun()
    run.sources = [folder.path("")]
    let input = try run.input()
    try FileManager.default.removeItem(atPath: folder.path("a.swift"))
    let output = run.mocks(of: input)
    #expect(output.names == ["BMock"])
    #expect(
      output.diagnoses.map(\.text).sorted()
        == ["a.swift", "c.swift"].map { "There is no file or folder '\(folder.path(""))\($0)'." })
  }

  private func output(of texts: [String: [UInt8]]) throws -> MockOutput {
    for (name, text) in texts { try Data(text).write(to: URL(filePath: folder.path(name))) }
    var run = MockRun()
    run.sources = [folder.path("")]
    return run.mocks(of: try run.input())
  }

  @Test(arguments: [
    "/// @mockable\nprotocol A {}\n", "import Foundation\n/// @mockable\nprotocol A { var a: Data { get } }\n",
  ])
  func `a byte order mark hides nothing of the first line`(source: String) throws {
    let plain = try output(of: ["a.swift": Array(source.utf8)])
    let marked = try output(of: ["a.swift": [0xEF, 0xBB, 0xBF] + Array(source.utf8)])
    #expect(marked.names == ["AMock"])
    #expect(marked.text == plain.text)
  }

  @Test func `lines may end with carriage returns alone`() throws {
    let source =
      "import Foundation\n/// @mockable\nprotocol A { func a() -> Data }\nstruct B {}\n/// @mockable\nstruct C {}\n"
    let plain = try output(of: ["a.swift": Array(source.utf8)])
    let old = try output(of: ["a.swift": Array(source.replacing("\n", with: "\r").utf8)])
    #expect(old.names == ["AMock"])
    #expect(old.text == plain.text)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `a file in UTF-16 is an error`(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let text = try #require("/// @mockable\nprotocol A {}\n".data(using: encoding))
    #expect(
      try output(of: ["a.swift": mark + Array(text)]).diagnoses.map(\.text) == [
        "'\(folder.path("a.swift"))' is not UTF-8: byte 1 does not belong there. Save it as UTF-8, or exclude it with --exclude."
      ])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func `a file that does not say that it is wide is an error, too`(encoding: String.Encoding) throws {
    let text = try #require("/// @mockable\nprotocol A {}\n".data(using: encoding))
    let found = try output(of: ["a.swift": Array(text)])
    #expect(found.diagnoses.map(\.severity) == [.error])
  }

  @Test func `a link to an output that is not there yet stays, and the output comes to be`() throws {
    try folder.write("/// @mockable\nprotocol A {}\n", to: "a.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "Mocks.txt")
    var run = MockRun()
    run.sources = [folder.path("a.swift")]
    run.outputs = [folder.path("link")]
    _ = try run.update(try run.input())
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "Mocks.txt")
    #expect(try String(contentsOfFile: folder.path("Mocks.txt"), encoding: .utf8).contains("class AMock"))
  }

  private func changingRun(shards: Int = 1, jobs: Int = 2) -> MockRun {
    var run = MockRun()
    run.sources = [folder.path("Sources")]
    run.outputs = (1...shards).map { folder.path("Mocks-\($0).swift") }
    run.jobs = jobs
    return run
  }

  private func write(_ sources: ChangingSources) throws {
    try? FileManager.default.removeItem(atPath: folder.path("Sources"))
    try folder.write("", to: "Sources/Empty.swift")
    for (name, text) in sources.files { try folder.write(text, to: "Sources/" + name) }
  }

  private func texts(of run: MockRun) throws -> [String] {
    try run.outputs.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
  }

  @Test(arguments: [1, 3]) func `an output is written if its content changes, and only then`(shards: Int) throws {
    let run = changingRun(shards: shards)
    var sources = ChangingSources(seed: 41, fileCount: 12)
    for round in 0..<10 {
      try write(sources)
      let old = round == 0 ? [] : try texts(of: run)
      let changes = try run.update(try run.input()).changes
      let expected = run.mocks(of: try run.input()).shards(shards)
      #expect(try texts(of: run) == expected, "round \(round)")
      if round > 0 { #expect(changes == zip(old, expected).map { $0 != $1 }, "round \(round)") }
      #expect(try run.update(try run.input()).changes == Array(repeating: false, count: shards))
      sources.change()
    }
  }

  @Test func `the mocks are the same with any number of jobs`() throws {
    try write(ChangingSources(seed: 9, fileCount: 12))
    let single = changingRun(jobs: 1)
    let expected = single.mocks(of: try single.input()).text
    for jobs in [2, 3, 16] {
      let run = changingRun(jobs: jobs)
      #expect(run.mocks(of: try run.input()).text == expected)
    }
  }

  @Test func `runs at the same time leave whole files`() throws {
    var sources = ChangingSources(seed: 12, fileCount: 12)
    let run = changingRun()
    for _ in 0..<5 {
      try write(sources)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        #expect(throws: Never.self) { try run.update(try run.input()) }
      }
      #expect(try texts(of: run) == [run.mocks(of: try run.input()).text])
      sources.change()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(!names.contains { $0.hasSuffix(".riblets-tmp") })
  }

  @Test func `fifty thousand strings in strings are too deep`() throws {
    let source =
      "/// @mockable\nprotocol A {}\nlet a = " + String(repeating: "\"\\(", count: 50_000) + "1"
      + String(repeating: ")\"", count: 50_000) + "\n"
    #expect(
      try output(of: ["a.swift": Array(source.utf8)]).diagnoses.map(\.text) == [
        "'\(folder.path("a.swift"))' is nested more than 500 levels deep in line 3, so it is not read. Take it apart, or exclude it with --exclude."
      ])
  }

  @Test func `many empty files are no work`() throws {
    for number in 0..<2_000 { try folder.write("", to: "F\(number % 20)/f\(number).swift") }
    var run = MockRun()
    run.sources = [folder.path("")]
    run.jobs = 2
    let input = try run.input()
    #expect(input.own.count == 2_000)
    #expect(run.mocks(of: input).names == [])
  }
}
