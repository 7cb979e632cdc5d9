import RibletsModel
import RibletsSource

extension Rule {
  static let wideProtocol = Rule(
    "wide-protocol", "A change of a protocol rebuilds no more modules than the limit.", .warning, limit: 20
  ) { context in
    let limit = context.limit
    // Which one is meant by a name that several have is not known.
    let known = Dictionary(grouping: context.model.protocols, by: \.name).filter { $0.value.count == 1 }
    return context.model.protocols.compactMap { found -> Finding? in
      guard known[found.name] != nil else { return nil }
      // A type of another kind that is called like it may be meant.
      guard context.types.all(named: found.name).filter({ $0.type.keyword != .extension }).count == 1 else {
        return nil
      }
      let users = context.places.users(of: found.name) + context.places.heirs(of: found.name)
      let files = users.map { context.model.files[$0.file] }.filter { file in
        !file.isTest
          && file.outline.imports.contains { used in
            used.name.split(separator: " ").last?.split(separator: ".").first.map(String.init) == found.module
          }
      }
      let modules = Set(files.map(\.module)).subtracting([found.module])
      guard modules.count > limit else { return nil }
      return context.finding(
        found.position, key: "\(found.module) \(found.name)",
        "\(modules.count) modules name '\(found.name)', and a change of it rebuilds them all; \(limit) are allowed. Split it, so that each one sees what it needs."
      )
    }
  }
}
