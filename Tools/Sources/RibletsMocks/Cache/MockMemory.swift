import Foundation
import RibletsSource

/// The memory that a run leaves for the next one: the declarations of its files, and their mocks.
///
/// What is damaged, or was written for other options or by another program, is as if it were not there.
struct MockMemory: Sendable {
  /// A file as it was in the last run; its model is still in bytes.
  struct KnownFile: Sendable {
    var record: FileRecord
    var model: Range<Int>?
  }

  /// The bytes of the memory.
  private let bytes: Data
  private(set) var files: [String: KnownFile] = [:]
  /// In the order of their names.
  private(set) var mocks: [MockMemo] = []
  /// The imports and modules that mocks take over from the files of their protocols, by their hashes.
  private(set) var surroundings: [UInt64: MockSurroundings] = [:]
  /// That of the output.
  private(set) var isWhole = false
  /// The identities that the files of the output had when it was written.
  private(set) var outputs: [FileIdentity] = []

  static let mark: UInt64 = 0x7269_626C_6574_7302
  /// The number of bytes before the pieces: mark, key, length of the pieces, and the hash of what is after them.
  static let headCount = 32

  /// Some of its bytes, which are whole or are not used.
  struct Piece: Sendable {
    var count: Int
    var hash: UInt64
  }

  /// Reads what a run has left.
  ///
  /// - Parameter key: That of the program and its options.
  init?(at path: String, key: UInt64) {
    // Whoever writes it replaces it, so what is mapped stays.
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
    bytes = data
    do throws(BinaryDamage) {
      try read(key)
    } catch {
      return nil
    }
  }

  private mutating func read(_ key: UInt64) throws(BinaryDamage) {
    let all = bytes
    let result = all.withUnsafeBytes { raw in
      Result { () throws(BinaryDamage) -> Content in try Content(raw, key, Self.mark) }
    }
    let content = try result.get()
    files = content.files
    mocks = content.mocks
    surroundings = content.tail.surroundings
    isWhole = content.tail.isWhole
    outputs = content.tail.outputs
  }

  /// Returns the declarations of a file.
  func model(of file: KnownFile) -> SourceFile? {
    guard let range = file.model else { return nil }
    return bytes.withUnsafeBytes { raw in
      var reader = BinaryReader(UnsafeRawBufferPointer(rebasing: raw[range]))
      return try? SourceFile(from: &reader)
    }
  }

  /// Hands out some of its bytes.
  func withBytes(in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}
