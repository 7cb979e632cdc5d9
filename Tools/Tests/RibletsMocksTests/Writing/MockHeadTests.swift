import Foundation
import RibletsReading
import RibletsSource
import Testing

@testable import RibletsMocks

/// Tests that the text before the mocks is foreseen where it can be, so that they are written where they stay.
struct MockHeadTests {
  private var samples: [SourceFile] {
    get throws {
      let folder = URL(filePath: #filePath).appending(path: "../../../../MockSamples/Sources/MockSamples")
        .standardizedFileURL
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { SourceFile(parsing: [UInt8](try Data(contentsOf: folder.appending(path: $0))), path: $0) }
    }
  }

  @Test(arguments: [true, false], [[], ["MockSamples"]])
  func `the imports of the samples' mocks are foreseen`(isPlain: Bool, testable: [String]) throws {
    var options = MockOptions()
    options.isPlain = isPlain
    options.testableImports = testable
    let generator = MockGenerator(options)
    let files = try samples
    let output = generator.mocks(of: files)
    let head = MockHead(MockNaming(files.flatMap(generator.candidates), options), options)
    let file = output.file(0, of: 1)
    guard case .bytes(let bytes) = file.parts[0].source else {
      Issue.record("The file has no beginning.")
      return
    }
    let foreseen = String(decoding: head.foreseen(MockHead.Needs(output.entries)), as: UTF8.self)
    #expect(foreseen == String(decoding: bytes, as: UTF8.self))
    #expect(foreseen.contains("import"))
  }

  @Test func `what nobody has needed so far is not foreseen`() {
    var options = MockOptions()
    options.isPlain = true
    let file = SourceFile(parsing: Array("/// @mockable\nprotocol P: Sendable { func f() }".utf8), path: "P.swift")
    let generator = MockGenerator(options)
    let head = MockHead(MockNaming(generator.candidates(in: file), options), options)
    let needs = MockHead.Needs(generator.mocks(of: [file]).entries)
    #expect(!String(decoding: head.foreseen(.init()), as: UTF8.self).contains("import Foundation"))
    #expect(String(decoding: head.foreseen(needs), as: UTF8.self).contains("import Foundation"))
  }
}
