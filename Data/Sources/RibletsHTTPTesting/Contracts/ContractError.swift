/// The reasons why a contract cannot be read, or is violated.
///
/// A test that does not catch it fails with its description. See `Documentation/HTTP.md`.
///
/// ```swift
/// #expect(throws: ContractError.self) { try Contract("missing") }
/// ```
public enum ContractError: Error, Hashable, Sendable {
  /// The file cannot be read or written. Record it, or correct the file.
  case file(String, problem: String)
  /// The file has another version than this library. Record it again.
  case otherVersion(String, version: Int)
  /// Requests or answers differ from the recorded ones. Each difference is one line.
  case notKept(contract: String, server: String, differences: [String])
}

extension ContractError: CustomStringConvertible {
  /// The failure, its place, and how to fix it, over several lines. Swift Testing prints it for a test that throws
  /// the error.
  public var description: String {
    switch self {
    case .file(let file, let problem):
      """
      \(file): the contract cannot be used: \(problem)

      Write it with 'Contract.record', or correct the file.
      """
    case .otherVersion(let file, let version):
      """
      \(file): the contract is of version \(version), and this library reads version \(Contract.version).

      Record it anew, or use the library that wrote it.
      """
    case .notKept(let contract, let server, let differences):
      """
      The contract '\(contract)' is not kept by \(server):
      \(differences.map { "  \($0)" }.joined(separator: "\n"))

      If the server is right, record the contract anew; if the contract is, correct the server or the request.
      """
    }
  }
}
