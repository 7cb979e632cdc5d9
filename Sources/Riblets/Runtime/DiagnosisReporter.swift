/// The treatment of a ``Diagnosis``.
public struct DiagnosisReporter: Sendable {
  private let handler: (@MainActor (Diagnosis) -> Void)?

  /// Hands each diagnosis to a closure, on the main actor, before the call that was wrong returns.
  public init(_ handler: @escaping @MainActor (Diagnosis) -> Void) {
    self.handler = handler
  }

  private init() { handler = nil }

  /// Prints to the standard error and continues; under a debugger stops after it has printed.
  public static let standard = DiagnosisReporter { diagnosis in
    StandardError.write(diagnosis.description + "\n")
    Debugger.stopIfAttached()
  }

  /// Ends the process with the diagnosis as the message: for teams that want no mistake to pass.
  public static let stopping = DiagnosisReporter { diagnosis in
    fatalError(diagnosis.description)
  }

  /// Does nothing; listeners to the tree's events are told all the same.
  public static let silent = DiagnosisReporter()

  var isSilent: Bool { handler == nil }

  @MainActor
  func report(_ diagnosis: @autoclosure () -> Diagnosis) {
    handler?(diagnosis())
  }
}
