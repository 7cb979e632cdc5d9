/// The parts of an app that a change is of, which decide how far it reaches.
package enum ChangeKind: String, Hashable, Sendable, Codable {
  /// Bodies of functions, comments, and the places of lines: nothing is compiled otherwise.
  case body
  /// Declarations that only their own module sees, and tests that import it with `@testable`.
  case interface
  /// Declarations that other modules see.
  case sharedInterface
  /// A file of a module that is no Swift.
  case resource
  /// A file that says how the app is built.
  case manifest
  /// A file that is not built.
  case document
  /// A file whose use is not known.
  case unknown

  /// The kind as a noun.
  package var text: String {
    switch self {
    case .body: "body"
    case .interface: "interface"
    case .sharedInterface: "shared interface"
    case .resource: "resource"
    case .manifest: "manifest"
    case .document: "document"
    case .unknown: "unknown"
    }
  }
}
