import Foundation
import Testing

@testable import RibletsMocks

struct ScratchFileTests {
  private func pieces(_ count: Int) -> [[UInt8]] { (0..<count).map { [UInt8](repeating: UInt8($0), count: 1_000) } }

  private func file(_ pieces: [[UInt8]], _ scratch: ScratchFile) -> (file: MockFile, waiting: Int) {
    var file = MockFile(head: Array("head\n".utf8))
    var waiting = 0
    for piece in pieces {
      if let start = piece.withUnsafeBytes(scratch.keep) {
        file.add(start..<(start + piece.count), of: .scratch(scratch))
        waiting += 1
      } else {
        file.add(piece.indices, of: .bytes(piece))
      }
    }
    return (file, waiting)
  }

  @Test func `what waits in a scratch file is written in its place, and leaves nothing behind`() throws {
    let folder = NSTemporaryDirectory() + "scratch " + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Mocks.swift"
    let scratch = ScratchFile(besides: path, limit: 3_000)
    let (file, waiting) = file(pieces(8), scratch)
    #expect(waiting == 5)
    #expect(try OutputFile(path, file).update())
    let expected = Array("head\n".utf8) + pieces(8).flatMap(\.self)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == expected)
    #expect(file.newBytes == expected)
    #expect(try !OutputFile(path, file).update())
    var other = expected
    other[7_500] = 99
    try Data(other).write(to: URL(fileURLWithPath: path))
    #expect(try OutputFile(path, file).update())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Mocks.swift"])
  }

  @Test func `where there can be no scratch file, all waits in memory`() {
    let scratch = ScratchFile(besides: "/there/is/no/such/folder/Mocks.swift", limit: 0)
    let (file, waiting) = file(pieces(3), scratch)
    #expect(waiting == 0)
    #expect(file.newBytes.count == 3_005)
  }
}
