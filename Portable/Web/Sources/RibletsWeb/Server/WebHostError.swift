/// The reason why a ``WebHost`` could not start.
public enum WebHostError: Error, Hashable, Sendable {
  /// Another program uses the requested port.
  case portTaken(UInt16)
  /// No port was requested, and all default ports are in use.
  case noFreePort(ClosedRange<UInt16>)
  /// The number is not a valid port.
  case portOutOfRange(Int)
  /// The system does not allow this program to listen there.
  case cannotListen(port: UInt16, reason: String)
}

extension WebHostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      """
      Cannot listen on port \(port): another program uses it.

      Stop that program (is the app running already?), or ask for another port. Without a port, the next free one is taken.
      """
    case .noFreePort(let range):
      """
      Cannot find a free port: all from \(range.lowerBound) to \(range.upperBound) are in use.

      Ask for a port outside of them, or for port 0 to let the system choose one.
      """
    case .portOutOfRange(let port):
      """
      Cannot listen on port \(port): there is no such port.

      Ask for one from 1 to 65535, or for port 0 to let the system choose one.
      """
    case .cannotListen(let port, let reason):
      """
      Cannot listen on port \(port): \(reason).

      Ports below 1024 are often reserved; without a port, the next free one from \(PortChoice.usual.lowerBound) on is taken.
      """
    }
  }
}
