public import RibletsSource

/// A class that inherits from `Workflow`.
public struct ModelWorkflow: Hashable, Sendable {
  /// A step of a workflow: a closure behind `onStep`.
  public struct Step: Hashable, Sendable {
    /// The member of the item that it begins with, such as `waitForLogin`; empty if it uses none.
    public let call: String
    /// The place of `onStep`.
    public let position: SourcePosition
  }

  /// The module that declares it.
  public let module: String
  /// The name of the class.
  public let name: String
  /// The protocol of the item that its first step gets, such as `RootActionableItem`.
  public let item: String
  /// The riblet that it begins in: the one whose interactor conforms to the item.
  public let riblet: RibletID?
  /// The place of the name.
  public let position: SourcePosition
  /// The steps, in the order in which they are written.
  public let steps: [Step]
}
