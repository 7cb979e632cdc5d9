import RibletsSource

extension ModelReader {
  mutating func readLinks() {
    for file in model.files where !file.isTest {
      let outline = file.outline
      for members in [outline.members] + outline.types.map(\.members) {
        // By their numbers, as to copy members takes longer than to look at them.
        for number in members.indices { readLinks(in: members[number].uses, of: file) }
      }
    }
  }

  private mutating func readLinks(in uses: [OutlinedUse], of file: ModelFile) {
    for place in uses.indices where uses[place].kind == .link {
      // What follows up to the next link is in the code of this one.
      let code = uses[(place + 1)...].prefix { $0.kind != .link }
      model.links.append(
        ModelLink(
          module: file.module, pattern: uses[place].name, ends: code.map(\.name).filter { isEnd($0, of: file) },
          position: uses[place].position))
    }
  }

  private func isEnd(_ name: String, of file: ModelFile) -> Bool {
    guard let entry = types.type(named: name, seenFrom: file.module, imports: Set(file.outline.imports.map(\.name)))
    else { return false }
    if entry.type.keyword == .class { return ancestor(of: entry.type, in: entry.module, among: ["Workflow"]) != nil }
    return types.whole(entry).contains { $0.type.inherited.contains("ChildRoute") }
  }
}
