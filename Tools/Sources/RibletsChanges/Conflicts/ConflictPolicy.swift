/// The ways to decide about files that are there already with another text.
package enum ConflictPolicy {
  /// Nobody: the conflicts are collected, and the draft gives no change set.
  case fail
  case overwrite
  case skip
  /// Somebody is asked, once for each file, when the draft comes to it.
  case ask((Conflict) -> Conflict.Resolution)

  func resolution(of conflict: Conflict) -> Conflict.Resolution? {
    switch self {
    case .fail: nil
    case .overwrite: .overwrite
    case .skip: .skip
    case .ask(let answer): answer(conflict)
    }
  }
}
