import RibletsSource

extension ModelReader {
  mutating func readLinks() {
    for file in model.files where !file.isTest {
      for member in file.outline.members + file.outline.types.flatMap(\.members) {
        for (place, use) in member.uses.enumerated() where use.kind == .link {
          // What follows up to the next link is in the code of this one.
          let code = member.uses[(place + 1)...].prefix { $0.kind != .link }
          model.links.append(
            ModelLink(
              module: file.module, pattern: use.name, ends: code.map(\.name).filter { isEnd($0, of: file) },
              position: use.position))
        }
      }
    }
  }

  private func isEnd(_ name: String, of file: ModelFile) -> Bool {
    guard let entry = types.type(named: name, seenFrom: file.module, imports: Set(file.outline.imports.map(\.name)))
    else { return false }
    if entry.type.keyword == .class { return ancestor(of: name, in: entry.module, among: ["Workflow"]) != nil }
    return types.whole(entry).contains { $0.type.inherited.contains("ChildRoute") }
  }
}
