import RibletsSource

extension ModelReader {
  mutating func readWorkflows() {
    for entry in types.entries where entry.type.keyword == .class {
      guard let base = ancestor(of: entry.type, in: entry.module, among: ["Workflow"]),
        let start = base.firstIndex(of: "<")
      else { continue }
      let item = OutlinedType.base(of: String(base[base.index(after: start)...].dropLast()))
      let steps = types.withSuperclasses(entry).flatMap(\.type.members).flatMap(\.uses).filter { $0.kind == .step }
      model.workflows.append(
        ModelWorkflow(
          module: entry.module, name: entry.type.name, item: item, riblet: riblet(withItem: item, entry),
          position: entry.type.position, steps: steps.map { .init(call: $0.name, position: $0.position) }))
    }
  }

  /// The riblet whose interactor conforms to an item.
  private func riblet(withItem item: String, _ entry: TypeTable.Entry) -> RibletID? {
    let home = types.type(named: item, seenFrom: entry.module, imports: entry.imports)?.module
    return (types.conformers[item] ?? []).lazy.compactMap { conformer in
      guard types.type(named: item, seenFrom: conformer.module, imports: conformer.imports)?.module == home else {
        return nil
      }
      return riblet(OutlinedType.base(of: conformer.type.name), roles: ["Interactor"], conformer)
    }.first
  }
}
