public import RibletsSource

/// A file of a module, and what it declares.
public struct ModelFile: Hashable, Sendable {
  /// The module that it belongs to.
  public let module: String
  /// True if it is of a module with tests.
  public let isTest: Bool
  /// The declarations.
  public let outline: SourceOutline

  /// Takes declarations.
  package init(module: String, isTest: Bool, outline: SourceOutline) {
    (self.module, self.isTest, self.outline) = (module, isTest, outline)
  }

  /// The path from the root on.
  public var path: String { outline.path }
}
