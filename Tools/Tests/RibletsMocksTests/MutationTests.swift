import Foundation
import MockFuzzing
import RibletsMocks
import RibletsSource
import Testing

/// Input that nobody would write: samples cut, doubled and exchanged. `Research/run fuzz-mocks` takes many more.
struct MutationTests {
  private static let samples = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../MockSamples/Sources/MockSamples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    return SampleMutator(texts: try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) })
  }

  @Test(arguments: [11_000, 12_000, 13_000, 14_000] as [UInt64])
  func `spoiled samples are mocked or refused, and mocks are Swift`(first: UInt64) throws {
    print("seeds \(first)…\(first + 149)")
    let mutator = try Self.samples.get()
    #expect(mutator.count > 250)
    var accepted = 0
    for seed in first..<(first + 150) {
      switch FuzzedInput(seed: seed, of: mutator).outcome() {
      case .accepted: accepted += 1
      case .refused: break
      case .unparsable: Issue.record("Seed \(seed) does not parse: Research/run fuzz-mocks --show \(seed)")
      }
    }
    #expect(accepted > 40)
  }

  @Test func `the same seed spoils in the same way`() throws {
    let mutator = try Self.samples.get()
    #expect(mutator.input(seed: 5) == mutator.input(seed: 5))
    #expect((0..<20).contains { mutator.input(seed: $0) != mutator.input(seed: $0 + 1) })
  }

  @Test(arguments: [
    "protocol { func f() }", "protocol func P {}", "protocol P { static func = (a: Self) }",
    "protocol P { var Self: Int { get } }",
    "protocol P { func f(_ a: @protocol Int) }", "protocol P { func f(_ a: nonisolated Int) }",
    "protocol P where Item =Int { associatedtype Item }", "typealias protocol = A & B",
    "protocol P { associatedtype Item: @MainActor Q }", "protocol P { associatedtype Item: [Int] }",
    "protocol P { associatedtype Item: _ }",
    "protocol P { associatedtype Item: Sendable where Item: sending Equatable }",
    "protocol P { associatedtype Item: each Sendable where Item: Equatable }", "protocol P { associatedtype each }",
    "protocol P { func f<Any: Error>(_ a: Int) }", "protocol P { func f() -> (Int, sending Int) }",
    "protocol P { func f() -> (Int) -> isolated Int }", "protocol P { func f() -> (Int name: String) }",
    "protocol P { func f($ a: Int) }", "protocol P { func f(_ a: (b $: Int)) }",
    "protocol P { func f() throws(repeat Q) }", "protocol P { func f(_ a: @escaping (inout Int)) }",
    "@MainActor protocol P: AnyObject { var _ : (any Q)? { get set } }", "protocol P { @~MainActor func f() }",
    "enum each { protocol P { func f() } }",
    "protocol P { func f<T: Self>(_ a: T) }", "protocol P { func f<each T>(isolated _ a: repeat each T) }",
    "protocol P { var a: Any<Int> { get } }", "protocol P { var a: (some Q) -> Void { get } }",
    "protocol P { func f() -> (some Q, a: Int) }",
  ])
  func `what the parser takes and the language does not makes no mock`(source: String) {
    expectNoMock("/// @mockable\n\(source.replacing("{ protocol", with: "{\n/// @mockable\nprotocol"))\n")
  }

  @Test(arguments: ["module: prefix = each", "override: name = Self", "typealias: Item = @MainActor (Int, Int)"])
  func `what an annotation says and the language does not take makes no mock`(arguments: String) {
    expectNoMock("/// @mockable(\(arguments))\nprotocol P { associatedtype Item; func f() }\n")
  }

  private func expectNoMock(_ source: String) {
    let file = SourceFile(parsing: Array(source.utf8), path: "P.swift")
    let output = MockGenerator(MockOptions()).mocks(of: [file])
    #expect(output.names == [])
    #expect(output.diagnoses.contains { $0.severity == .error })
  }
}
