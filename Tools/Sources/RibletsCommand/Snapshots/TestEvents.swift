import Foundation

/// The events of a run, as Swift Testing streams them.
struct TestEvents {
  /// The comments on issues.
  private(set) var issues: [String] = []
  /// The files of tests that were skipped or cancelled, without `.swift`.
  private(set) var skippedFiles: Set<String> = []
  private(set) var hasEnded = false

  /// Reads a stream of version 0, an event a line.
  init(reading data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(Record.self, from: line).payload else { continue }
      switch event.kind {
      case "issueRecorded": issues += event.messages.filter { $0.symbol == "details" }.map(\.text)
      case "testSkipped", "testCancelled", "testCaseCancelled":
        if let file = Self.file(of: event.testID ?? "") { skippedFiles.insert(file) }
      case "runEnded": hasEnded = true
      default: break
      }
    }
  }

  private struct Record: Decodable {
    let payload: Event

    struct Event: Decodable {
      let kind: String
      let testID: String?
      let messages: [Message]
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }
  }

  /// The file of a test by its identifier, which ends in it: ``ShopTests.CartTests/total()/CartTests.swift:9:4``.
  private static func file(of identifier: String) -> String? {
    guard let name = identifier.split(separator: "/").last, let end = name.range(of: ".swift:") else { return nil }
    return String(name[..<end.lowerBound])
  }
}
