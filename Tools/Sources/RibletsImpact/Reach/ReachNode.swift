import RibletsModel
import RibletsReading
import RibletsSource

/// A part of a Swift file as the graph of what code reaches knows it.
final class ReachNode: Sendable {
  /// The file.
  private let file: ReachFile
  private let part: OutlinedPart
  /// The reason why it reaches more than its names say; `nil` for most.
  let boundlessness: String?
  /// The name by which it may read any file, of tests or of what they use; `nil` for most.
  let reading: String?
  /// The name by which it may read sources of the app; `nil` for most.
  let opening: String?
  /// True if it may find the folder of the package from its own file or program on.
  let findsFolder: Bool
  /// True if it may open files.
  let opensFiles: Bool
  /// True if it may start programs.
  let startsPrograms: Bool
  /// True if the linker or C finds code of it.
  let isLinked: Bool
  /// Of a body that needs an instance to run: the number of the part with its declaration.
  let owner: Int?

  /// Takes a part of a file of an app.
  ///
  /// - Parameter first: The number of the file's first part.
  init(_ part: OutlinedPart, of file: ReachFile, first: Int, _ facts: PartFacts) {
    owner = part.owner.map { first + $0 }
    (self.file, self.part) = (file, part)
    let marks = file.marks.isEmpty ? facts.marks : facts.marks.merging(file.marks) { own, _ in own }
    isLinked = marks[.linked] != nil
    let isOfRiblets = RibletsInterfaces.modules.contains(file.module)
    opening = isOfRiblets ? nil : marks[.opening]
    findsFolder = !isOfRiblets && marks[.folder] != nil
    opensFiles = !isOfRiblets && (marks[.opening] ?? marks[.lookup]) != nil
    startsPrograms = !isOfRiblets && marks[.program] != nil
    reading = marks[.reading] ?? marks[.lookup] ?? marks[.contract] ?? (file.isGenerated ? part.name : nil)
    if isOfRiblets {
      // It reads and finds what it is given by name, and the pictures of a suite.
      boundlessness = nil
    } else if let name = marks[.lookup] {
      boundlessness = "'\(name)' finds code by a text, or starts a program"
    } else {
      boundlessness = marks[file.isOfTests ? .reading : .place].map { "'\($0)' may read any file" }
    }
  }

  /// Takes a part of a file as it was: only what it declared counts.
  init(_ part: OutlinedPart, former file: ReachFile) {
    (self.file, self.part) = (file, part)
    (boundlessness, reading, opening, owner) = (nil, nil, nil, nil)
    (isLinked, findsFolder, opensFiles, startsPrograms) = (false, false, false, false)
  }

  /// The path of the file from the folder of the app on.
  var path: String { file.path }

  /// The module.
  var module: String { file.module }

  /// True if it is of a module with tests.
  var isTest: Bool { file.isTest }

  /// The name of the part; empty for what stands between declarations.
  var name: String { part.name }

  /// True if it stands for all code of the module that is not read.
  var isGenerated: Bool { file.isGenerated }

  /// The types of which there has to be an instance before it runs, if they are classes.
  var needs: [String] { part.needs }

  /// True if its file imports a module of Riblets.
  var importsRiblets: Bool { file.importsRiblets }

  /// True if its file imports a module of another package that is not listed.
  var importsUnlisted: Bool { file.importsUnlisted }

  /// Its types, nested ones included.
  var types: ArraySlice<OutlinedType> { file.outline.types[part.types] }

  /// The types in bodies of its file.
  var localTypes: [OutlinedType] { file.outline.localTypes }

  /// Its functions and variables outside of types.
  var members: ArraySlice<OutlinedMember> { file.outline.members[part.members] }
}
