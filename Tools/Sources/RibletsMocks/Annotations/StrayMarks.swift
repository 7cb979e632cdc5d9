import RibletsReading
import RibletsSource

/// The marks in a file that stand before no protocol, so that nothing is mocked because of them.
struct StrayMarks {
  let diagnoses: [MockDiagnosis]

  /// - Parameters:
  ///   - places: The comments that begin with the mark, in order.
  ///   - annotation: The word of the mark.
  init(_ places: [MarkPlace], in file: SourceFile?, _ annotation: String) {
    guard let file, !places.isEmpty else {
      diagnoses = []
      return
    }
    let marked = (file.protocols.map(\.marks) + file.aliases.map(\.marks))
      .filter { MockAnnotation(word: annotation, in: $0) != nil }.sorted { $0.position.line < $1.position.line }
    var rest = places
    // A mark directly before a declaration is its own; the others have theirs in the head, or further above.
    let others = marked.filter { marks in
      guard let place = rest.firstIndex(where: { $0.nextLine == marks.position.line }) else { return true }
      rest.remove(at: place)
      return false
    }
    for marks in others {
      let line = marks.position.line
      let head = line...(line + marks.attributes.count + marks.modifiers.count + marks.comments.count)
      let above = (line - marks.comments.count * 2 - 1)..<line
      let place = rest.firstIndex { head.contains($0.line) } ?? rest.lastIndex { above.contains($0.line) }
      if let place { rest.remove(at: place) }
    }
    diagnoses = rest.map { place in
      MockDiagnosis(
        .warning, at: SourcePosition(file: file.path, line: place.line, column: 1),
        """
        '@\(annotation)' stands before no protocol, so nothing is mocked because of it. Put it directly before the \
        protocol or the type alias that it is for, or take it away.
        """)
    }
  }
}
