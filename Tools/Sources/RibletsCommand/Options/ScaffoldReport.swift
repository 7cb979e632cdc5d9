import RibletsChanges
import RibletsReading

/// The result of a run, for programs.
struct ScaffoldReport: Encodable {
  var status: Int32
  var error: String?
  var isDryRun: Bool?
  var changes: ChangeSet?
  /// Further information about the result.
  var notes: [String]?
  /// The steps that are left to do by hand.
  var missing: [String]?

  var text: String { sortedJSON() }
}
