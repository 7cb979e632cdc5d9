import RibletsModel
import RibletsPlans
import RibletsSource

extension Rule {
  static let missingItem = Rule(
    "missing-dependency", "A component has every dependency that the riblets below it need.", .error
  ) { context in
    var seen: Set<String> = []
    let ways = context.riblets.flatMap { riblet in
      riblet.needs.flatMap { need in (riblet.paths[need.name] ?? []).map { (riblet, need, $0) } }
    }
    // The shortest way to a gap is that of the riblet that gets the dependency there.
    return ways.filter { $0.2.end == .missing }.sorted { $0.2.steps.count < $1.2.steps.count }.compactMap {
      riblet, need, path -> Finding? in
      guard let gap = path.steps.last, seen.insert("\(gap.type).\(gap.item)").inserted else { return nil }
      let items = ComponentItems(context.model, context.types)
      let name = context.name(riblet.id)
      var text = "'\(gap.type)' has no '\(gap.item)', which '\(name)' needs."
      var notes = [Finding.Note(position: need.position, text: "'\(need.name): \(need.type)' is needed here.")]
      if let source = items.source(of: gap.item, above: gap) {
        let way = source.through.map { "'\($0)'" }.joined(separator: ", then ")
        text += " '\(source.type)' has it: hand it on through \(way)."
        notes.append(Finding.Note(position: source.position, text: "It comes from here."))
      } else {
        text += NearestName.question(for: gap.item, in: items.names(of: gap.type, at: gap.position))
        text += " Make it there, or declare it in the 'Dependency' above."
      }
      return context.finding(gap.position, key: "\(riblet.id) \(gap.type).\(gap.item)", text, notes: notes)
    }
  }
}

/// The dependencies that components have, and those above them.
private struct ComponentItems {
  let model: AppModel
  let types: TypeTable

  init(_ model: AppModel, _ types: TypeTable) {
    self.model = model
    self.types = types
  }

  private func module(of position: SourcePosition) -> String {
    model.files.first { $0.path == position.file }?.module ?? ""
  }

  private func items(of type: String, seenFrom module: String) -> [OutlinedMember] {
    types.type(named: type, seenFrom: module).map(types.withSuperclasses)?.flatMap(\.type.members)
      .filter { $0.kind == .property && !$0.modifiers.contains("private") } ?? []
  }

  func names(of type: String, at position: SourcePosition) -> [String] {
    items(of: type, seenFrom: module(of: position)).map(\.name)
  }

  /// The nearest component above a gap that has the dependency, and the types on the way down to the gap.
  func source(of item: String, above gap: DependencyPath.Step) -> (
    type: String, position: SourcePosition, through: [String]
  )? {
    var waiting = [(type: gap.type, position: gap.position, through: [gap.type])]
    var seen: Set<String> = [gap.type]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard let riblet = model.riblet(ofComponent: next.type, at: next.position) else { continue }
      for conformer in types.conformers[riblet.name + "Dependency"] ?? [] where conformer.type.keyword != .protocol {
        let type = OutlinedType.base(of: conformer.type.name)
        guard seen.insert(type).inserted else { continue }
        if let found = items(of: type, seenFrom: conformer.module).first(where: { $0.name == item }) {
          return (type, found.position, Array(next.through.reversed()))
        }
        waiting.append((type, conformer.type.position, next.through + [type]))
      }
    }
    return nil
  }
}
