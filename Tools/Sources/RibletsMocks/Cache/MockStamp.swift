import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A note that a run with these options, these files and this tool has been done, and what it said.
///
/// A file counts as unchanged while its inode, size and times are the same. What does not match, is half written or is
/// from another version, is as if it were not there.
public struct MockStamp: Sendable {
  private let path: String
  private let outputs: [String]
  private let key: String
  private let isTrustworthy: Bool

  /// Looks at the files of a run before they are read, so that what changes meanwhile counts as changed.
  public init(of run: MockRun, _ input: MockRun.Input, shards: Int, in folder: String) {
    var name = Digest()
    name.add(FileManager.default.currentDirectoryPath)
    for output in run.outputs { name.add(output) }
    path = folder + "/mock-" + name.text
    outputs = run.outputs
    let now = Date().timeIntervalSince1970
    var digest = Digest()
    var newest = 0.0
    digest.add("\(run.options) \(shards)")
    if let tool = Bundle.main.executablePath { digest.add(FileIdentity(of: tool).text) }
    for list in [input.own, input.others] {
      digest.add("\(list.count)")
      for file in list {
        let identity = FileIdentity(of: file)
        newest = max(newest, identity.changed)
        digest.add(file)
        digest.add(identity.text)
      }
    }
    key = digest.text
    // The clock of files moves in steps: what changes twice within one would look unchanged.
    isTrustworthy = newest < now - 0.05
  }

  /// What the run said, if it has been done and its output is still as it was.
  public var known: [MockDiagnosis]? {
    guard let data = FileManager.default.contents(atPath: path),
      let note = try? JSONDecoder().decode(Note.self, from: data), note.key == key, note.outputKey == outputKey
    else { return nil }
    return note.diagnoses
  }

  /// Notes that the run has been done. A folder that cannot be written is no failure: the next run does its work again.
  public func save(_ diagnoses: [MockDiagnosis]) {
    let note = Note(key: key, outputKey: outputKey, diagnoses: diagnoses)
    guard isTrustworthy, let data = try? JSONEncoder().encode(note) else { return }
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(filePath: path), options: .atomic)
  }

  private struct Note: Codable {
    let key: String
    let outputKey: String
    let diagnoses: [MockDiagnosis]
  }

  private var outputKey: String {
    var digest = Digest()
    for output in outputs { digest.add(FileIdentity(of: output).text) }
    return digest.text
  }
}

/// What tells a file from another one, and from itself after a change.
private struct FileIdentity {
  let text: String
  /// Seconds since 1970.
  let changed: Double

  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      text = "none"
      changed = 0
      return
    }
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    text =
      "\(status.st_ino) \(status.st_size) \(times.0.tv_sec) \(times.0.tv_nsec) \(times.1.tv_sec) \(times.1.tv_nsec)"
    changed = max(
      Double(times.0.tv_sec) + Double(times.0.tv_nsec) / 1e9, Double(times.1.tv_sec) + Double(times.1.tv_nsec) / 1e9)
  }
}

/// 128 bits of two independent hashes: enough to tell runs apart, and nobody attacks it.
private struct Digest {
  private var first: UInt64 = 14_695_981_039_346_656_037
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 1_099_511_628_211
    second = (second &+ UInt64(byte) &+ 1) &* 0xBF58_476D_1CE4_E5B9
    second ^= second >> 29
  }

  var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
}
