/// Something that a candidate is asked.
public struct Question: Codable, Hashable, Sendable, Identifiable {
  public let id: Int
  /// The words of the question.
  public let content: String

  public init(id: Int, content: String) {
    self.id = id
    self.content = content
  }
}
