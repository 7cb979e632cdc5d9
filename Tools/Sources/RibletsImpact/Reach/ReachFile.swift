import RibletsModel
import RibletsSource

/// A Swift file as its parts know it.
final class ReachFile: Sendable {
  /// The path from the folder of the app on.
  let path: String
  /// The module.
  let module: String
  /// True if it is of a module with tests.
  let isTest: Bool
  /// True if it is of one, or in a folder for tests.
  let isOfTests: Bool
  /// True if it imports a module of Riblets.
  let importsRiblets: Bool
  /// True if it imports a module of another package that is not listed.
  let importsUnlisted: Bool
  /// True if it stands for all code of the module that is not read.
  let isGenerated: Bool
  /// Marks of the C that it can call, and of code that is not read.
  let marks: [PartFacts.Mark: String]
  /// Its declarations.
  let outline: SourceOutline

  init(
    _ outline: SourceOutline, at path: String, module: String, isTest: Bool, isGenerated: Bool = false,
    importsUnlisted: Bool = false, marks: [PartFacts.Mark: String] = [:]
  ) {
    (self.isGenerated, self.importsUnlisted, self.marks) = (isGenerated, importsUnlisted, marks)
    (self.path, self.module, self.isTest, self.outline) = (path, module, isTest, outline)
    isOfTests =
      isTest || path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.elementsEqual("Tests".utf8) }
    importsRiblets = outline.imports.contains { $0.name.utf8.starts(with: "Riblets".utf8) }
  }
}
