/// The riblets below one that came by routes, with their places and arguments: a value to save, restore, print and compare.
///
/// Alerts, holds and riblets that were attached without a route are omitted.
public struct NavigationState: Hashable, Sendable {
  /// One riblet.
  public struct Entry: Hashable, Sendable {
    /// The name of its route below its parent, `Menu` for `LoggedInMenu`.
    public var route: String
    /// The arguments of the route.
    public var arguments: PlainValue
    /// The version of the arguments, ``ChildRoute/version``.
    public var version: Int
    /// The way in which it is shown; `nil` for the one that its route declares.
    public var shown: Shown?
    /// True for the selected tab.
    public var isSelected: Bool
    /// The state of its interactor, if that is a ``StateSaving``.
    public var state: PlainValue?
    /// The riblets below it.
    public var below: [Entry]

    /// Makes the entry of one riblet.
    public init(
      route: String, arguments: PlainValue = .object([:]), version: Int = 1, shown: Shown? = nil,
      isSelected: Bool = false, state: PlainValue? = nil, below: [Entry] = []
    ) {
      self.route = route
      self.arguments = arguments
      self.version = version
      self.shown = shown
      self.isSelected = isSelected
      self.state = state
      self.below = below
    }
  }

  /// The riblets in the order of their moves.
  public var entries: [Entry]

  /// Makes a state of riblets.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }
}

extension NavigationState: CustomStringConvertible {
  /// One line for each riblet, indented by two spaces for each level: `Product(id: 7) pushed`.
  public var description: String {
    func lines(_ entries: [Entry], _ indent: String) -> [String] {
      entries.flatMap { entry in
        var line = indent + entry.route + (entry.arguments.isEmpty ? "" : entry.arguments.description)
        if let shown = entry.shown { line += " " + shown.word }
        if entry.isSelected { line += " selected" }
        return [line] + lines(entry.below, indent + "  ")
      }
    }
    return lines(entries, "").joined(separator: "\n")
  }
}

extension Shown {
  fileprivate var word: String { self == .fullScreen ? "full screen" : rawValue }
}

extension ChildRoute {
  /// The name and the arguments, as in `Menu(player: Ann)`.
  var text: String {
    let arguments = try? PlainValue(encoding: self)
    return Self.routeName + (arguments.map { $0.isEmpty ? "" : $0.description } ?? "")
  }
}

extension NavigationState: Codable {
  /// The format that is written; a later one cannot be read.
  private static let format = 1

  private enum Keys: String, CodingKey { case format, riblets }

  /// Reads a state.
  ///
  /// - Throws: `DecodingError`, also for a state that a later version of the framework has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container,
        debugDescription: """
          The state has format \(format), and this version of Riblets reads format \(Self.format). Start without it.
          """)
    }
    entries = try container.decode([Entry].self, forKey: .riblets)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(entries, forKey: .riblets)
  }
}

extension NavigationState.Entry: Codable {
  private enum Keys: String, CodingKey { case route, arguments, version, shown, selected, state, below }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    route = try container.decode(String.self, forKey: .route)
    arguments = try container.decodeIfPresent(PlainValue.self, forKey: .arguments) ?? .object([:])
    version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
    // An unknown way, from a later version, is read as the one that the route declares.
    shown = try container.decodeIfPresent(String.self, forKey: .shown).flatMap { Shown(rawValue: $0) }
    isSelected = try container.decodeIfPresent(Bool.self, forKey: .selected) ?? false
    state = try container.decodeIfPresent(PlainValue.self, forKey: .state)
    below = try container.decodeIfPresent([Self].self, forKey: .below) ?? []
  }

  /// Writes the values that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(route, forKey: .route)
    if arguments != .object([:]) { try container.encode(arguments, forKey: .arguments) }
    if version != 1 { try container.encode(version, forKey: .version) }
    try container.encodeIfPresent(shown, forKey: .shown)
    if isSelected { try container.encode(true, forKey: .selected) }
    try container.encodeIfPresent(state, forKey: .state)
    if !below.isEmpty { try container.encode(below, forKey: .below) }
  }
}
