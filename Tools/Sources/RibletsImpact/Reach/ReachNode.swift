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
  /// True if the linker or C finds code of it.
  let isLinked: Bool
  private let kept: KeptOutline

  /// The declarations.
  var outline: SourceOutline { kept.value }

  /// Takes a file of an app.
  init(_ file: ModelFile, number: Int, in facts: ReachFacts) {
    (path, module, isTest, kept) = (file.path, file.module, file.isTest, file.kept)
    isLinked = facts.text(of: .linked, in: number) != nil
    if let name = facts.text(of: .lookup, in: number) {
      boundlessness = "'\(name)' finds code by a text, or starts a program"
    } else if isTest || path.hasPrefix("Tests/") || path.contains("/Tests/") {
      boundlessness = facts.text(of: .reading, in: number).map { "'\($0)' may read any file" }
    } else {
      boundlessness = nil
    }
  }

  /// Takes a file as it was: only what it declared counts.
  init(former path: String, module: String, isTest: Bool, outline: SourceOutline) {
    (self.path, self.module, self.isTest, kept) = (path, module, isTest, KeptOutline(outline))
    boundlessness = nil
    isLinked = false
  }
}
