import RibletsModel
import RibletsSource

extension Rule {
  static let strongListener = Rule(
    "strong-listener", "A part of a riblet holds its listener weakly.", .error
  ) { context in
    context.types.entries.flatMap { entry -> [Finding] in
      guard entry.type.keyword == .class, entry.type.scopes.isEmpty, let riblet = riblet(of: entry, context) else {
        return []
      }
      let own = ["Listener", "PresentableListener"].map { riblet.name + $0 }
      return entry.type.members.filter(isStoredStrongly).filter { member in
        protocolNames(in: member.type ?? "").flatMap { name -> [String] in
          let alias = context.types.type(named: name, seenFrom: entry.module, imports: entry.imports)?.type
          return alias?.keyword == .typealias ? (alias?.inherited ?? []).flatMap(protocolNames) : [name]
        }.contains { isListener($0, own, entry, context) }
      }.map { member in
        context.finding(
          member.position, key: "\(riblet) \(entry.type.name).\(member.name)",
          "'\(entry.type.name)' holds its listener strongly. A listener that holds the riblet, as a parent does, is then never freed. Write: weak var \(member.name)."
        )
      }
    }
  }

  /// The riblet of a part by its name, and of a view by its protocols: `RootTabBarController: UITabBarController, RootPresentable`.
  private static func riblet(of entry: TypeTable.Entry, _ context: RuleContext) -> RibletID? {
    let name = entry.type.name
    if let riblet = context.owner(of: entry) {
      let holders = ["Interactor", "Presenter", "Router", "ViewController", "View", "Screen"]
      return holders.contains { name == riblet.name + $0 } ? riblet : nil
    }
    guard ["Controller", "View", "Screen"].contains(where: name.hasSuffix) else { return nil }
    return context.types.whole(entry).flatMap(\.type.inheritedNames).lazy.compactMap { inherited in
      context.model.part(named: inherited, in: entry.module)
    }.first { ["Presentable", "ViewControllable"].contains($0.role) }?.riblet
  }

  private static let plainAttributes: Set<String> = ["@MainActor", "@objc", "@nonobjc", "@available", "@IBOutlet"]

  /// Returns true for a stored property `listener` that is neither weak nor behind a wrapper.
  private static func isStoredStrongly(_ member: OutlinedMember) -> Bool {
    member.kind == .property && member.name == "listener" && (!member.hasBody || member.hasObservers)
      && member.modifiers.isDisjoint(with: ["static", "class", "lazy"])
      && member.modifiers.allSatisfy { modifier in
        !modifier.hasPrefix("weak") && !modifier.hasPrefix("unowned")
          && (!modifier.hasPrefix("@") || plainAttributes.contains(modifier))
      }
  }

  /// The types that a value of a type conforms to; none for one that keeps it in some other value.
  ///
  ///     (any CartListener & Sendable)?  →  CartListener, Sendable
  ///     Weak<any CartListener>          →
  private static func protocolNames(in type: String) -> [String] {
    var type = type[...]
    while true {
      let length = type.count
      type = type.trimming { $0 == " " }
      if type.last == "?" || type.last == "!" { type = type.dropLast() }
      if type.first == "(", type.last == ")" { type = type.dropFirst().dropLast() }
      if type.hasPrefix("Optional<"), type.last == ">" { type = type.dropFirst("Optional<".count).dropLast() }
      if type.hasPrefix("any ") { type = type.dropFirst("any ".count) }
      if type.count == length { break }
    }
    let names = type.split(separator: "&").map {
      OutlinedType.base(of: String($0.trimming { $0 == " " || $0 == "(" || $0 == ")" }))
    }
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "_.& ()<>".contains($0) } && !type.contains("->")
    return isPlain ? names : []
  }

  /// Returns true for the riblet's own listener protocol, and for another one, if a part of a riblet conforms to it: an object
  /// that only passes calls on may be held.
  private static func isListener(
    _ name: String, _ own: [String], _ entry: TypeTable.Entry, _ context: RuleContext
  ) -> Bool {
    guard name.hasSuffix("Listener") else { return false }
    guard let found = context.types.type(named: name, seenFrom: entry.module, imports: entry.imports) else {
      return own.contains(name)
    }
    guard found.type.keyword == .protocol, found.type.scopes.allSatisfy({ $0 == entry.type.name }) else { return false }
    let conformers = (context.types.conformers[name] ?? []).map { OutlinedType.base(of: $0.type.name) }
    if conformers.isEmpty { return own.contains(name) }
    let parts = ["Interactor", "Interactable", "Listener", "Router", "Presenter", "ViewController"]
    return conformers.contains { conformer in
      (own.contains(name) || conformer != entry.type.name) && parts.contains(where: conformer.hasSuffix)
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isGap: (Character) -> Bool) -> Substring {
    var text = drop(while: isGap)
    while let last = text.last, isGap(last) { text = text.dropLast() }
    return text
  }
}
