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
