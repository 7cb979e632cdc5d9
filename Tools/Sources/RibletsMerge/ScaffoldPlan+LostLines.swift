import RibletsEdits
import RibletsPlans

extension ScaffoldPlan {
  /// The lines that a removal takes out of files, and that another plan for the same removal does not take out of the app as it
  /// was: somebody has written them since. A line that is only written otherwise, without what is removed, is not lost.
  ///
  /// - Parameters:
  ///   - former: The plan for the app as it was.
  ///   - words: The names of what is removed.
  func linesLost(besides former: ScaffoldPlan, without words: String) -> [String] {
    let gone = former.edits.flatMap(\.removedLines)
    let known = Set(gone.flatMap(Self.words) + Self.words(in: words))
    return edits.flatMap { edit in
      let rest = known.union(Self.words(in: edit.newText))
      return edit.removedLines.filter { line in
        !gone.contains(line) && !rest.isSuperset(of: Self.words(in: line))
          // A move writes it into a test of the new parent, which goes as a whole.
          && line.wholeMatch(of: /let component = \w+Component\(dependency: dependency\)/) == nil
      }
    }
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension PlannedEdit {
  /// The lines that are not there afterwards, without spaces around them.
  fileprivate var removedLines: [String] {
    let rest = Set(newText.lines.map(\.trimmed))
    return oldText.lines.map(\.trimmed).filter { !$0.isEmpty && !rest.contains($0) }
  }
}
