/// The part that a source file plays in a riblet.
package enum Role: String, CaseIterable, Sendable, Comparable {
  case interactor = "Interactor"
  case router = "Router"
  /// The builder, and the component with what it hands on to children.
  case builder = "Builder"
  case presenter = "Presenter"
  case view = "View"

  /// The endings of the names of files with this role.
  ///
  /// A dependency that is met in a file of its own, `OffGameComponent+BasicScoreBoard.swift`, goes by what is in front
  /// of the plus.
  var suffixes: [String] {
    switch self {
    case .interactor, .router, .presenter: [rawValue]
    case .builder: ["Builder", "Component", "Dependency"]
    case .view: ["ViewController", "View"]
    }
  }

  /// The role of a file by its name without `.swift` and `+…`, and what stands in front of the role.
  static func named(by base: String) -> (role: Role, prefix: String)? {
    for role in allCases {
      for suffix in role.suffixes where base.hasSuffix(suffix) {
        return (role, String(base.dropLast(suffix.count)))
      }
    }
    return nil
  }

  /// A folder with a file of one of these holds a riblet.
  var makesARiblet: Bool {
    switch self {
    case .interactor, .router: true
    // A component alone is what an app hands to its root.
    case .builder: false
    case .presenter, .view: false
    }
  }

  package static func < (one: Role, other: Role) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}
