import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The marks of former names that a rename adds to the routes of a riblet.
struct FormerNames {
  let edges: [TreeEdge]
  let map: NameMap

  /// Adds a mark for each route to the riblet in a file, which has its new names already.
  func added(to text: String, of file: ParsedFile) throws(RequestProblem) -> String {
    var text = text
    for edge in edges where edge.child == map.old.riblet && edge.place.file == file.path {
      guard let type = map.types[edge.type] else { continue }
      let parent = edge.parent == map.old.riblet ? map.new.riblet : edge.parent
      text = try FormerRoutes.adding(
        parent + map.old.riblet, without: type, of: map.new.riblet, to: type, text, file.path)
    }
    return FormerRoutes.ending(text, as: file)
  }
}
