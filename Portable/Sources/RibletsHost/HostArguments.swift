/// The options that the user has typed after the name of an app.
///
/// ```swift
/// let arguments = try HostArguments(["--seed", "7"], options: [HostOption("seed", value: "number", help: "A seed.")])
/// arguments["seed"]  // "7"
/// ```
///
/// An ``AppHost`` reads them, and passes them to your app. Values, so any isolation. See `Documentation/Terminal.md`.
public struct HostArguments: Hashable, Sendable {
  private var values: [String: [String]] = [:]

  /// Reads words such as `["--link", "shop://cart", "--tree"]`, or `--link=shop://cart`.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - options: The options that the app knows.
  /// - Throws: ``HostArgumentError`` for an option that is not known, a missing value, or a word that is not an option.
  public init(_ words: [String], options: [HostOption]) throws(HostArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard word.hasPrefix("--"), let option = options.first(where: { "--" + $0.name == parts[0] }) else {
        throw HostArgumentError("'\(word)' is not an option.")
      }
      switch (option.value, parts.count) {
      case (nil, 1): values[option.name, default: []].append("")
      case (nil, _): throw HostArgumentError("'--\(option.name)' takes no value. Leave out '=\(parts[1])'.")
      case (_, 2): values[option.name, default: []].append(String(parts[1]))
      case (let kind?, _):
        // A value that begins with dashes is a forgotten one: write it after an equals sign.
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw HostArgumentError("'--\(option.name)' needs a value: --\(option.name) <\(kind)>.")
        }
        values[option.name, default: []].append(value)
      }
    }
  }

  /// Returns true if the user has typed an option.
  ///
  /// ```swift
  /// let app = ShopApplication(isSearchOn: !arguments.contains("no-search"))
  /// ```
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, of several the last; `nil` if the user has not typed the option.
  ///
  /// ```swift
  /// let path = arguments["data"] ?? "shop.sqlite"
  /// ```
  public subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option, in the order in which the user has typed them.
  ///
  /// ```swift
  /// for link in arguments.all("link") { print(link) }
  /// ```
  public func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// An error in the command line of an app. The host prints it with a way to the help, and exits with status 64.
///
/// ```swift
/// guard let seed = UInt64(text) else { throw HostArgumentError("'\(text)' is not a number.") }
/// ```
///
/// A value, so any isolation. See `Documentation/Terminal.md`.
public struct HostArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and what the user can do, in one or two sentences.
  public let description: String

  /// Makes an error with a text for the user.
  public init(_ description: String) { self.description = description }
}
