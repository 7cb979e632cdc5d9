import RibletsModel
import RibletsSource

extension Rule {
  static let attachWithoutDetach = Rule(
    "attach-without-detach", "A router that attaches and remembers a child that can end detaches it, too.", .warning
  ) { context in
    let helpers = detachingNames(in: context)
    let detachers = detachers(in: context)
    return context.riblets.compactMap { riblet -> Finding? in
      guard
        let router = context.types.named(riblet.router).first(where: { $0.module == riblet.id.module })
      else { return nil }
      let members = context.types.withSuperclasses(router).flatMap(\.type.members)
      let calls = Set(members.flatMap(calledNames))
      guard !calls.contains(where: { $0.hasPrefix("detach") }), calls.isDisjoint(with: helpers),
        !detachers.contains(where: { $0 == nil || $0 == riblet.id }),
        members.contains(where: { remembersChild($0, of: riblet.id.name) })
      else { return nil }
      let first = namesCalledFromStart(members)
      guard
        let attach = members.filter({ $0.kind == .function && !first.contains($0.name) }).flatMap(\.uses)
          .first(where: { [.call, .statement].contains($0.kind) && $0.name == "attachChild" }),
        let (child, end) = endingChild(of: riblet, context)
      else { return nil }
      return context.finding(
        attach.position, key: "\(riblet.id) attachChild",
        "'\(context.name(riblet.id))' attaches a child here, remembers it, and never detaches one, though '\(child)' tells its end with '\(end)'. Call 'detachChild' then."
      )
    }
  }

  private static func calledNames(_ member: OutlinedMember) -> [String] {
    member.uses.filter { [.call, .statement].contains($0.kind) }.map(\.name)
  }

  /// The functions that run when the router loads or is made: what they attach stays, as tabs do.
  private static func namesCalledFromStart(_ members: [OutlinedMember]) -> Set<String> {
    var found: Set<String> = ["didLoad"]
    var waiting = members.filter { $0.kind == .initializer || $0.name == "didLoad" }
    while let member = waiting.popLast() {
      for name in calledNames(member) where found.insert(name).inserted {
        waiting += members.filter { $0.name == name }
      }
    }
    return found
  }

  private static let frameworkTypes = ["Router", "Routing", "ViewableRouter", "ViewableRouting", "LaunchRouter"]

  /// The riblets of the code outside of routers that detaches; `nil` for a helper, which may do so for any router.
  private static func detachers(in context: RuleContext) -> Set<RibletID?> {
    func detaches(_ member: OutlinedMember) -> Bool { calledNames(member).contains("detachChild") }
    let types = context.types.entries.filter { entry in
      let name = OutlinedType.base(of: entry.type.name)
      return !name.hasSuffix("Router") && !frameworkTypes.contains(name) && entry.type.members.contains(where: detaches)
    }
    let owners: [RibletID?] = types.map(context.owner(of:))
    return Set(owners + context.sources.flatMap(\.outline.members).filter(detaches).map { _ in nil })
  }

  /// The functions that extensions of the framework's types have for detaching.
  private static func detachingNames(in context: RuleContext) -> Set<String> {
    let members = frameworkTypes.flatMap { context.types.extensions[$0] ?? [] }.flatMap(\.type.members)
    return Set(members.filter { calledNames($0).contains { $0.hasPrefix("detach") } }.map(\.name))
  }

  /// A child that tells its end, and the method of its listener that does.
  private static func endingChild(of riblet: ModelRiblet, _ context: RuleContext) -> (child: String, end: String)? {
    let members = context.types.entries.filter { context.owner(of: $0) == riblet.id }.flatMap(\.type.members)
    for edge in context.model.edges(from: riblet.id) {
      if let end = endings(of: edge.child.name + "Listener", seenFrom: edge.child.module, context)
        .first(where: { !passesOn($0, members) })
      {
        return (context.name(edge.child), end)
      }
    }
    return nil
  }

  /// Returns true for an end that a riblet answers by telling its own listener, so that one above may detach the whole flow:
  /// `func signInDidFinish() { listener?.loggedOutDidFinish() }`.
  private static func passesOn(_ end: String, _ members: [OutlinedMember]) -> Bool {
    var (waiting, seen) = ([end], Set<String>())
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if name == "listener" { return true }
      waiting += members.filter { $0.kind == .function && $0.name == name }.flatMap(calledNames)
    }
    return false
  }

  /// The methods of a protocol, and of those that it inherits from, that tell an end.
  private static func endings(of name: String, seenFrom module: String, _ context: RuleContext) -> [String] {
    var (waiting, seen, found) = ([context.types.type(named: name, seenFrom: module)], Set<String>(), [String]())
    while let next = waiting.popLast() {
      guard let entry = next, seen.insert(entry.type.name).inserted else { continue }
      found += entry.type.members.filter { $0.kind == .function && tellsEnd($0.name) }.map(\.name)
      waiting += context.types.inherited(by: entry).map(\.declaration)
    }
    return found
  }

  private static let ends: Set<String> = [
    "back", "cancel", "canceled", "cancelled", "close", "closed", "complete", "completed", "detach", "dismiss",
    "dismissed", "done", "end", "ended", "exit", "finish", "finished", "leave", "left", "logout", "quit",
  ]

  /// Returns true for a method such as `cartDidFinish`.
  private static func tellsEnd(_ name: String) -> Bool {
    var words: [String] = [""]
    for letter in name {
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words.contains(where: ends.contains)
  }

  /// Returns true for a variable that has a child's router for some time: `private var cart: CartRouting?`.
  private static func remembersChild(_ member: OutlinedMember, of name: String) -> Bool {
    guard member.kind == .property, let type = member.type, !member.hasBody || member.hasObservers,
      type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    else { return false }
    return type.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasSuffix("Routing") && $0 != name + "Routing" }
  }
}
