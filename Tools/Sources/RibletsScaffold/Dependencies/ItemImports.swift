import RibletsModel
import RibletsPlans
import RibletsRepository

/// The modules that files have to import for the type of a dependency.
struct ItemImports {
  /// The modules outside of the app.
  private let outer: [String]
  /// The names of the app's types and values in the item.
  private let names: [String]
  private let shared: Set<String>

  /// - Parameter isThere: True for an item that the app has.
  /// - Throws: ``RequestProblem`` for a name that is nowhere.
  init(
    of item: TypedItem, given: [String], seenFrom module: String, _ draft: AppDraft, isThere: Bool = false
  ) throws(RequestProblem) {
    names = item.allNames
    outer = try NameHomes(seenFrom: module, draft.modules, draft.index, given: given, trustsTypes: isThere)
      .imports(for: [item])
    shared = draft.modules.isModular ? draft.modules.sharedModules(draft.index) : []
  }

  /// True if no file needs an import for the item.
  func areNone(in draft: AppDraft) -> Bool {
    outer.isEmpty && (!draft.modules.isModular || names.allSatisfy { draft.index.places(of: $0).isEmpty })
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
    let access = owner.isInterface ? draft.modules.importAccess : ""
    var needed = Dictionary(uniqueKeysWithValues: outer.map { ($0, access) })
    let home = owner.isInterface ? owner.module.interface : owner.module.name
    for name in names {
      let declarations = draft.index.places(of: name)
      guard let place = declarations.first, let other = draft.modules.owner(of: place.file),
        !declarations.contains(where: { draft.modules.name(ofModuleOf: $0.file) == home })
      else { continue }
      let module = other.isInterface ? other.module.interface : other.module.name
      if module == home { continue }
      guard other.isInterface || shared.contains(module) else {
        throw RequestProblem(
          "'\(name)' is in the module '\(module)', which '\(home)' does not see. Move it to a module without riblets, such as '\(draft.modules.layout.module)Shared', with package access.",
          at: "\(place.file):\(place.line):1")
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
