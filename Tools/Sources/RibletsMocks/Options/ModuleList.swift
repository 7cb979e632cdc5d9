import Foundation

/// The files of modules, as a build tool lists them: there may be more than a command line holds.
public struct ModuleList: Hashable, Sendable, Codable {
  /// A module and its files.
  public struct Module: Hashable, Sendable, Codable {
    /// Its name, as imports write it.
    public var name: String
    /// Paths of its Swift files.
    public var files: [String]

    /// Makes a module.
    public init(name: String, files: [String]) {
      self.name = name
      self.files = files
    }
  }

  /// The modules with the protocols that are mocked.
  public var mocked: [Module]
  /// The modules with protocols that may be inherited from.
  public var seen: [Module]
  /// The names of all targets of the package, if the tool knows them.
  public var targets: [String]?
  /// The files that choose among the mocks: only those that they name are made, and those that these need. All are made
  /// without it.
  public var users: [String]?

  /// Makes a list.
  public init(mocked: [Module], seen: [Module] = []) {
    self.mocked = mocked
    self.seen = seen
  }

  /// The names of the modules by the paths of their files.
  public var names: [String: String] {
    Dictionary(
      (mocked + seen).flatMap { module in module.files.map { ($0, module.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads a list of modules, as JSON.
  public init(reading path: String) throws(InputFileFailure) {
    self = try InputFileFailure.decoded(Self.self, from: path)
  }
}
