/// A database that belongs to another server, or to a kiosk without one.
public struct KioskDatabaseError: Error, Hashable, CustomStringConvertible {
  let path: String
  /// The server that it is a copy of; `nil` for a kiosk of its own.
  let copyOf: String?
  let wanted: String?

  /// The two that do not belong together, and how to go on.
  public var description: String {
    """
    The database '\(path)' is \(Self.name(of: copyOf)), and \(Self.name(of: wanted)) is needed.

    Name another file with --data, or leave --data out: each server has a file of its own then.
    """
  }

  private static func name(of server: String?) -> String {
    server.map { "the copy of \($0)" } ?? "that of a kiosk without a server"
  }
}
