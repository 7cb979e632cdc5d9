/// A rule that an app is held to.
public struct Rule: Sendable {
  /// The identifier, as settings and reports write it; also the heading of its section in Documentation/Check.md.
  public let id: String
  /// The rule in a sentence.
  public let summary: String
  /// The weight of its findings unless settings say another.
  public let severity: Severity
  /// The number that it compares with, where it has one.
  public let limit: Int?
  let check: @Sendable (RuleContext) -> [Finding]

  init(
    _ id: String, _ summary: String, _ severity: Severity, limit: Int? = nil,
    _ check: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.limit = limit
    self.check = check
  }

  /// The rules, by identifier.
  public static let all: [Rule] = [
    attachWithoutDetach, concreteChild, layers, missingItem, missingOwner, missingTests, notUnderstood, passedThrough,
    placeholderValue, strongListener, unattached, unusedItem, unusedMock, wideProtocol,
  ]
}
