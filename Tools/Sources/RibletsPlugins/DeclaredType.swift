import RibletsSource

/// A type or an extension, and the reason why a list of plug-ins cannot name it.
struct DeclaredType {
  let type: OutlinedType
  /// With the types around it.
  let name: String
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

  var isProtocol: Bool { type.keyword == .protocol }

  /// The types of a file.
  static func all(in outline: SourceOutline) -> [DeclaredType] {
    /// The types around the next one, outermost first.
    var around: [DeclaredType] = []
    var found: [DeclaredType] = []
    for type in outline.types where type.keyword != .typealias {
      around.removeAll { !type.scopes.starts(with: $0.type.scopes + [$0.type.name]) }
      let declared = DeclaredType(
        type: type, name: (type.scopes + [type.name]).joined(separator: "."),
        obstacle: around.last?.obstacle ?? obstacle(of: type))
      found.append(declared)
      around.append(declared)
    }
    return found + outline.localTypes.map { DeclaredType(type: $0, name: $0.name, obstacle: .local) }
  }

  private static func obstacle(of type: OutlinedType) -> Obstacle? {
    if !type.modifiers.isDisjoint(with: ["private", "fileprivate"]) { return .private }
    return type.generics.isEmpty || type.keyword == .protocol ? nil : .generic
  }
}
