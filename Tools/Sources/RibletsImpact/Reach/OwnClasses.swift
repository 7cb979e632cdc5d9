import RibletsSource

/// The classes of an app of which an instance is made only where code writes the name, or `.init`.
///
/// A body with a parameter of such a class does not run as long as nothing that runs makes an instance. That keeps the tests of an
/// interactor, which have a mock of its router, from all that `func build(in parent: RootRouter)` makes.
struct OwnClasses: Sendable {
  /// The classes, each with itself and the classes of the app that it inherits from.
  private(set) var ancestors: [String: Set<String>] = [:]

  init(of nodes: [ReachNode], _ own: OwnTypes) {
    // Names of other types, and of those that may be made by a requirement.
    var (classes, others, made) = (Set<String>(), Set<String>(), Set<String>())
    var bases: [String: Set<String>] = [:]
    for node in nodes {
      let types = node.types
      // By place: a copy of each type of a large app takes its time.
      for place in types.indices {
        let (keyword, name) = (types[place].keyword, types[place].name)
        if keyword == .struct || keyword == .enum {
          others.insert(name)
          continue
        }
        // The testing library makes instances of suites.
        if node.isTest || types[place].hasTestMember { others.insert(name) }
        let inherited = (types[place].inherited + types[place].implied).flatMap { Self.names($0, own, in: node) }
        if !inherited.isEmpty { bases[Self.names(name, own, in: node).first ?? "", default: []].formUnion(inherited) }
        let makes = types[place].members.contains {
          $0.kind == .initializer && (keyword == .protocol || $0.modifiers.contains("required"))
        }
        if makes { made.insert(name) }
        switch keyword {
        case .extension: break
        case .class
        where types[place].scopes.isEmpty && types[place].generics.isEmpty
          && types[place].modifiers.allSatisfy(Self.isHarmless):
          classes.insert(name)
        case .typealias:
          others.insert(name)
          // Another name of a class; `Route<CartRouter>` is none.
          others.formUnion(inherited)
        case .actor, .class, .protocol, .enum, .struct: others.insert(name)
        }
      }
    }
    /// The given types and the types that they inherit from, without Riblets' types.
    func above(_ names: Set<String>) -> Set<String> {
      var (found, open) = (Set<String>(), Array(names))
      while let next = open.popLast() {
        // What is in Riblets is known, also if its sources are at hand.
        let isKnown =
          Self.known.contains(next) && own.aliases[next] == nil && own.modules[next] ?? ["Riblets"] == ["Riblets"]
        if !isKnown, found.insert(next).inserted { open += bases[next] ?? [] }
      }
      return found
    }
    func isOwn(_ name: String) -> Bool { own.has(name) && !name.hasSuffix("?") }
    // `extension Box<CartRouter>.Part: Made {}` may be one of any class.
    let unclear = above((own.conformedPaths[[]] ?? []).subtracting(ForeignExtensions.words))
    guard unclear.isDisjoint(with: made), unclear.allSatisfy(isOwn) else { return }
    for name in classes.subtracting(others) {
      let found = above([name])
      // A name that something else may have, too.
      let isShared =
        own.associated.contains(name) || KnownInterfaces.types.contains(name) || RibletsInterfaces.types.contains(name)
        || KnownInterfaces.protocols.contains(name)
      if !isShared, found.isDisjoint(with: made), found.allSatisfy(isOwn) {
        ancestors[name] = found.intersection(classes)
      }
    }
    // An instance of a subclass that others may make is one of its base classes, too.
    for name in bases.keys where ancestors[name] == nil { for base in above([name]) { ancestors[base] = nil } }
  }

  /// The types in one as it is written: `Router` of `Router<any CartInteractable>`, `P` and `Q` of `P & Q`. A name that may be one
  /// of a type that is not known has a question mark.
  private static func names(_ type: String, _ own: OwnTypes, in node: ReachNode) -> [String] {
    // `Box<Int>.Part` may be an alias of anything.
    if type.contains(">.") { return [type + "?"] }
    return type.utf8.split(separator: UInt8(ascii: "&")).compactMap { part in
      let words = OwnTypes.words(of: OwnTypes.head(of: String(Substring(part))))
        .filter { !ForeignExtensions.words.contains($0) }
      guard let name = words.last else { return nil }
      // `My.Interactor`, and `Buildable` of a package that is not listed.
      let isInner = words.count > 1 && (own.nested.contains(name) || own.nestedAliases.contains(name))
      return isInner || node.importsUnlisted && KnownInterfaces.ofRiblets.contains(name) ? name + "?" : name
    }
  }

  /// False for attributes by which others may make instances: `@objc`, `@Model`.
  private static func isHarmless(_ modifier: String) -> Bool {
    !modifier.hasPrefix("@")
      || ["@MainActor", "@Observable", "@available", "@preconcurrency", "@usableFromInline"].contains(modifier)
  }

  /// Types of other packages that make no instance of a class that inherits from them.
  private static let known: Set<String> = [
    "AnyObject", "Buildable", "Builder", "Component", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Dependency", "EmptyComponent", "EmptyDependency", "Equatable", "Hashable", "Identifiable", "Interactable",
    "Interactor", "LaunchRouter", "LaunchRouting", "Navigating", "Presentable", "PresentableInteractor", "Presenter",
    "Router", "Routing", "Sendable", "StatePresentable", "StateSaving", "ViewController", "ViewableRouter",
    "ViewableRouting", "Worker", "Working",
  ]
}
