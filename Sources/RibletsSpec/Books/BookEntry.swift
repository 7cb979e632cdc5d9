/// The record of one example.
struct BookEntry: Sendable, Equatable, Codable {
  /// The texts from the outermost group to the example's own.
  var words: [String]
  /// `Module/Folder/File.swift`.
  var file: String
  var line: Int
  var status: ExampleStatus
  var seconds: Double = 0
  var issues: [BookIssue] = []

  var sentence: String { words.joined(separator: " ") }
}

/// An issue as reported by Swift Testing.
struct BookIssue: Sendable, Hashable, Codable {
  var text: String
  var file: String?
  var line: Int?

  /// `File.swift:12`, if the issue has a place.
  var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }
}

/// The examples of one spec.
struct BookSpec: Sendable, Equatable, Codable {
  var identity: SpecIdentity
  var entries: [BookEntry]
}

/// The records of a run, or of several runs, from which all documents are made.
struct BookOfSpecs: Sendable, Equatable, Codable {
  /// Sorted by riblet, then by module and name.
  var specs: [BookSpec]
  /// Issues that belong to no example, because a detached task recorded them.
  var strayIssues: [BookIssue]

  init(specs: [BookSpec], strayIssues: [BookIssue] = []) {
    self.specs = specs.sorted { first, second in
      let one = first.identity
      let other = second.identity
      return (one.riblet, one.module, one.name) < (other.riblet, other.module, other.name)
    }
    self.strayIssues = strayIssues.sorted {
      ($0.file ?? "", $0.line ?? 0, $0.text) < ($1.file ?? "", $1.line ?? 0, $1.text)
    }
  }
}
