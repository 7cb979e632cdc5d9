/// A type or an extension, as far as plug-ins have to know.
struct DeclaredType: Hashable {
  enum Kind: Hashable {
    case `protocol`, type
  }

  let kind: Kind
  /// With the types around it.
  let name: String
  /// The last names of what it inherits from: `Plugin` of `Shop.Plugin`.
  let inherited: [String]
  let conditions: [String]
  let place: PluginPlace
  /// True if a comment before it has the mark of a point.
  let isMarked: Bool
  /// Why no other file can name it.
  let obstacle: Obstacle?

  /// A reason why another file cannot name a type.
  enum Obstacle: String {
    case `private` = "is private"
    case local = "is inside a function"
    case generic = "is generic"

    /// The fix, as a sentence.
    var remedy: String {
      switch self {
      case .private: "Remove 'private'."
      case .local: "Move it out."
      case .generic: "Plug in a type without parameters that uses it."
      }
    }
  }
}
