import RibletsSource

// What a protocol inherits from, or is bound to, and what of it a mock cannot have.
extension ProtocolReport {
  /// Said once.
  mutating func inheritsTooFar() {
    guard isPossible else { return }
    refuse(
      at: origin.marks.position,
      """
      '\(origin.name)' inherits over more than 200 protocols and type aliases in a row. Write this mock by hand, or \
      inherit from fewer.
      """)
  }

  mutating func isUnanswerable(_ parent: String, of child: SourceProtocol) {
    refuse(
      at: child.marks.position,
      """
      '\(child.name)' inherits from '\(parent)', which asks for more than a mock can answer. Write this mock by hand, or \
      inherit from a protocol of your own.
      """)
  }

  mutating func isGenericAlias(_ parent: String, of child: SourceProtocol) {
    refuse(
      at: child.marks.position,
      """
      '\(child.name)' inherits from '\(parent)', a type alias with generic parameters. Write what it stands for in its \
      place.
      """)
  }

  mutating func isMissing(_ parent: String, of child: SourceProtocol) {
    warn(
      at: child.marks.position,
      """
      '\(child.name)' inherits from '\(parent)', \(MockDiagnosis.missingParent). Its members are not in the mock, \
      which may not compile: if it has any, add the folder of its source with --parents.
      """)
  }

  mutating func hasUnreadSuperclass(_ unread: String, _ name: String, of child: SourceProtocol) {
    warn(
      at: child.marks.position,
      """
      '\(child.name)' is bound to the class '\(name)', whose superclass '\(unread)' is not among the sources. The mock \
      calls its initializer without arguments and may not compile: add the folder of its source with --parents.
      """)
  }

  mutating func hasNoPlainInitializer(_ name: String, of child: SourceProtocol) {
    refuse(
      at: child.marks.position,
      """
      '\(child.name)' is bound to the class '\(name)', which has no initializer without arguments. Give it one, or \
      write this mock by hand.
      """)
  }

  mutating func isOfSuperclass(_ member: ResolvedMember, _ superclass: String) {
    warn(
      at: member.marks.position,
      """
      '\(member.plainName)' is a member of the class '\(superclass)', too, so the mock has none of its own \
      and counts none of its calls. Write this mock by hand where a test needs that.
      """)
  }
}
