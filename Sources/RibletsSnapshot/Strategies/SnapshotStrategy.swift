/// The way in which values of a type become the bytes of a file, and two such files are told apart.
///
/// The bytes must depend on the value alone: not on the machine, the time, a hash seed or the fonts installed.
public struct SnapshotStrategy<Value>: Sendable {
  /// Tells two different files apart; nil says that they are close enough. Called only when their bytes differ.
  public typealias Compare =
    @Sendable (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?

  /// The end of the file's name, without its dot.
  public let pathExtension: String
  /// The form in which the failure page shows the file.
  public let form: SnapshotForm
  /// Makes the bytes of the file; what it throws fails the assertion.
  public let bytes: @MainActor @Sendable (Value) throws -> [UInt8]
  /// Throws ``UnreadableSnapshot`` when the expected bytes are no file of this strategy.
  public let compare: Compare

  /// Creates a strategy from its parts.
  ///
  /// - Parameters:
  ///   - pathExtension: The end of the file's name, without its dot.
  ///   - form: How the failure page shows the file.
  ///   - compare: Called with the snapshot's bytes and the value's, when they differ.
  ///   - bytes: Makes the bytes of the file.
  public init(
    pathExtension: String,
    form: SnapshotForm,
    compare: @escaping Compare,
    bytes: @escaping @MainActor @Sendable (Value) throws -> [UInt8]
  ) {
    self.pathExtension = pathExtension
    self.form = form
    self.compare = compare
    self.bytes = bytes
  }

  /// The same files for values of another type.
  ///
  /// ```swift
  /// extension SnapshotStrategy where Value == Cart {
  ///   static var receipt: Self { SnapshotStrategy<String>.text.from { cart in cart.receipt } }
  /// }
  /// ```
  ///
  /// - Parameter describe: Turns the other value into one that this strategy takes.
  public func from<Other>(
    _ describe: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let bytes = self.bytes
    return SnapshotStrategy<Other>(pathExtension: pathExtension, form: form, compare: compare) { other in
      try bytes(describe(other))
    }
  }

  /// The same strategy with another end of the file's name.
  public func withPathExtension(_ pathExtension: String) -> Self {
    Self(pathExtension: pathExtension, form: form, compare: compare, bytes: bytes)
  }
}
