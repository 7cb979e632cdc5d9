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
        let sentence = error.text.prefix(1).uppercased() + error.text.dropFirst()
        var finding = context.finding(
          error.position, key: "\(file.path) \(error.text)",
          "\(sentence). Other rules see the rest of the file at best.")
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
