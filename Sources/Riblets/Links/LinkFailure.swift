/// An address without a destination, or a destination that cannot be reached.
///
/// ``LinkCatalogue/open(_:from:)`` and ``LinkCatalogue/destination(of:)`` throw it. Show the user a text of your own:
/// the description is for developers. See `Documentation/Routes.md`.
///
/// ```swift
/// do { try await links.open(address, from: root) } catch let failure as LinkFailure { log(failure) }
/// ```
public enum LinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address begins with none of the catalogue's prefixes: another handler may open it.
  case foreign(address: String, prefixes: [String])
  /// The address is longer than any link of an app. Pass long data in another way.
  case tooLong(bytes: Int, limit: Int)
  /// A part of the address is not text: invalid percent-encoding, invalid UTF-8, or a control character.
  case unreadable(part: String, address: String)
  /// The address has a known prefix, but no pattern matches the rest. Add a link for it, or check the address.
  case unknown(address: String)
  /// A required parameter is missing. Add it to the address, or make it optional in the pattern.
  case missing(parameter: String, pattern: String)
  /// An optional parameter of the query has no value, as in `?value=`.
  case empty(parameter: String, pattern: String)
  /// A parameter is not of its type, for example `product/seven` for `product/{id:Int}`.
  case wrong(parameter: String, value: String, type: String, pattern: String)
  /// A parameter of the query occurs more than once, as in `?id=1&id=2`.
  case repeated(parameter: String, pattern: String)
  /// The code of a link reads a parameter that its pattern does not have. ``LinkCatalogue/problems`` finds it in a
  /// test.
  case noParameter(String, pattern: String)
  /// The code of a link reads a parameter as another type than its pattern declares. ``LinkCatalogue/problems`` finds
  /// it.
  case otherType(parameter: String, wanted: String, pattern: String)
  /// The route is switched off: its ``ChildRoute/isEnabled(in:)`` returns false.
  case disabled(child: String)
  /// An interactor has declined a link to one of its children: its ``LinkDeciding/decide(onLinkTo:)`` returned
  /// `.decline`.
  case declined(child: String, interactor: String)
  /// The link would remove a child that its parent holds. Nothing was removed; open the link again later.
  case held(child: String)
  /// The interactor at the root is not of the type that the workflow of a link begins with. Make it conform.
  case noItem(wanted: String, interactor: String)

  /// The problem, its place, and what to do, in one line. Long parts of the address are shortened.
  public var description: String {
    switch self {
    case .foreign(let address, let prefixes):
      "'\(Self.short(address))' is no link of this app: it begins with none of \(Self.list(prefixes))."
    case .tooLong(let bytes, let limit):
      "The link has \(bytes) bytes, more than the \(limit) that are read. Pass long data in another way."
    case .unreadable(let part, let address):
      """
      '\(Self.short(part))' in '\(Self.short(address))' is no text. Percent-encode it as UTF-8, without control characters.
      """
    case .unknown(let address):
      "No pattern has the form of '\(Self.short(address))'. Add a link for it, or open another address."
    case .missing(let parameter, let pattern):
      "The link has no '\(parameter)', which '\(pattern)' needs. Add it to the address, or make it optional."
    case .empty(let parameter, let pattern):
      "'\(parameter)' of '\(pattern)' has no value. Give it one in the address, or leave it out."
    case .wrong(let parameter, let value, let type, let pattern):
      "'\(Self.short(value))' as '\(parameter)' in '\(pattern)' is no \(type). Correct the address."
    case .repeated(let parameter, let pattern):
      "'\(parameter)' of '\(pattern)' occurs more than once. Keep one in the address."
    case .noParameter(let name, let pattern):
      "'\(pattern)' has no parameter '\(name)'. Add it to the pattern, or read one that it has."
    case .otherType(let parameter, let wanted, let pattern):
      "'\(parameter)' in '\(pattern)' is no \(wanted). Read it as the type that the pattern says, or change the pattern."
    case .disabled(let child):
      "The link leads to '\(child)', which is switched off."
    case .declined(let child, let interactor):
      "'\(interactor)' has declined the link to '\(child)'."
    case .held(let child):
      "The link would remove '\(child)', which is held. Open it again when that child has been left."
    case .noItem(let wanted, let interactor):
      "The workflow of the link begins with '\(wanted)'. Make '\(interactor)' conform to it."
    }
  }

  /// The beginning of a text from an untrusted source.
  private static func short(_ text: String) -> String { text.count > 100 ? text.prefix(100) + "…" : text }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
