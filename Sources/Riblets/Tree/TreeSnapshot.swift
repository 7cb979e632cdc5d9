/// A tree of riblets at one moment, as a value that may leave the main actor: for tools, logs and comparisons in tests.
///
/// The riblets are in a flat list, parents before children, each with its depth, so that a tree of any depth can be
/// encoded. ``description`` is an indented list for people.
///
/// ```swift
/// print(root.ribletTree)
/// // Root
/// //   LoggedIn
/// //     OffGame
/// ```
///
/// See `Documentation/TestingRoles.md`.
public struct TreeSnapshot: Codable, Hashable, Sendable, CustomStringConvertible {
  /// One riblet of the tree, with its depth instead of its children.
  ///
  /// ```swift
  /// let active = root.ribletTree.entries.filter(\.isActive).map(\.name)
  /// ```
  public struct Entry: Codable, Hashable, Sendable {
    /// The number of riblets above this one in the snapshot: 0 for its top, 1 for the children.
    public let depth: Int
    /// The router's type without `Router`, and the label if there is one: `Chat(42)`.
    public let name: String
    /// True if the riblet is attached up to a launched root, and is not closing. The description marks others as
    /// inactive.
    public let isActive: Bool
    /// The types of the riblet's parts, by role: `router`, `interactor`, and `presenter`, `view`, `component` if there.
    public let parts: [String: String]
  }

  /// The riblets, parents before children: `tree.entries.map(\.name)`. Siblings are in the order in which they were
  /// attached.
  public let entries: [Entry]

  /// One line for each riblet, indented by two spaces for each level: `print(root.ribletTree)`. Inactive riblets are
  /// marked.
  public var description: String {
    entries.map { entry in
      String(repeating: "  ", count: entry.depth) + entry.name + (entry.isActive ? "" : " (inactive)")
    }
    .joined(separator: "\n")
  }
}

extension RibletNode {
  /// This riblet and all below it, as a value. It does not change with the tree.
  public final var ribletTree: TreeSnapshot {
    var entries: [TreeSnapshot.Entry] = []
    var stack: [(node: RibletNode, depth: Int)] = [(self, 0)]
    while let (node, depth) = stack.popLast() {
      entries.append(node.entry(depth: depth))
      for child in node.nodes.reversed() { stack.append((child, depth + 1)) }
    }
    return TreeSnapshot(entries: entries)
  }

  private final func entry(depth: Int) -> TreeSnapshot.Entry {
    var parts = ["router": Self.typeName(routing), "interactor": Self.typeName(anyInteractable)]
    if let presenter = interactorCore?.presenterObject { parts["presenter"] = Self.typeName(presenter) }
    if let view { parts["view"] = Self.typeName(view) }
    if let component = ribletComponent { parts["component"] = Self.typeName(component) }
    let plain = RibletPath.name(ofType: type(of: routing))
    let name = ribletLabel.map { "\(plain)(\($0))" } ?? plain
    return TreeSnapshot.Entry(depth: depth, name: name, isActive: isActive, parts: parts)
  }

  private static func typeName(_ object: AnyObject) -> String { RibletPath.plainName(ofType: type(of: object)) }
}
