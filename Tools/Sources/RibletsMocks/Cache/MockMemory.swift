import RibletsReading
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

  let file: CacheFile
  var files: [String: KnownFile] = [:]
  /// In the order of their names.
  var mocks: [MockMemo] = []
  /// The imports and modules that mocks take over from the files of their protocols, by their hashes.
  var surroundings: [UInt64: MockSurroundings] = [:]
  /// That of the output.
  var isWhole = false
  /// The identities that the files of the output had when it was written.
  var outputs: [FileIdentity] = []

  /// Reads what a run has left.
  ///
  /// - Parameter key: That of the program and its options.
  init?(at path: String, key: UInt64) {
    guard let file = CacheFile(at: path, key: key, isMapped: true) else { return nil }
    self.file = file
    do throws(BinaryDamage) {
      try read()
    } catch {
      return nil
    }
  }

  /// Returns the declarations of a file.
  func model(of known: KnownFile) -> SourceFile? {
    guard let range = known.model else { return nil }
    return try? file.read(range) { bytes throws(BinaryDamage) in
      var reader = BinaryReader(bytes)
      return try SourceFile(from: &reader)
    }
  }
}
