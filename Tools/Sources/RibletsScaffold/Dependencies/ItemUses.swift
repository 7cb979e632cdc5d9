import RibletsEdits
package import RibletsModel
package import RibletsPlans
package import RibletsSource

/// The places where code of a riblet, or of its tests, uses one of its dependencies.
package struct ItemUses {
  package private(set) var places: [SourcePosition] = []

  package init(of item: String, by id: RibletID, _ draft: AppDraft) throws(RequestProblem) {
    for file in draft.model.files {
      let text = try draft.texts.text(of: file.path)
      guard text.contains(item), text.contains(id.name) else { continue }
      let isNamed = text.contains(id.name + "Component") || text.contains(id.name + "Dependency")
      let parsed = try draft.parsed(file.path)
      var names: [CodeName] = []
      for part in parsed.declarations {
        let owner = file.isTest ? nil : draft.model.part(named: part.type, in: file.module)?.riblet
        let isOwn = owner == id || owner == nil && isNamed
        names += part.names.filter { $0.text == item && $0.isItem(of: id.name, in: part.type, isOwn: isOwn) }
      }
      // Functions and variables outside of types.
      let inTypes = Set(parsed.declarations.flatMap(\.names).map(\.bytes.lowerBound))
      names += parsed.names.filter {
        isNamed && $0.text == item && !inTypes.contains($0.bytes.lowerBound)
          && $0.isItem(of: id.name, in: "", isOwn: true)
      }
      guard !names.isEmpty else { continue }
      let old = try ParsedFile(file.path, draft.oldText(of: file.path))
      places += names.map { old.place(at: $0.bytes.lowerBound, in: parsed) }
    }
  }
}
