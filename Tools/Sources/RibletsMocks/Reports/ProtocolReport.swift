import RibletsSource

/// The diagnoses of the mock of one protocol, each with the way out.
struct ProtocolReport {
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let index: ProtocolIndex
  let options: MockOptions
  private(set) var diagnoses: [MockDiagnosis] = []
  /// False if something was said for which there can be no mock.
  private(set) var isPossible = true
  /// True if parts of the protocols could not be read.
  private(set) var hasUnreadParts = false

  init(on origin: SourceProtocol, _ annotation: MockAnnotation, _ index: ProtocolIndex, _ options: MockOptions) {
    self.origin = origin
    self.annotation = annotation
    self.index = index
    self.options = options
  }

  mutating func warn(at position: SourcePosition, _ text: String) {
    diagnoses.append(.init(.warning, at: position, text))
  }

  /// Says why there can be no mock.
  mutating func refuse(at position: SourcePosition, _ text: String) {
    isPossible = false
    diagnoses.append(.init(.error, at: position, text))
  }

  /// - Parameter obstacle: The reason for which a mock could not name the protocol.
  mutating func isOutOfReach(_ obstacle: String) {
    // Nobody asked for this one: it is only one of all.
    let severity: MockDiagnosis.Severity = annotation.isWritten ? .error : .warning
    let rest = annotation.isWritten ? "" : " It has no mock."
    diagnoses.append(.init(severity, at: origin.marks.position, "'\(origin.name)' \(obstacle)\(rest)"))
  }

  mutating func listUnreadParts(of type: SourceProtocol) {
    for error in type.errors {
      hasUnreadParts = true
      diagnoses.append(
        .init(
          .error, at: error.position,
          "Cannot read this part of \(type.name.isEmpty ? "a protocol" : "'\(type.name)'"): \(error.text). The mock has the other members; correct this one."
        )
      )
    }
  }

  mutating func isNoSwift() {
    refuse(
      at: origin.marks.position,
      "'\(origin.name)' or what it inherits from has parts that are no Swift, so its mock would be none. Correct them.")
  }

  mutating func lacksChoice(for type: SourceAssociatedType) {
    refuse(
      at: origin.marks.position,
      """
      Cannot choose a type for '\(type.name)' of '\(origin.name)', which has to be \
      '\(type.bounds.map(\.text).joined(separator: " & "))'. Name one in the annotation: \
      @\(options.annotation)(typealias: \(type.name) = …).
      """)
  }
}
