import RibletsModel
import RibletsSource

extension Rule {
  static let attachWithoutDetach = Rule(
    "attach-without-detach", "A router that attaches and remembers a child detaches it, too.", .warning
  ) { context in
    context.riblets.compactMap { riblet -> Finding? in
      guard
        let router = context.types.named(riblet.router).first(where: { $0.module == riblet.id.module })
      else { return nil }
      let members = context.types.withSuperclasses(router).flatMap(\.type.members)
      let calls = members.flatMap(\.uses).filter { [.call, .statement].contains($0.kind) }
      guard !calls.contains(where: { $0.name.hasPrefix("detach") }),
        members.contains(where: { remembersChild($0, of: riblet.id.name) }),
        let attach = members.filter({ $0.name != "didLoad" && $0.kind == .function }).flatMap(\.uses)
          .first(where: { [.call, .statement].contains($0.kind) && $0.name == "attachChild" })
      else { return nil }
      return context.finding(
        attach.position, key: "\(riblet.id) attachChild",
        "'\(context.name(riblet.id))' attaches a child here, remembers it, and never detaches one. Call 'detachChild' when the child's listener says that it is done."
      )
    }
  }

  /// Returns true for a variable that has a child's router for some time: `private var cart: CartRouting?`.
  private static func remembersChild(_ member: OutlinedMember, of name: String) -> Bool {
    guard member.kind == .property, let type = member.type, type.hasSuffix("?"), !member.hasBody else { return false }
    return type.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasSuffix("Routing") && $0 != name + "Routing" }
  }
}
