import RibletsTemplates

/// The values with which the templates of a riblet's boundary are rendered.
enum BorderValues {
  /// Those of how other modules come to its builder.
  struct Sources: Encodable {
    let name, interface: String
  }

  /// Those of the tests of that.
  struct Tests: Encodable {
    /// An expression that makes what the riblet depends on.
    let name, dependency: String
  }

  /// Those of the file with what moved, which a parent sees.
  struct Moved: Encodable {
    let name, module: String
    let declarations: [String]
    let childRouting: String?
    let imports: [String]
  }
}
