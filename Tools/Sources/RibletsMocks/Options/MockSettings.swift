import Foundation

/// The settings of a package for its mocks, for all targets and for some: the file `.riblets/mocks.json`.
public struct MockSettings: Hashable, Sendable {
  private var common = Choices()
  private var targets: [String: Choices] = [:]

  /// Reads the settings of a package.
  ///
  /// - Parameter names: The targets of the package; settings of another one are a mistake. `nil` if nobody knows them.
  public init(reading path: String, targets names: [String]? = nil) throws(InputFileFailure) {
    self = try InputFileFailure.decoded(Self.self, from: path)
    if let names, let unknown = targets.keys.sorted().first(where: { !names.contains($0) }) {
      let source = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      throw InputFileFailure(
        path, at: unknown, in: source ?? "",
        "There is no target '\(unknown)'. There are: \(names.sorted().joined(separator: ", ")).")
    }
  }

  /// Applies the choices for a target: its own, or those of all targets, or the ones that are given.
  ///
  /// - Parameters:
  ///   - options: Changed where the settings say something.
  ///   - excluded: Endings of files to leave out; changed where the settings say something.
  public func apply(to options: inout MockOptions, excluded: inout [String], target: String?) {
    let own = target.flatMap { targets[$0] } ?? Choices()
    if let word = own.annotation ?? common.annotation { options.annotation = word }
    if let all = own.all ?? common.all { options.mocksAll = all }
    if let plain = own.plain ?? common.plain { options.isPlain = plain }
    if let history = own.history ?? common.history { options.keepsHistory = history }
    options.imports += own.imports ?? common.imports ?? []
    excluded += own.exclude ?? common.exclude ?? []
  }

  fileprivate struct Choices: Hashable, Sendable {
    var annotation: String?
    var all: Bool?
    var plain: Bool?
    var history: Bool?
    var imports: [String]?
    var exclude: [String]?
  }
}

extension MockSettings: Decodable {
  public init(from decoder: any Decoder) throws {
    common = try Choices(decoder, besides: ["targets"])
    let container = try decoder.container(keyedBy: SettingKey.self)
    if let found = try container.decodeIfPresent([String: TargetChoices].self, forKey: SettingKey("targets")) {
      targets = found.mapValues(\.choices)
    }
  }

  private struct TargetChoices: Decodable {
    let choices: Choices

    init(from decoder: any Decoder) throws { choices = try Choices(decoder) }
  }
}

extension MockSettings.Choices {
  private static let names = ["annotation", "all", "plain", "history", "imports", "exclude"]

  fileprivate init(_ decoder: any Decoder, besides others: [String] = []) throws {
    let container = try decoder.container(keyedBy: SettingKey.self)
    let known = Self.names + others
    if let key = container.allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) {
      throw KeyProblem(key: key, text: "There is no setting '\(key)'. There are: \(known.joined(separator: ", ")).")
    }
    func value<Value: Decodable>(_ name: String) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: SettingKey(name))
    }
    annotation = try value("annotation").map(MockOptions.word)
    all = try value("all")
    plain = try value("plain")
    history = try value("history")
    imports = try value("imports")
    exclude = try value("exclude")
    if let annotation, !MockOptions.isWord(annotation) {
      throw KeyProblem(
        key: "annotation", text: "'\(annotation)' is no word. Write letters, digits and underscores after 'annotation'."
      )
    }
  }
}

private struct SettingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
