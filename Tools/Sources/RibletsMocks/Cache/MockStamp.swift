import Foundation
import RibletsReading

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
struct MockStamp: Sendable {
  private let path: String
  /// That of the program and its options.
  let programKey: UInt64
  private let outputs: [String]
  private let key: String
  private let isTrustworthy: Bool

  /// Looks at the files of a run before they are read, so that what changes meanwhile counts as changed.
  init(of run: MockRun, _ input: MockRun.Input, at path: String) {
    self.path = path
    outputs = run.outputs
    let now = FileIdentity.now
    var digest = ContentHash()
    digest.add("\(run.options) \(run.outputs.count)")
    digest.addProgram()
    programKey = digest.value
    for hint in run.hints { digest.add(hint.description) }
    for list in [input.ownFiles, input.otherFiles] {
      digest.add(UInt64(list.count))
      for file in list {
        digest.add(file.path)
        digest.add(file.identity)
        if let module = run.moduleOf(file.path) { digest.add(module) }
      }
    }
    key = String(digest.value, radix: 16)
    isTrustworthy = (input.ownFiles + input.otherFiles).allSatisfy { $0.identity.isSettled(at: now) }
  }

  /// The diagnoses of the run, if it has been done and its output is still as it was.
  var known: [MockDiagnosis]? {
    guard let data = FileManager.default.contents(atPath: path),
      let note = try? JSONDecoder().decode(Note.self, from: data), note.key == key, note.outputKey == outputKey
    else { return nil }
    return note.diagnoses
  }

  /// Notes that the run has been done. A folder that cannot be written is no failure: the next run does its work again.
  func save(_ diagnoses: [MockDiagnosis]) {
    let note = Note(key: key, outputKey: outputKey, diagnoses: diagnoses)
    guard isTrustworthy, let data = try? JSONEncoder().encode(note) else { return }
    // Without it, the next run only has more to do.
    _ = try? OutputFile(path, FileParts(head: [UInt8](data))).update()
  }

  private struct Note: Codable {
    let key: String
    let outputKey: String
    let diagnoses: [MockDiagnosis]
  }

  private var outputKey: String {
    var digest = ContentHash()
    for output in outputs { digest.add(FileIdentity(of: output)) }
    return String(digest.value, radix: 16)
  }
}
