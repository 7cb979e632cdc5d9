/// The reason why a server could not start.
public enum KioskServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number is no port.
  case portOutOfRange(Int)
  /// Another program listens there, or the system does not allow it.
  case cannotListen(port: Int)

  /// The failure, and how to fix it.
  public var description: String {
    switch self {
    case .portOutOfRange(let port):
      "There is no port \(port). Ask for one from 1 to 65535, or for 0 to let the system choose one."
    case .cannotListen(let port):
      """
      Cannot listen on port \(port): another program may use it.

      Stop that program (is the server running already?), or name another port with --port.
      """
    }
  }
}
