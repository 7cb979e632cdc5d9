/// The riblets of an app and who attaches whom, as far as its sources say.
package struct RibletTree: Sendable {
  /// By name.
  package internal(set) var riblets: [String: KnownRiblet] = [:]
  /// By parent and child; one for each pair.
  package internal(set) var edges: [TreeEdge] = []
  /// The methods that interactors call without arguments as they become active, by riblet.
  var startCalls: [String: Set<String>] = [:]
  /// Notes on code that could not be read, or is written otherwise than `riblets new` does; each with its place.
  package internal(set) var notes: [String] = []

  /// The edges to the children of a riblet, by their names.
  package func edges(from parent: String) -> [TreeEdge] { edges.filter { $0.parent == parent } }

  /// The edges from the parents of a riblet, by their names.
  package func edges(to child: String) -> [TreeEdge] { edges.filter { $0.child == child } }

  func edge(_ parent: String, _ child: String) -> TreeEdge? {
    edges.first { $0.parent == parent && $0.child == child }
  }

  /// The beginnings of the tree: the riblets that are launched. By name.
  package var roots: [String] {
    riblets.values.filter(\.isRoot).map(\.name).sorted()
  }

  /// Riblets that are below no root, as far as the sources say: those that nobody attaches, and one of each circle. By name.
  package var unattached: [String] {
    let children = Dictionary(grouping: edges, by: \.parent).mapValues { $0.map(\.child) }
    let attached = Set(edges.map(\.child))
    var seen: Set<String> = []
    var found: [String] = []
    func visit(_ name: String) {
      var open = [name]
      while let name = open.popLast() {
        if seen.insert(name).inserted { open += children[name] ?? [] }
      }
    }
    for root in roots { visit(root) }
    let names = riblets.keys.sorted()
    for name in names.filter({ !attached.contains($0) }) + names where !seen.contains(name) {
      found.append(name)
      visit(name)
    }
    return found.sorted()
  }
}

/// A riblet as its sources describe it.
package struct KnownRiblet: Hashable, Sendable {
  package let name: String
  /// True if it is launched, and not attached.
  package let isRoot: Bool
  package internal(set) var view: RibletRequest.View
  /// The origin of the picture of a view controller of UIKit.
  package internal(set) var interface = RibletRequest.Interface.code
  package internal(set) var hasPresenter = false
  package internal(set) var flow = RibletRequest.Flow.twoWay
  /// Without values, which belong to edges.
  package internal(set) var dependencies: [ListedItem] = []
  /// Without values, but for a riblet that nobody attaches.
  package internal(set) var arguments: [ListedItem] = []
  /// Modules that types of its items are in.
  package internal(set) var imports: [String] = []
  /// Its router.
  package let place: SourcePlace

  /// Returns the message for an attempt to attach a riblet that is launched.
  func isLaunched(notBelow parent: String) -> String {
    "'\(name)' is launched (\(place)), and its builder takes no listener: '\(parent)' cannot attach it."
  }
}

/// The attachment of a child to its parent, with the values that go with it.
package struct TreeEdge: Hashable, Sendable {
  package let parent: String
  package let child: String
  /// True if the parent attaches it, or the point that it is plugged into, as soon as it is active.
  package internal(set) var isAttachedAtStart = false
  /// The point of the parent that the child is plugged into.
  package internal(set) var pluginPoint: String?
  /// True if it is not a value that conforms to `ChildEdge`, but code of the parent's router.
  package let isHandWritten: Bool
  /// Expressions by the names of arguments: what the child is attached with unless told.
  package internal(set) var argumentValues: [String: String] = [:]
  /// Expressions by the names of dependencies: what the parent makes for the child.
  package internal(set) var madeValues: [String: String] = [:]
  /// The value that conforms to `ChildEdge`; empty if there is none.
  var type = ""
  package let place: SourcePlace
}

/// Something that a riblet is given, as written in lists: `price: Price = Price(cents: 3)`.
package struct ListedItem: Hashable, Sendable {
  package let name: String
  /// Spaced as in source.
  package let type: String
  package var value: String?

  package init(name: String, type: String, value: String? = nil) {
    self.name = name
    self.type = type
    self.value = value
  }

  package var text: String { "\(name): \(type)" + (value.map { " = \($0)" } ?? "") }
}

/// A place in a file, counted from 1; columns in bytes, as compilers do.
package struct SourcePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Relative to the root.
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String { "\(file):\(line):\(column)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension RibletTree {
  /// Returns the message for a name that no riblet has, with the one that was probably meant.
  package func unknown(_ name: String) -> String {
    let names = riblets.keys.sorted()
    let found =
      names.first { name.lowercased() == $0.lowercased() || name == $0 + "Router" }
      ?? NearestName.match(for: name, in: names)
    let hint =
      found.map { " Did you mean '\($0)'?" }
      ?? (names.isEmpty ? " There are no riblets yet." : " There are: \(names.prefix(20).joined(separator: ", ")).")
    return "There is no riblet '\(name)'.\(hint)"
  }
}
