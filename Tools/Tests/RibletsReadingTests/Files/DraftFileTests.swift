import Dispatch
import Foundation
import MockFuzzing
import TestFolder
import Testing

@testable import RibletsReading

struct DraftFileTests {
  private let folder: TemporaryFolder
  private let head = Array("head\n".utf8)
  private let tail = Array("tail\n".utf8)

  init() throws { folder = try TemporaryFolder() }

  private func pieces(_ count: Int) -> [[UInt8]] {
    (0..<count).map { [UInt8](repeating: UInt8($0 % 251), count: 1_000 + $0) }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
  }

  private func add(_ pieces: [[UInt8]], to draft: DraftFile, in order: [Int]? = nil) {
    for number in order ?? Array(pieces.indices) { pieces[number].withUnsafeBytes { draft.add(number, $0) } }
  }

  private func file(_ draft: DraftFile) -> FileParts {
    var file = FileParts(head: head)
    file.add(0..<draft.end.count, of: .draft(draft))
    file.add(tail.indices, of: .bytes(tail))
    return file
  }

  private func content(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

  @Test(arguments: [0, 3_000, 1 << 20], [5, 4])
  func `what grew is the output, whether its beginning was foreseen or not`(limit: Int, foreseen: Int) throws {
    let path = folder.path("Mocks.swift")
    let draft = DraftFile(for: path, limit: limit)
    draft.foresee { _ in [UInt8](repeating: 0, count: foreseen) }
    let pieces = pieces(8)
    add(pieces, to: draft)
    #expect(try names().count == (limit < 8_000 ? 1 : 0), "the draft")
    let expected = head + pieces.flatMap(\.self) + tail
    let file = file(draft)
    #expect(file.newBytes == expected)
    #expect(try OutputFile(path, file).update())
    #expect(content(path) == expected)
    if foreseen == head.count { #expect(try names() == ["Mocks.swift"]) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `pieces of any thread come in the order of their numbers`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let draft = DraftFile(for: folder.path("Mocks.swift"), limit: Int.random(in: 0...60_000, using: &random))
    let pieces = pieces(60)
    let order = pieces.indices.shuffled(using: &random)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for place in order.indices where place % 3 == thread { add(pieces, to: draft, in: [order[place]]) }
    }
    #expect(draft.end == (60, pieces.reduce(0) { $0 + $1.count }))
    #expect(file(draft).newBytes == head + pieces.flatMap(\.self) + tail)
    let some = Int.random(in: 0..<30_000, using: &random)..<Int.random(in: 30_000..<60_000, using: &random)
    var found: [UInt8] = []
    #expect(
      draft.read(some) { bytes in
        found += bytes; return 0
      } == 0)
    #expect(found == Array(pieces.flatMap(\.self)[some]))
  }

  @Test func `more pieces can come when all are there`() throws {
    let path = folder.path("Mocks.swift")
    let draft = DraftFile(for: path, limit: 0)
    draft.foresee { [head] _ in head }
    let pieces = pieces(5)
    add(Array(pieces[..<3]), to: draft)
    #expect(draft.end.number == 3)
    for number in 3..<5 { pieces[number].withUnsafeBytes { draft.add(number, $0) } }
    #expect(try OutputFile(path, file(draft)).update())
    #expect(content(path) == head + pieces.flatMap(\.self) + tail)
  }

  @Test func `an output that is as it shall be stays, and the draft goes`() throws {
    let path = folder.path("Mocks.swift")
    let pieces = pieces(4)
    try Data(head + pieces.flatMap(\.self) + tail).write(to: URL(filePath: path))
    do {
      let draft = DraftFile(for: path, limit: 0)
      draft.foresee { [head] _ in head }
      add(pieces, to: draft)
      #expect(try !OutputFile(path, file(draft)).update())
    }
    #expect(try names() == ["Mocks.swift"])
  }

  @Test func `the output keeps who may read it, and its link`() throws {
    let path = folder.path("Mocks.swift")
    try Data("old".utf8).write(to: URL(filePath: path))
    #expect(chmod(path, 0o640) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path("Link.swift"), withDestinationPath: path)
    let draft = DraftFile(for: folder.path("Link.swift"), limit: 0)
    draft.foresee { [head] _ in head }
    add(pieces(2), to: draft)
    #expect(try OutputFile(folder.path("Link.swift"), file(draft)).update())
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Link.swift")) == path)
    #expect(content(path) == head + pieces(2).flatMap(\.self) + tail)
  }

  @Test func `where there can be no file, all waits in memory`() {
    let draft = DraftFile(for: "/there/is/no/such/folder/Mocks.swift", limit: 0)
    let pieces = pieces(3)
    add(pieces, to: draft)
    #expect(file(draft).newBytes == head + pieces.flatMap(\.self) + tail)
  }

  @Test(arguments: [0, 2_500])
  func `what does not fit on the disk waits in memory`(limit: Int) throws {
    let path = folder.path("Mocks.swift")
    let draft = DraftFile(for: path, limit: limit) { bytes, file, place in
      place + bytes.count > 4_000 ? ENOSPC : writeWhole(bytes, to: file, at: place)
    }
    draft.foresee { [head] _ in head }
    let pieces = pieces(8)
    add(pieces, to: draft)
    let expected = head + pieces.flatMap(\.self) + tail
    #expect(file(draft).newBytes == expected)
    // By now there is place again.
    #expect(try OutputFile(path, file(draft)).update())
    #expect(content(path) == expected)
  }
}
