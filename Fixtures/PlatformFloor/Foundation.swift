// The part of Foundation that libraries for several systems use, without bodies that work: this toolchain has no textual interface
// of it to be read for another platform, and `scripts/check platform-floor` wants to know about everything else.
// All of it is older than the floor.
@_exported import Glibc

public struct Data: Hashable, Sendable {
  public init() {}
  public init(_ bytes: some Sequence<UInt8>) {}
  public func base64EncodedString() -> String { "" }
}

extension Data: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public subscript(bounds: Range<Int>) -> Data { self }
  public mutating func append(_ other: Data) {}
  public mutating func replaceSubrange(_ range: Range<Int>, with bytes: some Collection<UInt8>) {}
}

public struct Date: Hashable, Comparable, Codable, Sendable {
  public static func < (first: Date, second: Date) -> Bool { false }
  public init() {}
  public var timeIntervalSince1970: Double { 0 }
}

public struct URL: Hashable, Codable, Sendable {
  public var path: String { "" }
}

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public var currentDirectoryPath: String { "" }
  public var temporaryDirectory: URL { URL() }
}

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}

public final class NSLock: Sendable {
  public init() {}
  @available(*, noasync)
  public func lock() {}
  @available(*, noasync)
  public func unlock() {}
}

public final class Thread {
  public init(block: @escaping @Sendable () -> Void) {}
  public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode(_ value: some Encodable) throws -> Data { Data([]) }
}

public final class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
  public var precomposedStringWithCanonicalMapping: String { self }
}
