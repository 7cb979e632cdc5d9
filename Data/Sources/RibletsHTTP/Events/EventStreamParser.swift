import Foundation

/// The events in the bytes of a stream, as the HTML standard defines them. A plain value, without connections and clocks.
struct EventStreamParser {
  /// The identifier with which a new connection goes on.
  private(set) var lastEventID: String?
  /// The time before a new connection, if the server has set one.
  private(set) var reconnection: Duration?

  private let limit: Int
  private var line: [UInt8] = []
  private var lastWasReturn = false
  private var isAtStart = true
  private var name = ""
  private var data: [String] = []
  private var size = 0
  private var id: String?

  /// - Parameter limit: The most bytes of one event.
  init(lastEventID: String? = nil, limit: Int) {
    self.lastEventID = lastEventID
    self.limit = limit
    id = lastEventID
  }

  /// Forgets what has arrived of an event: a new connection begins.
  mutating func restart() {
    (line, lastWasReturn, isAtStart) = ([], false, true)
    (name, data, size, id) = ("", [], 0, lastEventID)
  }

  /// Reads bytes, and returns the events that they complete.
  mutating func read(_ bytes: Data) throws -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      defer { lastWasReturn = byte == 0x0D }
      switch byte {
      case 0x0A where lastWasReturn: continue
      case 0x0A, 0x0D:
        if let event = endLine() { events.append(event) }
      default:
        line.append(byte)
        size += 1
        guard size <= limit else { throw HTTPError.Reason.tooLarge(limit: limit) }
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    var bytes = line[...]
    line.removeAll(keepingCapacity: true)
    if isAtStart, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    isAtStart = false
    guard !bytes.isEmpty else { return endEvent() }
    let text = String(decoding: bytes, as: UTF8.self)
    let field = text.prefix { $0 != ":" }
    var value = text.dropFirst(field.count + 1)
    if value.first == " " { value = value.dropFirst() }
    read(field, String(value))
    if data.isEmpty { size = 0 }
    return nil
  }

  private mutating func read(_ field: Substring, _ value: String) {
    switch field {
    case "event": name = value
    case "data": data.append(value)
    case "id": if !value.contains("\0") { id = value }
    case "retry":
      if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milliseconds = Int32(value) {
        reconnection = .milliseconds(milliseconds)
      }
    // Comments, and what later servers may send.
    default: break
    }
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer { (name, data, size) = ("", [], 0) }
    lastEventID = id
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      id: id?.isEmpty == false ? id : nil, name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"))
  }
}
