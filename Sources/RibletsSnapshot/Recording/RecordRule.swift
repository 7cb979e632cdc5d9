/// The effective record mode of an assertion, its origin, and the restriction on CI.
struct RecordRule: Equatable {
  enum Source: Equatable {
    case assertion, trait, environment, usual
  }

  let mode: SnapshotRecordMode
  let source: Source
  let isCI: Bool

  /// Uses the nearest mode: the assertion's, the trait's, the environment's.
  init(
    assertion: SnapshotRecordMode?, trait: SnapshotRecordMode?, environment: SnapshotEnvironment
  ) throws(SnapshotEnvironment.MisspeltMode) {
    isCI = environment.isCI
    let ordered = try environment.record()
    if let assertion {
      (mode, source) = (assertion, .assertion)
    } else if let trait {
      (mode, source) = (trait, .trait)
    } else if let ordered {
      (mode, source) = (ordered, .environment)
    } else {
      (mode, source) = (isCI ? .never : .missing, .usual)
    }
  }

  /// The reason why a missing snapshot is not recorded, as a sentence.
  var refusal: String {
    if isCI {
      return "On CI none is recorded (the variable CI is set): each new snapshot has to be reviewed."
    }
    return switch source {
    case .assertion: "The assertion says `record: .never`."
    case .trait: "The trait `.snapshots(record: .never)` is in force."
    case .environment: "The variable \(SnapshotEnvironment.Variable.record.rawValue) is `never`."
    case .usual: "The record mode is `never`."
    }
  }
}
