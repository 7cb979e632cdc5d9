import RibletsModel
import RibletsReading
import RibletsSource

/// A Swift file as the graph of what code reaches knows it.
struct ReachNode: Sendable {
  /// The path from the folder of the app on.
  let path: String
  /// The module.
  let module: String
  /// True if it is of a module with tests.
  let isTest: Bool
  /// The reason why it reaches more than its names say; `nil` for most.
  let boundlessness: String?
  /// The name by which it may read any file, of tests or of what they use; `nil` for most.
  let reading: String?
  /// True if the linker or C finds code of it.
  let isLinked: Bool
  /// The declarations.
  let outline: SourceOutline

  /// Takes a file of an app.
  init(_ file: ModelFile, number: Int, in facts: ReachFacts) {
    (path, module, isTest, outline) = (file.path, file.module, file.isTest, file.outline)
    let marks = facts.files[number].marks
    isLinked = marks[.linked] != nil
    reading = marks[.reading] ?? marks[.lookup]
    if let name = marks[.lookup] {
      boundlessness = "'\(name)' finds code by a text, or starts a program"
    } else if isTest || path.hasPrefix("Tests/") || path.contains("/Tests/") {
      boundlessness = marks[.reading].map { "'\($0)' may read any file" }
    } else {
      boundlessness = nil
    }
  }

  /// Takes a file as it was: only what it declared counts.
  init(former path: String, module: String, isTest: Bool, outline: SourceOutline) {
    (self.path, self.module, self.isTest, self.outline) = (path, module, isTest, outline)
    (boundlessness, reading) = (nil, nil)
    isLinked = false
  }
}
