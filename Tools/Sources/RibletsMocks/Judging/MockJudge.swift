import RibletsSource

/// Judges whether there can be a mock of a protocol that compiles.
struct MockJudge {
  let index: ProtocolIndex
  let options: MockOptions

  /// The reason for which a mock could not name its protocol; `nil` if it can.
  func obstacle(between origin: SourceProtocol, _ mock: ResolvedMock) -> String? {
    if origin.isLocal { return "is declared in a function, where no mock can see it. Move it out of the function." }
    if mock.access < .internal {
      return "is \(mock.access.rawValue), so no other file can see it. Make it internal, or write its mock by hand."
    }
    if let scope = origin.scopes.first(where: { !$0.generics.isEmpty }) {
      return "is nested in the generic type '\(scope.name)'. Move it out."
    }
    return nil
  }

  /// Returns true if nothing was said against a mock, and its source is Swift.
  func accepts(_ mock: ResolvedMock, _ report: inout ProtocolReport) -> Bool {
    if report.isPossible, report.hasUnreadParts || mock.isDoubtful, !isSound(mock) {
      if report.hasUnreadParts { return false }
      report.isNoSwift()
    }
    return report.isPossible
  }

  /// Returns true if the source of a mock can be parsed.
  private func isSound(_ mock: ResolvedMock) -> Bool {
    var lines = IndentedText()
    MockWriter(mock: mock, index: mock.index(index), options: options).write(to: &lines)
    return SourceFile.isSound(String(decoding: lines.bytes, as: UTF8.self))
  }
}
