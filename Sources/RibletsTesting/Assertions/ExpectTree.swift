public import Riblets
public import Testing

/// Expects the tree below a riblet to be as in a text: a name a line, indented by two spaces a level.
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
/// A riblet that is not active has ` (inactive)` behind its name.
///
/// - Returns: Whether it is.
@MainActor
@discardableResult
public func expectTree(
  _ root: RibletNode, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectText(root.ribletTree.description, expected, named: "The tree", sourceLocation: sourceLocation)
}

/// Expects the tree below a riblet that is known by its protocol to be as in a text.
///
/// A mock has no tree: it stands there with its type's name alone.
///
/// - Returns: Whether it is.
@MainActor
@_disfavoredOverload
@discardableResult
public func expectTree(
  _ root: any Routing, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let actual = (root as? RibletNode)?.ribletTree.description ?? String(describing: type(of: root))
  return expectText(actual, expected, named: "The tree", sourceLocation: sourceLocation)
}

/// Expects a text of several lines to be another, and shows the lines that differ.
///
/// - Parameters:
///   - actual: What came out.
///   - expected: What it should be.
///   - name: How the failure begins, as in "The log".
/// - Returns: Whether it is.
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
