import Foundation

/// A line of Swift Testing's event stream, as far as issues need it.
struct EventRecord: Decodable {
  struct Payload: Decodable {
    let kind: String
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable {
    struct Location: Decodable {
      let fileID: String?
      let line: Int
    }

    let isFailure: Bool?
    let isKnown: Bool
    let sourceLocation: Location?
  }

  struct Message: Decodable {
    let text: String
  }

  let kind: String
  let payload: Payload

  static func issues(in stream: Data) throws -> [ChildTestRun.Issue] {
    try stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let kind = try? JSONDecoder().decode(Kind.self, from: line), kind.kind == "event" else { return nil }
      return try JSONDecoder().decode(EventRecord.self, from: line).payload.recordedIssue
    }
  }

  /// Lines of other kinds have payloads of other shapes.
  private struct Kind: Decodable {
    let kind: String
  }
}

extension EventRecord.Payload {
  fileprivate var recordedIssue: ChildTestRun.Issue? {
    guard kind == "issueRecorded", let issue else { return nil }
    return ChildTestRun.Issue(
      text: (messages ?? []).map(\.text).joined(separator: "\n"),
      file: issue.sourceLocation?.fileID?.split(separator: "/").last.map(String.init) ?? "",
      line: issue.sourceLocation?.line ?? 0,
      isFailure: issue.isFailure ?? !issue.isKnown
    )
  }
}
