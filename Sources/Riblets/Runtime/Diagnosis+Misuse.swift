extension Diagnosis {
  /// The facts of a misuse of a layer above the tree, such as views or coordinators.
  ///
  /// Each layer has an enum of its own, with the facts in its cases:
  ///
  /// ```swift
  /// if case .misused(let misuse as PresentationMisuse) = diagnosis.kind { … }
  /// ```
  public protocol Misuse: Sendable {
    /// The violated rule, in one line, such as `'Shop' cannot select or badge 'Cart': it has no such tab.`
    var problem: String { get }
    /// The facts that get a line of their own, such as `[("Screen", "Root/Search")]`, in this order; none by default.
    var facts: [(name: String, value: String)] { get }
    /// The advice on how to fix it: one or two sentences for the developer, such as
    /// `Build a new coordinator for each run.`
    var fix: String { get }
  }
}

extension Diagnosis.Misuse {
  /// No facts beside the problem. Implement the property for more lines, such as `[("Screen", path)]`.
  public var facts: [(name: String, value: String)] { [] }

  /// Reports to a tree's runtime; without one, to that of the calling task, or else to the standard reporter.
  @MainActor
  @_spi(Data) @_spi(Hosts) public func report(to runtime: RibletRuntime?, at site: CallSite? = nil) {
    (runtime ?? .current ?? RibletRuntime()).report(Diagnosis(.misused(self), at: site))
  }
}

extension Diagnosis.Text {
  convenience init(_ misuse: any Diagnosis.Misuse) {
    self.init("{Problem}")
    _ = word("Problem", misuse.problem).fix(misuse.fix)
    for (name, value) in misuse.facts { _ = fact(name, value) }
  }
}
