import RibletsModel
import RibletsSource

/// Returns true for a protocol of a riblet itself, such as `CartRouting`, and of a worker: tests to come will want its mock.
private func isPart(_ found: ModelProtocol, of context: RuleContext) -> Bool {
  context.types.named(found.name).contains {
    context.owner(of: $0) != nil || $0.type.inheritedNames.contains("Working")
  }
}

private func isMarked(_ entry: TypeTable.Entry) -> Bool {
  entry.type.keyword == .protocol && entry.type.mark("@mockable") != nil
}

extension Rule {
  static let unusedMock = Rule(
    "unused-mock", "Only protocols whose mock a test uses are marked for one.", .warning
  ) { context in
    guard context.hasTests else { return [] }
    let mockable = context.model.protocols.filter(\.isMockable)
    let protocols = context.types.entries.filter(isMarked)
    let mocks = Set(mockable.compactMap { if case .generated(let mock) = $0.mock { mock } else { nil } })
    var used = mocks.filter { !context.places.users(of: $0).isEmpty }
    for file in context.model.files {
      for type in file.outline.localTypes { used.formUnion(type.inheritedNames.filter(mocks.contains)) }
    }
    // A mock is also what a member of another one returns or takes.
    func isOfAnother(_ name: String) -> Bool {
      (context.places.users(of: name) + context.places.heirs(of: name)).compactMap(\.entry)
        .map { context.types.entries[$0] }.contains { isMarked($0) && $0.type.name != name }
    }
    let products = Set(
      context.model.packages.flatMap { $0.manifest.products.flatMap(\.targets) }.map {
        String($0.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      })
    return mockable.compactMap { found -> Finding? in
      guard case .generated(let mock) = found.mock, !used.contains(mock), !isPart(found, of: context),
        !isOfAnother(found.name),
        let entry = protocols.first(where: { $0.module == found.module && $0.type.position == found.position }),
        entry.type.modifiers.isDisjoint(with: ["public", "open"])
          || !products.contains(found.module) && !context.model.packages.isEmpty
      else { return nil }
      return context.finding(
        found.position, key: "\(found.module) \(found.name)",
        "No test uses '\(mock)'. Remove the mark: a protocol without it builds faster.")
    }
  }
}
