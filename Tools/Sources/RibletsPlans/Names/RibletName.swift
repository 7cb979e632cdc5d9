/// The name of a riblet, of which its types are named: `Shop` of `ShopRouter`.
package struct RibletName: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package var description: String { text }

  /// Long names would not fit into lines of code.
  package static let maximumLength = 40

  /// Takes a text that is the beginning of type names.
  ///
  /// - Throws: ``NameProblem`` with a name to take instead, where there is one.
  package init(_ text: String) throws(NameProblem) {
    if let problem = NameProblem(text) { throw problem }
    self.text = text
  }

  package var words: NameWords { NameWords(text) }

  /// The types that a riblet of this name may have.
  package var typeNames: [String] {
    RibletRole.allCases.map { text + $0.rawValue }
  }
}
