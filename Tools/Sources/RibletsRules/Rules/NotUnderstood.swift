import RibletsModel
import RibletsSource

extension Rule {
  static let notUnderstood = Rule(
    "not-understood", "Every file and every riblet is understood.", .note
  ) { context in
    var places: Set<SourcePosition> = []
    var found: [Finding] = []
    for file in context.model.files {
      for error in file.outline.errors {
        places.insert(error.position)
        let text =
          error.isConflict
          ? "This file has the markers of a conflict. Resolve it first: other rules miss findings here."
          : "\(error.text.prefix(1).uppercased() + error.text.dropFirst()). Other rules may miss findings in this file."
        var finding = context.finding(error.position, key: "\(file.path) \(error.text)", text)
        // The compiler does not read such a file either.
        if error.isConflict { finding.severity = .error }
        found.append(finding)
      }
    }
    // The notes on the model: of links, and of code whose meaning is not known.
    found += context.model.notes.filter { !places.contains($0.position) }.map { note in
      // Without the place of another one, which moves: `There is a router of 'Cart' already`.
      context.finding(
        note.position, key: "\(note.position.file) \(note.text.prefix { $0 != ":" })", note.text)
    }
    return found
  }
}
