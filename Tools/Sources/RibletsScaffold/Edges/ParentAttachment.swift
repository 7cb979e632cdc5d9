import RibletsPlans

/// The line of a parent that attaches something at the start, or who is told to write it.
struct ParentAttachment {
  let parent: Parent
  /// Such as `attachCart()`.
  let call: String
  let request: RibletRequest.Attachment?

  /// The line, where it is wanted and can be put in.
  var edit: PlannedEdit? {
    guard request != .byHand, let shape = parent.interactor,
      let file = parent.files.first(where: { $0.path == shape.file }),
      let text = CallSite.inserting(call, inDidBecomeActiveOf: shape.name, file)
    else { return nil }
    return PlannedEdit(path: file.path, oldText: file.text, newText: text)
  }

  /// Says who has to call, where there is no line.
  func tell(_ plan: inout ScaffoldPlan) {
    let interactor = "\(parent.name)Interactor"
    if request == .byHand {
      plan.notes.append("Nothing calls '\(call)' yet. Call it in '\(interactor)' where it belongs.")
      return
    }
    let place = parent.interactor.map { "\($0.file):\($0.line):1: " } ?? ""
    let text =
      "\(place)note: '\(interactor)' has no 'didBecomeActive()' with statements in lines of their own. Add to it: \(call)"
    if request == .start { plan.missing.append(text) } else { plan.notes.append(text) }
  }
}
