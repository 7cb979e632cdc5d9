public import Riblets
public import Testing

/// Expects the tree below a riblet to equal a text: one name in each line, indented by two spaces for each level.
///
/// ```swift
/// expectTree(
///   root,
///   """
///   Root
///     LoggedIn
///       OffGame
///   """)
/// ```
///
/// A riblet that is not active has ` (inactive)` after its name.
///
/// See `Documentation/TestingRoles.md`.
///
/// - Returns: True if they are equal.
@MainActor
@discardableResult
public func expectTree(
  _ root: RibletNode, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectText(root.ribletTree.description, expected, named: "The tree", sourceLocation: sourceLocation)
}

/// Expects the tree below a riblet that is known by its protocol to equal a text.
///
/// A mock has no tree: only its type's name is compared.
///
/// Use it if the test knows the root only as `any RootRouting`: `expectTree(root, "Root")`.
///
/// - Returns: True if they are equal.
@MainActor
@_disfavoredOverload
@discardableResult
public func expectTree(
  _ root: any Routing, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let actual = (root as? RibletNode)?.ribletTree.description ?? String(describing: type(of: root))
  return expectText(actual, expected, named: "The tree", sourceLocation: sourceLocation)
}

/// Expects a text of several lines to equal another, and shows the lines that differ.
///
/// ```swift
/// expectText(log.lines, "Root attached", named: "The log")
/// ```
///
/// - Parameters:
///   - actual: The actual text.
///   - expected: The expected text.
///   - name: The subject of the failure, as in "The log".
/// - Returns: True if they are equal.
@discardableResult
public func expectText(
  _ actual: String, _ expected: String, named name: String = "The text",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let difference = LineDifference(expected: expected, actual: actual)
  guard !difference.isEmpty else { return true }
  Issue.record("\(name) is not as expected \(LineDifference.legend):\n\(difference)", sourceLocation: sourceLocation)
  return false
}
