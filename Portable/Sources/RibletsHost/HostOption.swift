/// An option that an app adds to the command line of its ``AppHost``.
///
/// ```swift
/// let seed = HostOption.value("seed", "number", help: "Let chance give the same numbers each time.")
/// ```
///
/// Values, so any isolation. See `Documentation/Terminal.md`.
public struct HostOption: Hashable, Sendable {
  /// The name without its two dashes.
  let name: String
  /// The kind of value in the help, such as `file`. `nil` for a flag.
  let value: String?
  let help: String

  /// An option without a value: `shop --offline`.
  ///
  /// ```swift
  /// HostOption.flag("offline", help: "Start without a server.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name without its two dashes.
  ///   - help: A sentence for `--help`.
  public static func flag(_ name: String, help: String) -> HostOption {
    HostOption(name: name, value: nil, help: help)
  }

  /// An option with a value: `shop --server https://example.com`. The user can repeat it.
  ///
  /// ```swift
  /// HostOption.value("server", "url", help: "The address of the server.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name without its two dashes.
  ///   - kind: The kind of value, a word for `--help`.
  ///   - help: A sentence for `--help`.
  public static func value(_ name: String, _ kind: String, help: String) -> HostOption {
    HostOption(name: name, value: kind, help: help)
  }

  /// The option as the help writes it: `--server <url>`.
  var usage: String { "--\(name)" + (value.map { " <\($0)>" } ?? "") }
}
