/// Keeps what it writes, as another process would read it.
public struct Logger: Sendable {
  /// The lines of one subsystem, as the log shows them without a debugger.
  nonisolated(unsafe) public static var lines: [String: [String]] = [:]
  /// False if somebody has not asked for the debug level, as usual.
  nonisolated(unsafe) public static var writesDebug = true
  private let subsystem: String

  public init(subsystem: String, category: String) { self.subsystem = subsystem }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard level != .debug || Self.writesDebug else { return }
    Self.lines[subsystem, default: []].append("\(level.name): \(message.text())")
  }
}

public struct OSLogType: Equatable, Sendable {
  let name: String
  public static let debug = OSLogType(name: "debug")
  public static let info = OSLogType(name: "info")
  public static let error = OSLogType(name: "error")
}

public struct OSLogPrivacy: Sendable {
  let isPublic: Bool
  public static let `public` = OSLogPrivacy(isPublic: true)
  public static let `private` = OSLogPrivacy(isPublic: false)
}

/// Reads its values only if the line is written. Only a literal makes one.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: () -> String

  public init(stringLiteral value: String) { text = { value } }
  public init(stringInterpolation: OSLogInterpolation) {
    text = { stringInterpolation.parts.map { $0() }.joined() }
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [() -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy
  ) {
    parts.append(privacy.isPublic ? argumentString : { argumentString().isEmpty ? "" : "<private>" })
  }
}
