import Foundation
import RibletsChanges

/// What a run came to, for programs.
struct ScaffoldReport: Encodable {
  var status: Int32
  var error: String?
  var isDryRun: Bool?
  var changes: ChangeSet?
  /// What there is to know besides.
  var notes: [String]?
  /// What is left to do by hand.
  var missing: [String]?

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
