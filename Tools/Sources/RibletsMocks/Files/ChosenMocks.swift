import Foundation
import RibletsSource

/// The mocks that some files name, and those that these mocks name in turn.
struct ChosenMocks {
  /// The mocks by their names.
  private let mocks: [String: [MadeMock]]
  private(set) var names: Set<String> = []

  init(among mocks: [MadeMock]) {
    self.mocks = Dictionary(grouping: mocks, by: \.name)
  }

  /// Chooses what a text names.
  mutating func add(namedIn text: [UInt8]) {
    var waiting = SourceNames(reading: text).all
    while let name = waiting.popFirst() {
      guard let found = mocks[name], names.insert(name).inserted else { continue }
      for mock in found { waiting.formUnion(SourceNames(reading: mock.source?.bytes ?? []).all) }
    }
  }
}

extension MockOutput {
  /// Drops the mocks that no file needs.
  ///
  /// - Parameter files: The paths of files that use mocks.
  /// - Returns: The errors of files that cannot be read.
  mutating func choose(namedIn files: [String]) -> [MockDiagnosis] {
    var chosen = ChosenMocks(among: mocks)
    var failures: [MockDiagnosis] = []
    for path in files {
      if let data = FileManager.default.contents(atPath: path) {
        chosen.add(namedIn: [UInt8](data))
      } else {
        let position = SourcePosition(file: path, line: 1, column: 1)
        failures.append(MockDiagnosis(.error, at: position, "There is no such file, or it cannot be read."))
      }
    }
    mocks.removeAll { !chosen.names.contains($0.name) }
    return failures
  }
}
