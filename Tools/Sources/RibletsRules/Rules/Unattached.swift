import RibletsModel
import RibletsSource

extension Rule {
  static let unattached = Rule(
    "unattached", "Every riblet is launched, or attached by another one.", .warning
  ) { context in
    // An attachment that is not understood may be that of any riblet.
    guard !context.model.notes.contains(where: { $0.text.contains("attach") || $0.text.contains("joins") }) else {
      return []
    }
    let attached = Set(context.model.edges.filter { $0.parent != $0.child }.map(\.child))
    let roles = ["Builder", "Buildable", "Router", "Routing", "Interactor", "ViewController"]
    func isUsedByOthers(_ name: String, _ riblet: RibletID) -> Bool {
      context.places.users(of: name).contains { place in
        if let entry = place.entry { return context.owner(of: context.types.entries[entry]) != riblet }
        return !context.model.files[place.file].isTest
      }
    }
    // A module may be split into folders, of which one imports the other's by the name of both.
    let imported = Set(
      context.sources.flatMap { file in file.outline.imports.map(\.name).filter { $0 != file.module } })
    return context.riblets.compactMap { riblet -> Finding? in
      let name = riblet.id.name
      let isUsed = roles.contains { isUsedByOthers(name + $0, riblet.id) }
      let builder = context.types.type(named: name + "Builder", seenFrom: riblet.id.module)
      let isForOthers =
        builder.map { !$0.type.modifiers.isDisjoint(with: ["public", "open"]) && !imported.contains($0.module) }
        ?? false
      // A generic router is there for others to inherit from.
      let isGeneric = context.types.named(riblet.router).contains { !$0.type.generics.isEmpty }
      guard !isGeneric, !riblet.isRoot, !attached.contains(riblet.id), !isUsed, !isForOthers else { return nil }
      return context.finding(
        riblet.position, key: "\(riblet.id) router",
        "Nothing attaches '\(context.name(riblet.id))', and nothing uses its builder. Attach it from a parent, or remove it: riblets remove \(context.name(riblet.id))."
      )
    }
  }
}
