package import RibletsReading
public import RibletsSource

/// A file of a module, and what it declares.
public struct ModelFile: Hashable, Sendable {
  /// The module that it belongs to.
  public let module: String
  /// True if it is of a module with tests.
  public let isTest: Bool
  /// The hash of its content when its declarations were read.
  package let contentHash: UInt64
  package let kept: KeptOutline

  /// The path from the root on.
  public var path: String { kept.path }
  /// The declarations.
  public var outline: SourceOutline { kept.value }
}
