// The part of Apple's Foundation that the adapters, the stubs of UIKit and SwiftUI, and RibletsHTTP use besides. All of it is
// older than the floor. README.md names the sources.
//
// A class is `@unchecked Sendable` here where swift-corelibs-foundation marks it so; we could not look `NotificationCenter` up. Without the
// mark, the check would refuse code that Apple's compiler accepts. Nothing here runs.
@_exported import Dispatch

public typealias TimeInterval = Double
// Swift converts between the two.
public typealias CGFloat = Double
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSNotFound = Int.max

public struct CGPoint: Hashable, Sendable {
  public static let zero = CGPoint(x: 0, y: 0)
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Hashable, Sendable {
  public static let zero = CGSize(width: 0, height: 0)
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Hashable, Sendable {
  public static let zero = CGRect(origin: .zero, size: .zero)
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self = .zero }
}

open class NSObject: Hashable {
  public init() {}
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public class NSCoder: NSObject {}

public final class Bundle: NSObject, @unchecked Sendable {
  public static let main = Bundle()
  public var bundleIdentifier: String? { nil }
}

public final class NSCondition: Sendable {
  public init() {}
  @available(*, noasync)
  public func lock() {}
  @available(*, noasync)
  public func unlock() {}
  public func wait() {}
  public func broadcast() {}
}

extension NSLock {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

extension Thread {
  public var name: String? {
    get { nil }
    set {}
  }
  public var stackSize: Int {
    get { 0 }
    set {}
  }
  public func start() {}
}

extension Error {
  public var localizedDescription: String { "" }
}

// Text and dates

public struct CharacterSet: Sendable {
  public static let whitespaces = CharacterSet(charactersIn: "")
  public init(charactersIn text: String) {}
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol) -> String {
    ""
  }
  public var removingPercentEncoding: String? { nil }
}

public struct Locale: Sendable {
  public init(identifier: String) {}
}

public struct TimeZone: Sendable {
  public init?(secondsFromGMT seconds: Int) {}
}

extension Date {
  public static var distantPast: Date { Date() }
  public init(timeIntervalSince1970: TimeInterval) { self.init() }
}

public final class DateFormatter {
  public init() {}
  public var locale: Locale!
  public var timeZone: TimeZone!
  public var dateFormat: String!
  public func date(from text: String) -> Date? { nil }
}

// Files and addresses

public struct URLResourceKey: Hashable, Sendable {
  public static let contentModificationDateKey = URLResourceKey()
  public static let fileSizeKey = URLResourceKey()
}

public struct URLResourceValues {
  public var fileSize: Int? { nil }
  public var contentModificationDate: Date? { nil }
}

extension URL {
  public init(fileURLWithPath path: String) { fatalError() }
  public init?(string: String) { nil }
  public init?(string: String, relativeTo base: URL?) { nil }
  public var absoluteURL: URL { self }
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public var host: String? { nil }
  public var port: Int? { nil }
  public var pathExtension: String { "" }
  public var lastPathComponent: String { "" }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { URLResourceValues() }
}

public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) { (self.name, self.value) = (name, value) }
}

public struct URLComponents: Hashable, Sendable {
  public var path = ""
  public var percentEncodedPath = ""
  public var percentEncodedQuery: String?
  public var queryItems: [URLQueryItem]?
  public var query, host, user, password, fragment: String?
  public var url: URL? { nil }
  public var string: String? { nil }
  public init?(string: String) { nil }
  public init?(url: URL, resolvingAgainstBaseURL resolves: Bool) { nil }
}

extension FileManager {
  public func createDirectory(at url: URL, withIntermediateDirectories createsIntermediates: Bool) throws {}
  public func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?) throws -> [URL] {
    []
  }
  public func removeItem(at url: URL) throws {}
}

extension Data {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    fatalError()
  }
}

// Requests

public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: Sendable {
    case reloadIgnoringLocalCacheData
  }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval = 60
  public init(url: URL) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {}
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { nil }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int { 0 }
  open var allHeaderFields: [AnyHashable: Any] { [:] }
}

public final class URLCache: NSObject, @unchecked Sendable {}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open var urlCache: URLCache?
  open var requestCachePolicy = URLRequest.CachePolicy.reloadIgnoringLocalCacheData
}

open class URLSessionTask: NSObject, @unchecked Sendable {
  open var taskIdentifier: Int { 0 }
  open var originalRequest: URLRequest? { nil }
  open func resume() {}
  open func cancel() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class OperationQueue: NSObject, @unchecked Sendable {}

open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow
  }
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
  }
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
  ) {}
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask() }
  open func finishTasksAndInvalidate() {}
}

open class URLCredential: NSObject, @unchecked Sendable {}

open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {}

public protocol URLSessionDelegate: NSObject, Sendable {}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

public struct URLError: Error {
  public struct Code: Hashable, Sendable {
    let number: Int
  }
  public var code: Code { .unknown }
}

extension URLError.Code {
  public static let unknown = Self(number: -1)
  public static var cancelled: Self { .unknown }
  public static var badURL: Self { .unknown }
  public static var timedOut: Self { .unknown }
  public static var unsupportedURL: Self { .unknown }
  public static var cannotFindHost: Self { .unknown }
  public static var cannotConnectToHost: Self { .unknown }
  public static var networkConnectionLost: Self { .unknown }
  public static var dnsLookupFailed: Self { .unknown }
  public static var httpTooManyRedirects: Self { .unknown }
  public static var notConnectedToInternet: Self { .unknown }
  public static var redirectToNonExistentLocation: Self { .unknown }
  public static var badServerResponse: Self { .unknown }
  public static var zeroByteResource: Self { .unknown }
  public static var cannotDecodeRawData: Self { .unknown }
  public static var cannotDecodeContentData: Self { .unknown }
  public static var cannotParseResponse: Self { .unknown }
  public static var internationalRoamingOff: Self { .unknown }
  public static var dataNotAllowed: Self { .unknown }
  public static var secureConnectionFailed: Self { .unknown }
  public static var serverCertificateHasBadDate: Self { .unknown }
  public static var serverCertificateUntrusted: Self { .unknown }
  public static var serverCertificateHasUnknownRoot: Self { .unknown }
  public static var serverCertificateNotYetValid: Self { .unknown }
  public static var clientCertificateRejected: Self { .unknown }
  public static var clientCertificateRequired: Self { .unknown }
}

// Notifications

public final class NSNotification: NSObject {
  public struct Name: Hashable, Sendable {
    public init(_ name: String) {}
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var object: Any? { nil }
}

public final class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func post(name: NSNotification.Name, object: Any?) {}
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any Sendable { 0 }
  public func removeObserver(_ observer: Any) {}
}
