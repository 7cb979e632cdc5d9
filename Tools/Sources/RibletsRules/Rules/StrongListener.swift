import RibletsModel
import RibletsSource

extension Rule {
  static let strongListener = Rule(
    "strong-listener", "A part of a riblet holds its listener weakly.", .error
  ) { context in
    context.types.entries.flatMap { entry -> [Finding] in
      guard entry.type.keyword == .class, let riblet = context.owner(of: entry) else { return [] }
      return entry.type.members.filter(isHeldStrongly).map { member in
        let isOptional = member.type?.hasSuffix("?") == true || member.type?.hasSuffix("!") == true
        return context.finding(
          member.position, key: "\(riblet) \(entry.type.name).\(member.name)",
          "'\(entry.type.name)' holds its listener, which holds it: neither is ever freed. Write: weak var \(member.name).",
          fix: isOptional ? TextFix(position: member.position, change: .insert("weak ", before: "var ")) : nil)
      }
    }
  }

  /// Returns true for a stored property of a listener protocol.
  private static func isHeldStrongly(_ member: OutlinedMember) -> Bool {
    guard member.kind == .property, member.name == "listener", !member.hasBody, let type = member.type,
      member.modifiers.allSatisfy({ !$0.hasPrefix("weak") && !$0.hasPrefix("unowned") && !$0.hasPrefix("@") }),
      !member.modifiers.contains("static"), !member.modifiers.contains("lazy")
    else { return false }
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "any" && $0 != "Optional" }
    return words.last?.hasSuffix("Listener") == true && !type.contains("->")
  }
}
