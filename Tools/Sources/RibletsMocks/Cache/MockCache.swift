import Foundation
import RibletsReading
import RibletsSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which runs with the same outputs leave what the next one can use.
///
/// It is never needed: what is not there, is damaged or cannot be written costs time and nothing else.
public struct MockCache: Sendable {
  private let folder: String
  private let name: String
  private let stamp: MockStamp

  /// The largest number of files and of bytes that stay in the folder.
  private static let limits = (files: 64, bytes: Int64(256 << 20))

  /// Looks at the files of a run before they are read, so that what changes meanwhile counts as changed.
  public init(of run: MockRun, _ input: MockRun.Input, in folder: String) {
    var hash = ContentHash()
    hash.add(FileManager.default.currentDirectoryPath)
    for output in run.outputs { hash.add(output) }
    name = "mock-" + String(hash.value, radix: 16)
    self.folder = folder
    stamp = MockStamp(of: run, input, at: folder + "/" + name)
  }

  /// The diagnoses of the last run, if nothing has changed since then.
  public var known: [MockDiagnosis]? { stamp.known }

  var memory: MockMemory? { MockMemory(at: memoryPath, key: stamp.programKey) }

  private var memoryPath: String { folder + "/" + name + ".memory" }

  /// Returns a writer of all that the next run may know, but for the outputs, which may still be written.
  func memory(of output: MockOutput, _ reading: FileReading, now: Int64) -> MockMemoryWriter {
    MockMemoryWriter(at: memoryPath, key: stamp.programKey, reading, output: output, now: now)
  }

  /// Notes what a run has done, when all of its memory is made.
  func save(_ memory: MockMemoryWriter, _ diagnoses: [MockDiagnosis], outputs: [String]) {
    memory.save(outputs: outputs.map(FileIdentity.init))
    stamp.save(diagnoses)
    removeOld()
  }

  /// Removes what was not written for the longest time.
  private func removeOld() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    let files = names.filter { $0.hasPrefix("mock-") }.map { (name: $0, identity: FileIdentity(of: folder + "/" + $0)) }
    var count = 0
    var bytes: Int64 = 0
    for file in files.sorted(by: { ($0.identity.modified, $0.name) > ($1.identity.modified, $1.name) }) {
      count += 1
      bytes += max(file.identity.size, 0)
      let isOwn = file.name == name || file.name == name + ".memory"
      if !isOwn, count > Self.limits.files || bytes > Self.limits.bytes { unlink(folder + "/" + file.name) }
    }
  }
}
