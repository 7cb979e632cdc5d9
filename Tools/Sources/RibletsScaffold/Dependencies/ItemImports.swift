import RibletsModel
import RibletsPlans
import RibletsRepository

/// The modules that files have to import for the type of a dependency.
struct ItemImports {
  /// Those outside of the app.
  private let outer: [String]
  private let item: TypedItem
  private let shared: Set<String>

  /// - Throws: ``RequestProblem`` for a type that is nowhere.
  init(of item: TypedItem, given: [String], _ draft: AppDraft) throws(RequestProblem) {
    self.item = item
    outer = try ItemTypes.imports(for: [item], given: given, module: draft.modules.layout.module, in: draft.index)
    shared = draft.modules.isModular ? draft.modules.sharedModules(draft.index) : []
  }

  /// Returns the imports that a file of tests needs for values of standard types.
  var ofTests: [String] { outer }

  /// Returns the modules that a file has to import, with the access that it needs.
  ///
  /// A module may see modules without riblets and interfaces: its manifest gets them.
  ///
  /// - Throws: ``RequestProblem`` for a type that the module of the file cannot see.
  func needed(in path: String, _ draft: inout AppDraft) throws(RequestProblem) -> [String: String] {
    guard draft.modules.isModular, let owner = draft.modules.owner(of: path) else {
      return Dictionary(uniqueKeysWithValues: outer.map { ($0, "") })
    }
    let access = owner.isInterface ? "package" : ""
    var needed = Dictionary(uniqueKeysWithValues: outer.map { ($0, access) })
    let home = owner.isInterface ? owner.module.interface : owner.module.name
    for name in item.typeNames {
      guard let type = draft.index.types(named: name).first, let other = draft.modules.owner(of: type.file) else {
        continue
      }
      let module = other.isInterface ? other.module.interface : other.module.name
      if module == home { continue }
      guard other.isInterface || shared.contains(module) else {
        throw RequestProblem(
          "'\(name)' is in the module '\(module)', which '\(home)' does not see. Move it to a module without riblets, such as '\(draft.modules.layout.module)Shared', with package access.",
          at: "\(type.file):\(type.line):1")
      }
      needed[module] = access
      draft.modules.update(owner.module.name) { manifest in
        if owner.isInterface {
          manifest.interface = (manifest.interface ?? []).union([module])
        } else {
          manifest.dependencies.insert(module)
        }
      }
    }
    return needed
  }
}
