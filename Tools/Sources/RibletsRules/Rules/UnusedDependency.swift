import RibletsModel
import RibletsSource

extension Rule {
  static let unusedItem = Rule(
    "unused-dependency", "A riblet declares no dependency in its 'Dependency' that it does not use.", .warning
  ) { context in
    let uses = ItemUses(in: context)
    return context.riblets.flatMap { riblet -> [Finding] in
      let name = riblet.id.name + "Dependency"
      guard let dependency = context.types.type(named: name, seenFrom: riblet.id.module),
        dependency.type.keyword == .protocol, !dependency.type.members.isEmpty, context.types.named(name).count == 1,
        let used = uses.names(of: riblet.id, dependency: name)
      else { return [] }
      return dependency.type.members.filter {
        $0.kind == .property && $0.conditions.isEmpty && !used.contains($0.name)
      }.map { item in
        context.finding(
          item.position, key: "\(riblet.id) \(item.name)",
          "'\(context.name(riblet.id))' never uses '\(item.name)' of its dependency. Remove it here, and from the components that hand it on."
        )
      }
    }
  }
}

/// The dependencies that code uses.
private struct ItemUses {
  private let context: RuleContext
  private var types: TypeTable { context.types }
  /// The types of each riblet.
  private var own: [RibletID: Set<String>] = [:]

  init(in context: RuleContext) {
    self.context = context
    for entry in context.types.entries {
      if let owner = context.owner(of: entry) { own[owner, default: []].insert(OutlinedType.base(of: entry.type.name)) }
    }
  }

  /// The names of the dependencies that are used; `nil` if code may use some in a way that reading does not follow.
  func names(of riblet: RibletID, dependency: String) -> Set<String>? {
    let isInherited = (types.conformers[dependency] ?? []).contains { $0.type.keyword == .protocol }
    guard types.extensions[dependency] == nil, !isInherited else { return nil }
    var bases = own[riblet] ?? []
    var others: [OutlinedMember] = []
    for place in context.places.users(of: dependency) {
      if let entry = place.entry, types.entries[entry].type.keyword == .typealias { return nil }
      if let entry = place.entry {
        // It may hold one, unless it only is one: `class RootComponent: Component<RootDependency>, CartDependency`.
        if !onlyConforms(types.entries[entry].type, to: dependency) {
          bases.insert(OutlinedType.base(of: types.entries[entry].type.name))
        }
      } else if !context.model.files[place.file].isTest {
        others += context.model.files[place.file].outline.members.filter { $0.uses.contains { $0.name == dependency } }
      }
    }
    let whole = bases.flatMap(types.all)
    let hasHeirs = bases.contains { base in
      (types.conformers[base] ?? []).contains { $0.type.keyword == .class && !bases.contains($0.type.name) }
        && types.named(base).contains { $0.type.keyword == .class }
    }
    guard !hasHeirs, whole.allSatisfy({ isPlain($0) && namesPlainly(dependency, $0.type) }),
      (whole.flatMap(\.type.members) + others).allSatisfy({ namesPlainly(dependency, $0) })
    else { return nil }
    var names: Set<String> = []
    for member in whole.flatMap({ entry in entry.type.members.filter { !takesOther($0, entry) } }) + others {
      for use in member.uses where use.kind == .item { names.insert(use.name) }
    }
    // What takes the dependency as a whole is read, too: `CartComponent(dependency: dependency)`.
    let functions = (whole.flatMap(\.type.members) + others).filter { $0.kind == .function }.map(\.name)
    let known = bases.union(functions).union(["self", "super"])
    let isFollowed = names.allSatisfy { $0.last != "(" || known.contains(String($0.dropLast())) }
    return names.contains("") || !isFollowed ? nil : names
  }

  /// The classes of frameworks that a riblet's parts inherit from, whose sources an app may have.
  private static let frameworkBases: Set<String> = [
    "Builder", "Component", "ComponentizedBuilder", "EmptyComponent", "Interactor", "LaunchRouter",
    "MultiStageComponentizedBuilder", "Presenter", "PresentableInteractor", "Router", "SimpleComponentizedBuilder",
    "SimpleMultiStageComponentizedBuilder", "ViewableRouter",
  ]

