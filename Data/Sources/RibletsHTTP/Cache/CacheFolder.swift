import Foundation

/// The files of a cache: one an answer, its description in a line of JSON and the body behind it.
struct CacheFolder: Sendable {
  /// The form of the files. Files of another are not read, and are removed.
  static let version = 1

  private struct Description: Codable {
    var version: Int
    var key: String
    var bodyLength: Int
    var answer: CachedAnswer
  }

  let folder: URL

  init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The names of the files and their sizes, the oldest first.
  func files() -> [(name: String, size: Int)] {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
    return urls.filter { $0.pathExtension == "answer" }
      .compactMap { url -> (name: String, size: Int, date: Date)? in
        guard let values = try? url.resourceValues(forKeys: Set(keys)) else { return nil }
        return (url.lastPathComponent, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
      }
      .sorted { ($0.date, $0.name) < ($1.date, $1.name) }.map { ($0.name, $0.size) }
  }

  /// Reads an answer. A file that is damaged, of another version or another key is none, and goes.
  func read(_ key: String) -> CachedAnswer? {
    let file = folder.appendingPathComponent(Self.name(key))
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    guard let end = bytes.firstIndex(of: 0x0A),
      let description = try? JSONDecoder().decode(Description.self, from: bytes[..<end]),
      description.version == Self.version, bytes.count - end - 1 == description.bodyLength
    else {
      remove(Self.name(key))
      return nil
    }
    guard description.key == key else { return nil }
    var answer = description.answer
    answer.body = Data(bytes[(end + 1)...])
    return answer
  }

  /// Writes an answer; the file is there whole or not at all.
  ///
  /// - Returns: The size of the file.
  func write(_ answer: CachedAnswer, key: String) throws -> Int {
    let description = Description(version: Self.version, key: key, bodyLength: answer.body.count, answer: answer)
    let bytes = try JSONEncoder().encode(description) + [0x0A] + answer.body
    try bytes.write(to: folder.appendingPathComponent(Self.name(key)), options: .atomic)
    return bytes.count
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  /// A short name for an address; two addresses with one name take turns.
  static func name(_ key: String) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ".answer"
  }
}
