import RibletsRepository

/// The number of riblets in each module.
struct ModuleSizes {
  private var counts: [String: Int] = [:]

  init(_ modules: AppModules, _ index: SourceIndex) {
    for router in index.declarations where router.isRouter {
      if let owner = modules.owner(of: router.file) { counts[owner.module.name, default: 0] += 1 }
    }
  }

  /// The module that a new riblet comes to.
  func group(ofNew riblet: String, in home: AppModule, _ modules: AppModules) -> String {
    let below = modules.sorted.filter { home.manifest.dependencies.contains($0.interface) && $0.name != home.name }
    return Modularization.group(
      ofNew: riblet, in: home.name, sizes: counts, below: below.filter { counts[$0.name] != nil }.map(\.name),
      taken: Set(modules.modules.keys))
  }

  /// Counts one more.
  mutating func add(to group: String) { counts[group, default: 0] += 1 }
}
