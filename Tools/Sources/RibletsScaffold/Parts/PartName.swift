package import RibletsPlans

/// The name of a part, of which its types are named: `Features` of `FeaturesPlugin`.
package struct PartName: Hashable, Sendable, CustomStringConvertible {
  package let kind: PartKind
  package let text: String
  package var description: String { text }
  var words: NameWords { NameWords(text) }

  /// Takes a text that is the beginning of type names.
  ///
  /// - Throws: ``RequestProblem`` with a name to take instead, where there is one.
  package init(_ text: String, _ kind: PartKind) throws(RequestProblem) {
    if let ending = kind.superfluous.first(where: { text.hasSuffix($0) }) {
      let stem = String(text.dropLast(ending.count))
      let hint = NameProblem(stem) == nil ? " Did you mean '\(stem)'?" : ""
      throw RequestProblem("'\(text)' ends in '\(ending)', which is added anyway.\(hint)")
    }
    if let problem = NameProblem(text) { throw RequestProblem("\(problem)") }
    self.text = text
    self.kind = kind
  }

  /// The types that the part has.
  var typeNames: [String] { kind.endings.map { text + $0 } }
}
