/// An option that an app adds to the command line of its ``AppHost``.
///
/// ```swift
/// let seed = HostOption("seed", value: "number", help: "Let chance give the same numbers each time.")
/// ```
///
/// Values, so any isolation. See `Documentation/Terminal.md`.
public struct HostOption: Hashable, Sendable {
  /// The name without its two dashes.
  let name: String
  /// The kind of value in the help, such as `file`. `nil` for a flag.
  let value: String?
  let help: String

  /// Makes an option with a value, `shop --server https://example.com`, or without one, `shop --offline`.
  ///
  /// ```swift
  /// HostOption("server", value: "url", help: "The address of the server.")
  /// HostOption("offline", help: "Start without a server.")
  /// ```
  ///
  /// The user can repeat it.
  ///
  /// - Parameters:
  ///   - name: The name without its two dashes.
  ///   - value: The kind of value, a word for `--help`; `nil` for an option without a value.
  ///   - help: A sentence for `--help`.
  public init(_ name: String, value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as the help writes it: `--server <url>`.
  var usage: String { "--\(name)" + (value.map { " <\($0)>" } ?? "") }
}
