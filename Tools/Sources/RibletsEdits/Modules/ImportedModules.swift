import RibletsPlans

/// The modules of elsewhere that a signature needs.
///
///     import Foundation; protocol CartDependency { var page: URL { get } } → Foundation
struct ImportedModules {
  private(set) var modules: Set<String> = []

  init(of sources: [AppSource], signature: Set<String>, home: (String) -> String?) {
    let imported = Set(sources.flatMap(\.file.imports))
    // Names of types, not those of parameters.
    let foreign = signature.filter { home($0) == nil && $0.first?.isUppercase == true }
    if imported.contains("Foundation"), !foreign.isDisjoint(with: KnownTypes.foundation) {
      modules.insert("Foundation")
    }
    if !foreign.isDisjoint(with: KnownTypes.networking) {
      modules.formUnion(["Foundation", KnownTypes.networkingModule])
    }
    var unknown = foreign.subtracting(KnownTypes.foundation).subtracting(KnownTypes.swift)
      .subtracting(KnownTypes.networking)
    for (module, types) in KitTypes.byModule where imported.contains(module) && !unknown.isDisjoint(with: types) {
      modules.insert(module)
    }
    for (module, types) in KitTypes.byModule where imported.contains(module) { unknown.subtract(types) }
    if !unknown.isEmpty { modules.formUnion(imported.subtracting(KitTypes.byModule.keys).subtracting(["Foundation"])) }
  }
}
