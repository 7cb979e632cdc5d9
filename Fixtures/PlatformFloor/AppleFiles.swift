// The part of Apple's Foundation that the tools use besides: files, programs and texts. All of it is older than the floor.
// README.md names the sources. A class is `Sendable` only where a source says so.

// Files

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

open class NSEnumerator: NSObject, Sequence {
  open func nextObject() -> Any? { nil }
  public func makeIterator() -> NSFastEnumerationIterator { NSFastEnumerationIterator() }
}

public struct NSFastEnumerationIterator: IteratorProtocol {
  public func next() -> Any? { nil }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let modificationDate = FileAttributeKey()
  public static let systemFreeSize = FileAttributeKey()
  public static let type = FileAttributeKey()
}

public struct FileAttributeType: Hashable, Sendable {
  public static let typeBlockSpecial = FileAttributeType()
  public static let typeSocket = FileAttributeType()
}

extension URLResourceKey {
  public static let isDirectoryKey = URLResourceKey()
}

extension FileManager {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }

  open class DirectoryEnumerator: NSEnumerator {
    open func skipDescendants() {}
  }

  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  public func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  public func contents(atPath path: String) -> Data? { nil }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  @discardableResult
  public func createFile(atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool {
    false
  }
  public func createDirectory(
    atPath path: String, withIntermediateDirectories createsIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createSymbolicLink(atPath path: String, withDestinationPath destination: String) throws {}
  public func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
  public func fileExists(atPath path: String) -> Bool { false }
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
  public func isExecutableFile(atPath path: String) -> Bool { false }
  public func isWritableFile(atPath path: String) -> Bool { false }
  public func copyItem(at source: URL, to destination: URL) throws {}
  public func moveItem(at source: URL, to destination: URL) throws {}
  public func removeItem(atPath path: String) throws {}
}

extension URL {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {
    fatalError()
  }
  public var hasDirectoryPath: Bool { false }
  public var pathComponents: [String] { [] }
  public var standardizedFileURL: URL { self }
  public func path(percentEncoded: Bool = true) -> String { "" }
  public func resolvingSymlinksInPath() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func appending(path: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath) -> URL { self }
}

public protocol DataProtocol {}

extension Data: DataProtocol {}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardInput: FileHandle { nullDevice }
  open class var standardOutput: FileHandle { nullDevice }
  open class var standardError: FileHandle { nullDevice }
  open class var nullDevice: FileHandle { FileHandle(fileDescriptor: 0, closeOnDealloc: false) }
  public init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
  public init?(forWritingAtPath path: String) { nil }
  open func close() throws {}
  open func readDataToEndOfFile() -> Data { Data() }
  open func write(_ data: Data) {}
  public func write(contentsOf data: some DataProtocol) throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { .nullDevice }
  open var fileHandleForWriting: FileHandle { .nullDevice }
}

// Programs

@available(iOS, unavailable)
open class Process: NSObject {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal
  }
  open var executableURL: URL?
  open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput, standardOutput, standardError: Any?
  open var terminationHandler: (@Sendable (Process) -> Void)?
  open var processIdentifier: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open var terminationStatus: Int32 { 0 }
  open func run() throws {}
  open func waitUntilExit() {}
}

extension ProcessInfo {
  public var activeProcessorCount: Int { 1 }
}

extension Bundle {
  public var executablePath: String? { nil }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDebugDescriptionErrorKey = ""

open class NSError: NSObject, Error, @unchecked Sendable {
  open var userInfo: [String: Any] { [:] }
}

// Values and texts

public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct IndexSet: Hashable, Sendable {
  public init(_ indices: some Sequence<Int>) {}
  public func intersects(integersIn range: Range<Int>) -> Bool { false }
}

extension Date {
  public init(timeIntervalSinceNow: TimeInterval) { self.init() }
}

open class JSONSerialization: NSObject {
  open class func jsonObject(with data: Data) throws -> Any { data }
}

extension CharacterSet {
  public static let newlines = CharacterSet(charactersIn: "")
  public static let whitespacesAndNewlines = CharacterSet(charactersIn: "")
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }
  public init?(data: Data, encoding: Encoding) { nil }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}

extension StringProtocol {
  public var decomposedStringWithCanonicalMapping: String { "" }
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
  public func components(separatedBy separator: CharacterSet) -> [String] { [] }
  public func padding(toLength length: Int, withPad text: some StringProtocol, startingAt index: Int) -> String { "" }
  public func range(
    of text: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func replacingCharacters(in range: some RangeExpression<Index>, with text: some StringProtocol) -> String {
    ""
  }
}

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

open class NSString: NSObject {
  open class func path(withComponents components: [String]) -> String { "" }
  open var deletingPathExtension: String { "" }
  open var pathExtension: String { "" }
}