  /// Returns true for a type that names a dependency only after its colon.
  private func onlyConforms(_ type: OutlinedType, to dependency: String) -> Bool {
    let inherited = type.inheritedNames.count { $0 == dependency }
    let uses = (type.uses + type.members.flatMap(\.uses)).count { $0.name == dependency }
    return inherited > 0 && uses <= inherited
  }

  /// Returns true for a member whose parameter `dependency` is a value of another type: `static func make(_ dependency: User)`.
  private func takesOther(_ member: OutlinedMember, _ entry: TypeTable.Entry) -> Bool {
    guard let parameter = member.parameters.first(where: { $0.name == "dependency" }),
      let keyword = types.type(named: parameter.type, seenFrom: entry.module, imports: entry.imports)?.type.keyword,
      [.struct, .enum].contains(keyword)
    else { return false }
    // `component.dependency` of another parameter.
    return !member.uses.contains { use in ["Builder", "Component", "Dependency"].contains(where: use.name.hasSuffix) }
  }

  /// Returns true for a class of the app that does nothing with what is called `dependency`, nor do those that it inherits from.
  private func isSilent(_ base: TypeTable.Entry) -> Bool {
    types.withSuperclasses(base).allSatisfy { entry in
      entry.type.keyword != .typealias
        && entry.type.members.allSatisfy { member in
          member.name != "dependency" && !member.parameters.contains { $0.name == "dependency" }
            && !member.uses.contains { $0.kind == .item }
        }
    }
  }

  /// Returns true for a type that inherits from no class of the app that may use a dependency, and as a component or a builder
  /// from none at all nor from one of a package, and without macros: `component.day` may then be a dependency, as with Needle.
  private func isPlain(_ entry: TypeTable.Entry) -> Bool {
    guard entry.type.keyword == .class || entry.type.keyword == .extension else { return true }
    let name = OutlinedType.base(of: entry.type.name)
    let builds = name.hasSuffix("Component") || name.hasSuffix("Builder")
    if builds, entry.imports.contains("NeedleFoundation") { return false }
    guard entry.type.keyword == .class, let first = entry.type.inherited.first else { return true }
    let base = OutlinedType.base(of: first)
    if Self.frameworkBases.contains(base) { return !builds || hasPlainAttributes(entry.type) }
    let known = types.type(written: first, by: entry)
    if let known, [.class, .typealias].contains(known.type.keyword) { return !builds && isSilent(known) }
    return !builds || known != nil && hasPlainAttributes(entry.type)
  }

  private func hasPlainAttributes(_ type: OutlinedType) -> Bool {
    (type.modifiers.union(type.members.flatMap(\.modifiers))).allSatisfy { modifier in
      !modifier.hasPrefix("@")
        || ["@MainActor", "@available", "@objc", "@discardableResult", "@inlinable", "@escaping"].contains(modifier)
    }
  }

  /// Returns true for a type whose head names a dependency only as what it inherits from: no `Night<D: CartDependency>`.
  private func namesPlainly(_ dependency: String, _ type: OutlinedType) -> Bool {
    if type.name == dependency { return true }
    let inherited = type.inherited.flatMap(TypeTable.words).count { $0 == dependency }
    return type.uses.count { $0.name == dependency } <= inherited
  }

  /// Returns true for a member that takes or keeps a dependency only under the name `dependency`.
  private func namesPlainly(_ dependency: String, _ member: OutlinedMember) -> Bool {
    let uses = member.uses.count { $0.name == dependency }
    if uses == 0 { return true }
    let names = { (type: String) in type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.count { $0 == dependency }
    }
    let known = member.parameters.filter { $0.name == "dependency" }.map { names($0.type) }.reduce(0, +)
    let own = member.kind == .property && member.name == "dependency" ? names(member.type ?? "") : 0
    return uses <= known + own
  }
}
