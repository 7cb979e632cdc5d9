import RibletsModel
import RibletsReading
import RibletsSource

/// A part of a Swift file as the graph of what code reaches knows it.
struct ReachNode: Sendable {
  /// The path of the file from the folder of the app on.
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
  /// The declarations of the file.
  private let outline: SourceOutline
  private let part: OutlinedPart

  /// Takes a part of a file of an app.
  init(_ part: OutlinedPart, of file: ModelFile, _ facts: PartFacts) {
    (path, module, isTest, outline, self.part) = (file.path, file.module, file.isTest, file.outline, part)
    let marks = facts.marks
    isLinked = marks[.linked] != nil
    reading = marks[.reading] ?? marks[.lookup]
    let isOfTests = isTest || path.hasPrefix("Tests/") || path.contains("/Tests/")
    if let name = marks[.lookup] {
      boundlessness = "'\(name)' finds code by a text, or starts a program"
    } else {
      boundlessness = marks[isOfTests ? .reading : .place].map { "'\($0)' may read any file" }
    }
  }

  /// Takes a part of a file as it was: only what it declared counts.
  init(_ part: OutlinedPart, former outline: SourceOutline, module: String, isTest: Bool) {
    (path, self.module, self.isTest, self.outline, self.part) = (outline.path, module, isTest, outline, part)
    (boundlessness, reading) = (nil, nil)
    isLinked = false
  }

  /// The name of the part; empty for what stands between declarations.
  var name: String { part.name }

  /// True if its file imports a module of Riblets.
  var importsRiblets: Bool { outline.imports.contains { $0.name.hasPrefix("Riblets") } }

  /// Its types, nested ones included.
  var types: ArraySlice<OutlinedType> { outline.types[part.types] }

  /// Its functions and variables outside of types.
  var members: ArraySlice<OutlinedMember> { outline.members[part.members] }
}
