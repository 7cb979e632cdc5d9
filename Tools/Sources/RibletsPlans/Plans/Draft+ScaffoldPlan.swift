package import RibletsChanges

extension Draft {
  /// Takes over what a command has planned.
  ///
  /// - Throws: ``ChangeError/changedMeanwhile(_:)`` for a text that is another one than the plan was made for.
  package mutating func take(_ plan: ScaffoldPlan) throws {
    for move in plan.moves { try self.move(move.path, to: move.newPath) }
    for path in plan.removals { try remove(path) }
    for file in plan.files { try create(file.path, file.text) }
    for edit in plan.edits {
      try self.edit(edit.path) { text in
        guard text == edit.oldText else { throw ChangeError.changedMeanwhile([edit.path]) }
        text = edit.newText
      }
    }
  }
}
