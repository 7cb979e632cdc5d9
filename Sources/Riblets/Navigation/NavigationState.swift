/// The riblets below one that came by routes, with their places and arguments: a value to save, restore, print and compare.
///
/// Alerts, holds and riblets that were attached without a route are omitted.
///
/// Save ``RibletNode/navigationState`` when the app goes to the background, and pass it to ``RibletNode/restore(_:)``
/// before the launch:
///
/// ```swift
/// let data = try JSONEncoder().encode(root.navigationState)
/// root.restore(try JSONDecoder().decode(NavigationState.self, from: data))
/// ```
///
/// See `Documentation/Routes.md`.
public struct NavigationState: Hashable, Sendable {
  /// One riblet, with its arguments, its state and the riblets below it.
  ///
  /// You make entries only in tests, or to start an app at a given place.
  ///
  /// ```swift
  /// let state = NavigationState(entries: [.init(route: "Menu", arguments: .object(["player": .string("Ann")]))])
  /// ```
  public struct Entry: Hashable, Sendable {
    /// The name of its route below its parent, `Menu` for `LoggedInMenu`.
    public var route: String
    /// The arguments of the route, as they were encoded: an object with its stored properties.
    public var arguments: PlainValue
    /// The version of the arguments, ``ChildRoute/version``. An older one is passed to
    /// ``ChildRoute/migrate(_:from:)``.
    public var version: Int
    /// The presentation of a move, such as `.sheet`; `nil` for the presentation that its route declares.
    public var shown: Shown?
    /// True for the selected tab. False for everything that is not a tab.
    public var isSelected: Bool
    /// The state of its interactor, if that is a ``StateSaving``. It is given to the interactor before it becomes
    /// active.
    public var state: PlainValue?
    /// The riblets below it, in the order of their moves. Remove some before you restore to leave them out.
    public var below: [Entry]
    /// True if the riblet has begun or has children, so that its `begin(with:)` does nothing after a restore.
    public var hasBegun: Bool
    /// The position of a page, sheet or full screen in the whole tree, so that they are stacked as before; `nil` for
    /// the tree's own order.
    public var order: Int?
    /// In the state of a released riblet only, which is never written.
    var isHeld = false

    /// Makes the entry of one riblet. Nothing is checked here: an unknown route is omitted by
    /// ``RibletNode/restore(_:)``.
    ///
    /// - Parameters:
    ///   - route: The name of the route without its parent's name, `Menu` for `LoggedInMenu`.
    ///   - hasBegun: `nil` for true if there are riblets below it.
    public init(
      route: String, arguments: PlainValue = .object([:]), version: Int = 1, shown: Shown? = nil,
      isSelected: Bool = false, state: PlainValue? = nil, below: [Entry] = [], hasBegun: Bool? = nil,
      order: Int? = nil
    ) {
      self.route = route
      self.arguments = arguments
      self.version = version
      self.shown = shown
      self.isSelected = isSelected
      self.state = state
      self.below = below
      self.hasBegun = hasBegun ?? !below.isEmpty
      self.order = order
    }
  }

  /// The riblets in the order of their moves. Change the list before you restore, for example to leave out a sheet.
  public var entries: [Entry]
  /// True if the riblet itself has begun, or has children. Then its `begin(with:)` does nothing after a restore.
  public var hasBegun: Bool

  /// Makes a state of riblets; without any it is the state of a riblet that has not begun.
  ///
  /// - Parameter hasBegun: `nil` for true if there are entries.
  public init(entries: [Entry] = [], hasBegun: Bool? = nil) {
    self.entries = entries
    self.hasBegun = hasBegun ?? !entries.isEmpty
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

  private enum Keys: String, CodingKey { case format, riblets, begun }

  /// Reads a state, usually with a `JSONDecoder`.
  ///
  /// - Throws: `DecodingError`, also for a state that a later version of the framework has written. Start without it
  ///   then.
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
    self.init(
      entries: try container.decode([Entry].self, forKey: .riblets),
      hasBegun: try container.decodeIfPresent(Bool.self, forKey: .begun))
  }

  /// Writes the format number and the riblets. Values that equal their defaults are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(entries, forKey: .riblets)
    if hasBegun, entries.isEmpty { try container.encode(true, forKey: .begun) }
  }
}

extension NavigationState.Entry: Codable {
  private enum Keys: String, CodingKey { case route, arguments, version, shown, selected, state, below, begun, order }

  /// Reads an entry. Missing members get their defaults; an unknown presentation becomes the presentation that the route
  /// declares.
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
    // A state from before this flag: begun if there are riblets.
    hasBegun = try container.decodeIfPresent(Bool.self, forKey: .begun) ?? !below.isEmpty
    order = try container.decodeIfPresent(Int.self, forKey: .order)
  }

  /// Writes the values that differ from the defaults, so that saved states stay small.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(route, forKey: .route)
    if arguments != .object([:]) { try container.encode(arguments, forKey: .arguments) }
    if version != 1 { try container.encode(version, forKey: .version) }
    try container.encodeIfPresent(shown, forKey: .shown)
    if isSelected { try container.encode(true, forKey: .selected) }
    try container.encodeIfPresent(state, forKey: .state)
    if !below.isEmpty { try container.encode(below, forKey: .below) }
    if hasBegun, below.isEmpty { try container.encode(true, forKey: .begun) }
    try container.encodeIfPresent(order, forKey: .order)
  }
}
