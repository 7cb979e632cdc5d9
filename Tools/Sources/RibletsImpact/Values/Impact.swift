/// Everything that a difference can reach, and why.
package struct Impact: Hashable, Sendable, Encodable {
  /// The version of the form, for programs that read it: a field that changes its meaning makes a new one.
  package var version = 1
  /// The commit that changes are counted from; empty if files were named.
  package internal(set) var base = ""
  /// The changes by path.
  package internal(set) var changes: [ImpactedFile] = []
  /// The reasons why everything can be reached; empty if what is reached is known.
  package internal(set) var everything: [String] = []
  /// The riblets that code is changed of, with the roles, by name.
  package internal(set) var riblets: [ImpactedRiblet] = []
  /// The names of the riblets whose code uses what is changed, in some way.
  package internal(set) var reached: [String] = []
  /// The names of the riblets whose views can look otherwise.
  package internal(set) var screens: [String] = []
  /// The patterns of links and the names of workflows that lead through what is changed.
  package internal(set) var links: [String] = []
  /// The test targets with their suites, by name.
  package internal(set) var targets: [ImpactedTarget] = []
  /// The test targets that depend on a changed module, also at run time alone, as if every change were one of an interface;
  /// `nil` if they are not asked for.
  package internal(set) var dependents: [String]?
  /// The number of suites in all test targets.
  package internal(set) var suiteCount = 0
  /// The modules that are compiled otherwise, tests apart: they have to be built, also if no test uses them.
  package internal(set) var modules: [String] = []
  /// The tree from the roots down to the riblets that are changed: parents and children.
  package internal(set) var tree: [ImpactedEdge] = []

  /// The suites that are selected, by target.
  package var suites: [ImpactedSuite] { targets.flatMap(\.suites) }
}

/// A file that changes.
package struct ImpactedFile: Hashable, Sendable, Encodable {
  /// The path; of a file that is deleted, the former one.
  package let path: String
  /// The path before, if that was another one.
  package let former: String?
  /// The way in which it changes: `added`, `deleted`, `modified`, `moved` or `possible`.
  package let status: String
  /// The part of the app that the change is of.
  package let kind: ChangeKind
  /// True if it is of a test target.
  package let isTest: Bool
  /// The module; `nil` outside of all.
  package let module: String?
  /// The declarations that differ, by their names with the types around them.
  package let declarations: [String]
}

/// A riblet that code is changed of.
package struct ImpactedRiblet: Hashable, Sendable, Encodable {
  /// The shortest name that no other riblet has.
  package let name: String
  /// The roles that are changed.
  package let roles: [String]
  /// The names of its parents.
  package let parents: [String]
}

/// An edge of the tree from a parent to a child.
package struct ImpactedEdge: Hashable, Sendable, Encodable {
  /// The name of the parent.
  package let parent: String
  /// The name of the child.
  package let child: String
}

/// A test target, and what of it is selected.
package struct ImpactedTarget: Hashable, Sendable, Encodable {
  /// The name of its module.
  package let name: String
  /// True if all of its suites are selected.
  package let isWhole: Bool
  /// The selected suites by name.
  package let suites: [ImpactedSuite]
  /// The modules that its tests reach at run time, and that it does not depend on: they have to be linked.
  package let linked: [String]
}

/// A suite of tests, or a test function outside of one.
package struct ImpactedSuite: Hashable, Sendable, Encodable {
  /// The kinds of suites that are told apart.
  package enum Kind: String, Hashable, Sendable, Encodable { case function, snapshot, spec, tests }

  /// The test target.
  package let target: String
  /// The type, or the function.
  package let name: String
  /// The kind.
  package let kind: Kind
  /// The file.
  package let file: String
  /// The riblet that it tests, if its name says so.
  package let riblet: String?
  /// The role that it tests, likewise.
  package let role: String?
  /// The way from the suite to the change: a file and the name in it that leads to the next one.
  package internal(set) var reason: [ImpactStep]
}

/// A step on the way from a test to a change.
package struct ImpactStep: Hashable, Sendable, Encodable {
  /// The file.
  package let file: String
  /// The name in it that the next file declares or extends; of the last file, what is changed.
  package let name: String
}
