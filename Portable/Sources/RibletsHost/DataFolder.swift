#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which a program keeps the data of its user, such as a database.
///
/// ```swift
/// let path = try DataFolder("riblets-shop").path + "/shop.sqlite"
/// ```
///
/// On Linux, the folder is in `XDG_DATA_HOME` or `~/.local/share`, and on macOS in `~/Library/Application Support`.
///
/// Any isolation. See `Documentation/Terminal.md`.
public struct DataFolder: Hashable, Sendable {
  /// The path of the folder, without a slash at its end.
  public let path: String

  /// Creates the folder of a program if it does not exist.
  ///
  /// - Throws: An error that says which folder the system refused, and why.
  public init(_ name: String) throws {
    path = try Self.parent() + "/" + name
    try Self.create(path)
  }

  private static func parent() throws(SystemError) -> String {
    #if !canImport(Darwin)
      if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data }
    #endif
    guard let home = variable("HOME") else {
      throw SystemError(description: "There is no folder for your data, because the variable HOME is not set.")
    }
    #if canImport(Darwin)
      return home + "/Library/Application Support"
    #else
      return home + "/.local/share"
    #endif
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func create(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try create(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    }
    throw SystemError(description: "The folder '\(path)' cannot be created: \(SystemError.last)")
  }
}
