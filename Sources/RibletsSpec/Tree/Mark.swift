/// The mark of a group or an example: focused or pending.
///
/// Of the marks from the outermost group down to the example, the first one counts.
enum Mark: Sendable, Hashable {
  case focused(SpecPlace)
  case pending(reason: String?)
}
