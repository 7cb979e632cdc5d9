#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What the system said about a file or folder.
struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was tried, as a verb: `write`, `read`, `make the folder`.
  var action: String
  var path: String
  /// The system's own words, such as `Permission denied`.
  var reason: String

  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.reason = String(cString: strerror(code))
  }

  var description: String { "Cannot \(action) '\(path)': \(reason)." }
}
