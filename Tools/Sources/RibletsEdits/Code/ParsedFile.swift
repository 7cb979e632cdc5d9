package import RibletsPlans
package import RibletsSource
import SwiftSyntax

/// A file of Swift with what it declares, to be changed.
package struct ParsedFile: Sendable {
  package let path: String
  package let text: String
  package let outline: SourceOutline
  private let syntax: SourceFileSyntax?

  /// - Parameter keepsSyntax: False for one of the files of a whole app, whose trees would take too much memory: then
  ///   mistakes that its outline passes over are none.
  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  package init(_ path: String, _ text: String, keepsSyntax: Bool = true) throws(RequestProblem) {
    (self.path, self.text) = (path, text)
    outline = SourceOutline(reading: Array(text.utf8), path: path)
    syntax = keepsSyntax ? SyntaxTrees.tree(of: text) : nil
    // The outline passes over mistakes in what it does not need.
    let conflict = outline.errors.first { $0.isConflict }
    if let place = conflict?.position ?? syntax?.firstError.map(place) ?? outline.errors.first?.position {
      throw Self.problem(at: place, isConflict: conflict != nil)
    }
  }

  /// The refusal of a file that stops being Swift at a place.
  package static func problem(at place: SourcePosition, isConflict: Bool) -> RequestProblem {
    let text =
      isConflict ? "It has the markers of a conflict. Resolve it first." : "It does not parse here. Mend it first."
    return RequestProblem(text, at: "\(place)")
  }

  /// Its syntax.
  var tree: SourceFileSyntax { syntax ?? SyntaxTrees.tree(of: text) }

  /// The modules that it imports, whatever the conditions.
  package var imports: [String] { plainImports.map(\.module) }

  /// With those that are imported under a condition.
  package var allImports: [String] { outline.imports.map(\.module) }

  /// The imports of all that is in it.
  var plainImports: [SourceImport] {
    let common = outline.commonConditions
    return outline.imports.filter { $0.conditions == common }
  }

  /// The types at the top level that other files see, also those under conditions.
  package var types: Set<String> {
    Set(outline.types.filter { $0.scopes.isEmpty && $0.keyword != .extension && !$0.isHidden }.map(\.name))
  }

  /// The names that functions and properties are declared with.
  package var declaredNames: Set<String> {
    Set(
      (outline.members + outline.types.flatMap(\.members)).filter {
        $0.kind == .function || $0.kind == .property
      }.map(\.name))
  }

  // MARK: Places

  /// Line and column of an offset in the text. In "let a = 1\nlet b = 2", the offset of `b` is 2:5.
  package func place(at offset: Int) -> SourcePosition {
    let before = text.utf8.prefix(offset)
    let line = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
    return SourcePosition(file: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: line.count + 1)
  }

  /// Returns an offset of another text of the file as a place of this one, which a call before it may no longer be in.
  package func place(at offset: Int, in current: ParsedFile) -> SourcePosition {
    let place = current.place(at: offset)
    guard current.text != text else { return place }
    let line = current.text.lines[place.line - 1]
    let lines = text.lines
    let old = lines.indices.first { $0 >= place.line - 1 && lines[$0] == line } ?? place.line - 1
    return SourcePosition(file: path, line: old + 1, column: place.column)
  }
}

extension SourceFileSyntax {
  /// The offset of the first thing that the parser does not understand: 7 in "struct {", which has no name.
  fileprivate var firstError: Int? {
    guard hasError else { return nil }
    let broken = tokens(viewMode: .all).first {
      $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    return (broken ?? endOfFileToken).bytes.lowerBound
  }
}

extension SourceOutline {
  /// The conditions that hold for everything in it: those of a file that is below one as a whole.
  fileprivate var commonConditions: [String] {
    let all = imports.map(\.conditions) + types.filter(\.scopes.isEmpty).map(\.conditions) + members.map(\.conditions)
    guard var common = all.first else { return [] }
    for conditions in all {
      common = zip(common, conditions).prefix { $0.0 == $0.1 }.map(\.0)
    }
    return common
  }
}

extension SourceImport {
  /// The module without the kind of what is imported of it.
  package var module: String { name.split(separator: " ").last.map(String.init) ?? name }
}
