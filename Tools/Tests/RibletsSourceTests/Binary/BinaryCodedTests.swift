import Foundation
import RibletsSource
import Testing

struct BinaryCodedTests {
  private func samples() throws -> [SourceFile] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = [
      tests.appending(path: "../MockSamples/Sources/MockSamples"), tests.appending(path: "RibletsSourceTests/Reading"),
    ]
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted().map { name in
        let text = Array(try Data(contentsOf: folder.appending(path: name)))
        return SourceFile(parsing: text, path: "Folder/" + name)
      }
    } + [SourceFile(parsing: Array(Self.everything.utf8), path: "A.swift")]
  }

  private static let everything = """
    @preconcurrency public import struct A.B
    protocol P<T>: ~Copyable, Outer.Q<Int> where T: Sendable, T.E == [String: Int?] {
      associatedtype T: Equatable = Int where T: Hashable
      typealias F = (inout Int, _ b: String...) async throws(E) -> (any P & Q).Type
      func f<each X, let n: Int>(_ a: repeat each X, b c: @escaping @Sendable () -> Void, d: borrowing D!) rethrows
      subscript(_ i: Int) -> some P { get async throws }
      init?(x: ~Escapable)
      #warning("x")
      func broken(
    }
    @globalActor actor G { typealias H<I> = I; enum J { protocol K {} } }
    class L { init() {} }
    """

  private func bytes(of file: SourceFile) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(file)
    return writer.bytes
  }

  private func file(in bytes: [UInt8]) throws(BinaryDamage) -> SourceFile {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(BinaryDamage) -> SourceFile in
        var reader = BinaryReader(bytes)
        let file = try reader.read(SourceFile.self)
        if !reader.isAtEnd { throw BinaryDamage() }
        return file
      }
    }
    return try result.get()
  }

  @Test func `a file is read as it was written`() throws {
    for sample in try samples() { #expect(try file(in: bytes(of: sample)) == sample, "\(sample.path)") }
  }

  @Test func `half of the bytes are no file`() throws {
    let bytes = bytes(of: SourceFile(parsing: Array(Self.everything.utf8), path: "A.swift"))
    for count in 0..<bytes.count {
      #expect(throws: BinaryDamage.self) { try file(in: Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [31, 32] as [UInt64]) func `damaged bytes never crash the reader`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededNumbers(state: seed)
    let whole = bytes(of: SourceFile(parsing: Array(Self.everything.utf8), path: "A.swift"))
    var damageCount = 0
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<(1 + random.number(below: 3)) {
        bytes[random.number(below: bytes.count)] ^= UInt8(1 << random.number(below: 8))
      }
      do throws(BinaryDamage) { _ = try file(in: bytes) } catch { damageCount += 1 }
    }
    #expect(damageCount > 100)
  }
}
