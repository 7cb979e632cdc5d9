/// The treatment of a ``Diagnosis``: print it, stop, or pass it to your crash reports.
///
/// You give one to the ``RibletRuntime`` of a tree.
///
/// ```swift
/// let runtime = RibletRuntime(reporter: .stopping)
/// rootRouter.launch(in: runtime)
/// ```
///
/// See `Documentation/Troubleshooting.md`.
public struct DiagnosisReporter: Sendable {
  private let handler: (@MainActor (Diagnosis) -> Void)?

  /// Passes each diagnosis to a closure, on the main actor, before the diagnosed call returns.
  ///
  /// Do not attach or detach riblets inside the closure: the diagnosed call has not returned.
  public init(_ handler: @escaping @MainActor (Diagnosis) -> Void) {
    self.handler = handler
  }

  private init() { handler = nil }

  /// Prints to the standard error and continues; under a debugger stops after it has printed. The default of a
  /// ``RibletRuntime``.
  public static let standard = DiagnosisReporter { diagnosis in
    StandardError.write(diagnosis.identifiedDescription + "\n")
    Debugger.stopIfAttached()
  }

  /// Ends the process with the diagnosis as the message: for teams that do not tolerate any misuse.
  ///
  /// Use it in debug builds and UI tests, not in the App Store.
  public static let stopping = DiagnosisReporter { diagnosis in
    fatalError(diagnosis.identifiedDescription)
  }

  /// Does nothing; listeners to the tree's events still get the diagnosis. For tests that read the events.
  public static let silent = DiagnosisReporter()

  var isSilent: Bool { handler == nil }

  @MainActor
  func report(_ diagnosis: @autoclosure () -> Diagnosis) {
    handler?(diagnosis())
  }
}
