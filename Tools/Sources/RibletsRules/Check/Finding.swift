public import RibletsSource

/// A place where an app does not follow a rule.
public struct Finding: Hashable, Sendable {
  /// A further place that belongs to it.
  public struct Note: Hashable, Sendable {
    /// The place.
    public let position: SourcePosition
    /// The sentence about it.
    public let text: String
  }

  /// The identifier of the rule.
  public let rule: String
  /// The weight.
  public internal(set) var severity: Severity
  /// The place.
  public let position: SourcePosition
  /// A name that stays the same while lines move: of the riblet or file, and of what is wrong there.
  public let key: String
  /// The sentence about it, with the fix.
  public let text: String
  /// Further places.
  public let notes: [Note]

  init(
    _ rule: Rule, _ position: SourcePosition, key: String, _ text: String, notes: [Note]
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.position = position
    self.key = key
    self.text = text
    self.notes = notes
  }
}
