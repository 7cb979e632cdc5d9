import Foundation
import RibletsReading
import RibletsSource

/// The mocks that some files name, and those that these mocks name in turn.
struct ChosenMocks {
  /// The mocks by their names.
  private let entries: [String: [MockEntry]]
  private(set) var names: Set<String> = []

  init(among entries: [MockEntry]) {
    self.entries = Dictionary(grouping: entries, by: \.memo.name)
  }

  /// Chooses what a text names.
  mutating func add(namedIn text: [UInt8]) {
    var waiting = SourceNames(reading: text).all
    while let name = waiting.popFirst() {
      guard let found = entries[name], names.insert(name).inserted else { continue }
      for entry in found { waiting.formUnion(SourceNames(reading: entry.bytes).all) }
    }
  }
}

extension MockOutput {
  /// Drops the mocks that no file needs.
  ///
  /// - Parameter files: The paths of files that use mocks.
  /// - Returns: The errors of files that cannot be read.
  mutating func choose(namedIn files: [String]) -> [MockDiagnosis] {
    var chosen = ChosenMocks(among: entries)
    var failures: [MockDiagnosis] = []
    for path in files {
      if let data = FileManager.default.contents(atPath: path) {
        chosen.add(namedIn: [UInt8](data))
      } else {
        let position = SourcePosition(file: path, line: 1, column: 1)
        failures.append(MockDiagnosis(.error, at: position, "There is no such file, or it cannot be read."))
      }
    }
    entries.removeAll { !chosen.names.contains($0.memo.name) }
    return failures
  }
}

extension MockEntry {
  /// The source of the mock, as long as it is in memory.
  var bytes: [UInt8] {
    guard let range = memo.text?.range, case .bytes(let bytes) = made else { return [] }
    return Array(bytes[range])
  }
}
