import RibletsTestCore
import Testing

/// The text of a failed assertion: the failure, its place, and how to fix it.
struct SnapshotTexts {
  let path: String
  let rule: RecordRule

  func differs(_ difference: SnapshotDifference) -> String {
    """
    The snapshot differs: \(path)
    \(difference.message)
    If this run is right, \(wayToRecordAnew).\(remarkOnCI)
    """
  }

  var recorded: String {
    """
    There was no snapshot, so this run recorded one: \(path)
    Look at it and commit it. The next run compares with it.
    """
  }

  func recordedAnew(_ difference: SnapshotDifference?) -> String {
    """
    Recorded the snapshot anew, as \(orderer) says: \(path)
    \(difference?.message ?? "The old one was close enough, yet its bytes were others.")
    Look at the change and commit it. The next run compares with it.
    """
  }

  func recordedOverUnreadable(_ reason: String) -> String {
    """
    Recorded the snapshot anew, as \(orderer) says: \(path)
    The old file was unreadable: \(sentence(reason))
    Look at it and commit it. The next run compares with it.
    """
  }

  var missing: String {
    """
    There is no snapshot: \(path)
    \(rule.refusal)
    Run the test \(rule.isCI ? "on your machine" : "once with the mode `missing`"), look at what it records, and commit the file.
    """
  }

  func differsInCase(from twin: String) -> String {
    """
    There is no snapshot: \(path)
    None was recorded, since \(twin) stands beside it: many file systems take the two names for one.
    Name one of them otherwise, or remove the file that no test asks for.
    """
  }

  func unreadable(_ reason: String) -> String {
    """
    The snapshot is unreadable: \(path)
    It is left as it is: \(sentence(reason))
    Take it from git again, or record it anew with the mode `all`.\(remarkOnCI)
    """
  }

  func problem(_ problem: FileProblem) -> String {
    """
    The snapshot could not be checked: \(path)
    \(problem.message)
    """
  }

  private func sentence(_ reason: String) -> String {
    reason.hasSuffix(".") ? reason : reason + "."
  }

  private var orderer: String {
    switch rule.source {
    case .assertion: "the assertion's `record: .\(rule.mode.rawValue)`"
    case .trait: "the trait `.snapshots(record: .\(rule.mode.rawValue))`"
    case .environment: "\(SnapshotEnvironment.Variable.record.rawValue)=\(rule.mode.rawValue)"
    case .usual: "the usual mode"
    }
  }

  private var wayToRecordAnew: String {
    if rule.isCI, rule.mode == .all || rule.mode == .failed {
      return "run the test on your machine, and commit the file that it records"
    }
    return switch rule.source {
    case .assertion: "let the assertion say `record: .failed` for one run, and commit the file"
    case .trait: "let the trait say `.snapshots(record: .failed)` for one run, and commit the file"
    case .environment, .usual:
      "run the test \(rule.isCI ? "on your machine " : "")with "
        + "\(SnapshotEnvironment.Variable.record.rawValue)=failed, and commit the file"
    }
  }

  /// The remark for a requested recording that CI prevents.
  private var remarkOnCI: String {
    guard rule.isCI, rule.mode == .all || rule.mode == .failed else { return "" }
    return "\nNothing was recorded although \(orderer) asks for it: this is CI (the variable CI is set)."
  }
}

/// A misuse that is found before the comparison.
enum SnapshotMisuse {
  static let outsideOfATest = """
    No snapshot was checked: no test is running here, so the snapshot has no name.
    Call assertSnapshot in the test's own task; a detached task does not know its test.
    """

  static func unknownArgument(_ function: String) -> String {
    """
    No snapshot was checked: "\(function)" runs for several arguments, and a test cannot tell for which one.
    Say so with `for:`, as in assertSnapshot(of: value, as: .text, for: argument), or name each snapshot with `named:`.
    """
  }

  static func claimed(_ place: SnapshotPlace, by earlier: SnapshotClaims.Claim) -> String {
    let location = "\(earlier.location.fileName):\(earlier.location.line)"
    if place.path.composed != earlier.path.composed {
      return """
        No snapshot was checked: its name \(place.fileName) differs in upper and lower case only from that of \
        \(location), and many file systems take the two for one.
        Name one of the two otherwise: `named:`.
        """
    }
    return """
      No snapshot was checked: \(place.fileName) belongs to the assertion at \(location) already.
      Distinguish the two: `named:` for several snapshots of one test, `for:` for the arguments of a parameterised one.
      """
  }

  static func misspelt(_ mode: SnapshotEnvironment.MisspeltMode) -> String {
    """
    No snapshot was checked: \(SnapshotEnvironment.Variable.record.rawValue) is "\(mode.text)", which is no record mode.
    It may be \(SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")).
    """
  }

  static func notEncodable(_ error: any Error) -> String {
    var reason = String(describing: error)
    if case EncodingError.invalidValue(_, let context)? = error as? EncodingError { reason = context.debugDescription }
    return """
      No snapshot was checked: the strategy could not turn the value into a file.
      \(reason)
      """
  }
}
