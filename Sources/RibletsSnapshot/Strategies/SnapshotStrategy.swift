/// The conversion of values of a type to the bytes of a file, and the comparison of two such files.
///
/// The bytes must depend on the value alone: not on the machine, the time, a hash seed or the fonts installed.
///
/// There are `.text`, `.lines`, `.json` and `.svg`. Derive your own from one of them with ``from(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Value == Cart {
///   static var receipt: Self { SnapshotStrategy<String>.text.from { cart in cart.receipt } }
/// }
/// ```
///
/// See `Documentation/Snapshots.md`.
public struct SnapshotStrategy<Value>: Sendable {
  /// Compares two files; returns `nil` if they are close enough. Called only if their bytes differ.
  ///
  /// ```swift
  /// { expected, actual in SnapshotDifference(message: "\(actual.count) bytes, not \(expected.count)") }
  /// ```
  public typealias Compare =
    @Sendable (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?

  /// The extension of the file's name, without its dot. Two strategies of one assertion need two extensions.
  public let pathExtension: String
  /// The form in which the failure page shows the file: as lines, or as a picture.
  public let form: SnapshotForm
  /// Makes the bytes of the file; an error fails the assertion.
  ///
  /// It runs on the main actor each time that the value is asserted.
  public let bytes: @MainActor @Sendable (Value) throws -> [UInt8]
  /// Compares two files whose bytes differ; `nil` if they are close enough. It throws ``UnreadableSnapshot`` if the
  /// expected bytes are not a file of this strategy.
  public let compare: Compare

  /// Creates a strategy from its parts. It is shorter to derive one with ``from(_:)``.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the file's name, without its dot.
  ///   - form: The kind of the content, for the failure page.
  ///   - compare: Called with the snapshot's bytes and the value's, if they differ.
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

  /// Returns a strategy with the same files for values of another type.
  ///
  /// ```swift
  /// extension SnapshotStrategy where Value == Cart {
  ///   static var receipt: Self { SnapshotStrategy<String>.text.from { cart in cart.receipt } }
  /// }
  /// ```
  ///
  /// - Parameter describe: Converts the other value to a value that this strategy takes.
  public func from<Other>(
    _ describe: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let bytes = self.bytes
    return SnapshotStrategy<Other>(pathExtension: pathExtension, form: form, compare: compare) { other in
      try bytes(describe(other))
    }
  }

  /// Returns the same strategy with another extension of the file's name, for editors that know the format.
  ///
  /// ```swift
  /// SnapshotStrategy<String>.text.withPathExtension("md")
  /// ```
  public func withPathExtension(_ pathExtension: String) -> Self {
    Self(pathExtension: pathExtension, form: form, compare: compare, bytes: bytes)
  }
}
