import RibletsEdits
import RibletsModel
package import RibletsPlans
package import RibletsRepository
package import RibletsSource

/// The code that names a route, for one that its parent loses: `.review` and `ProductReview` for the route from Product to Review.
package struct RouteUses {
  private let type: String
  private let property: String
  private let parent: RibletID
  private let listenerMethods: Set<String>

  /// - Parameter listenerMethods: The methods that only the parent of the child has.
  init(of type: String, _ property: String, in parent: RibletID, listenerMethods: Set<String>) {
    (self.type, self.property, self.parent, self.listenerMethods) = (type, property, parent, listenerMethods)
  }

  /// Takes a route that an app had before; `nil` if the app has no such parent any more.
  package init?(of edge: TreeEdge, in draft: AppDraft) {
    guard let parent = draft.model.riblets(named: edge.parent).first, !edge.type.isEmpty else { return nil }
    self.init(of: edge.type, NameWords(edge.child).property, in: parent, listenerMethods: [])
  }

  /// The names and their places in all files.
  package func found(in draft: AppDraft) throws(RequestProblem) -> [(name: String, place: SourcePosition)] {
    var found: [(name: String, place: SourcePosition)] = []
    var isAlone = true
    for file in draft.model.files where isAlone {
      guard ParsedFile.mayHaveStaticMember(property, in: try draft.texts.text(of: file.path)) else { continue }
      isAlone = try !draft.parsed(file.path).hasStaticMember(property)
    }
    for file in draft.model.files {
      found += try names(in: file, of: draft, isAlone: isAlone).map { name throws(RequestProblem) in
        (name.text, try draft.parsed(file.path).place(at: name.bytes.lowerBound))
      }
    }
    return found
  }

  /// The names in one file.
  ///
  /// - Parameter isAlone: True if no other type has a member of the name.
  func names(in file: ModelFile, of draft: AppDraft, isAlone: Bool = false) throws(RequestProblem) -> [CodeName] {
    let text = try draft.texts.text(of: file.path)
    guard text.contains(type) || text.contains(property) else { return [] }
    let parsed = try draft.parsed(file.path)
    let ofParent = parsed.declarations.filter { part in
      file.isTest
        ? part.type.hasPrefix(parent.name)
        : part.type == parent.name + "Route" || draft.model.part(named: part.type, in: file.module)?.riblet == parent
    }
    let members = ofParent.flatMap(\.names).filter { found in
      listenerMethods.contains(found.text)
        || found.text == property && (found.isRoute || found.isChildBuilder || isAlone && found.mayBeRoute)
    }
    // Functions and variables outside of types.
    let inTypes = Set(parsed.declarations.flatMap(\.names).map(\.bytes.lowerBound))
    let free = text.contains(parent.name + "Route") ? parsed.names : []
    let others = free.filter { $0.text == property && !inTypes.contains($0.bytes.lowerBound) && $0.isRoute }
    return (parsed.names.filter { $0.text == type } + members + others)
      .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }
}
