public import Foundation
import RibletsPlans

/// The settings of `riblets check`: the file `.riblets/rules.json`.
public struct RuleSettings: Hashable, Sendable {
  /// The settings of a rule.
  public struct Entry: Hashable, Sendable {
    /// The weight of its findings; `nil` for that of the rule.
    public var severity: Severity?
    /// False to leave it out.
    public var isOn = true
    /// The number that it compares with; `nil` for that of the rule.
    public var limit: Int?
    /// The riblets, modules and files that it leaves alone; `*` stands for any letters.
    public var except: [String] = []
  }

  /// Modules that may not import others.
  public struct Layer: Hashable, Sendable {
    /// The sentence that findings say.
    public let name: String
    /// The modules that it is about; `*` stands for any letters.
    public let modules: [String]
    /// The modules that they may not import, likewise.
    public let mayNotImport: [String]
  }

  /// A file that is not as it should be.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    public let description: String
  }

  /// The path of the file from the app's folder on.
  public static let file = ".riblets/rules.json"

  /// The settings by the identifiers of rules.
  public private(set) var rules: [String: Entry] = [:]
  /// The layers, in order.
  public private(set) var layers: [Layer] = []

  /// The settings where there is no file.
  public init() {}

  /// Reads the file.
  ///
  /// - Throws: ``Failure`` that says what it should be.
  public init(_ data: Data) throws(Failure) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure(description: "It is no JSON object. It has 'rules' and 'layers'.")
    }
    try Self.check(object.keys, among: ["layers", "rules"], of: "the file")
    for (id, value) in try Self.objects(object["rules"] ?? [:], "'rules'").sorted(by: { $0.key < $1.key }) {
      guard let rule = Rule.all.first(where: { $0.id == id }) else {
        let ids = Rule.all.map(\.id)
        throw Failure(description: "There is no rule '\(id)'.\(NearestName.question(for: id, in: ids))")
      }
      rules[id] = try Self.entry(value, "'\(id)'")
      if rules[id]?.limit != nil, rule.limit == nil {
        let ids = Rule.all.filter { $0.limit != nil }.map(\.id).joined(separator: ", ")
        throw Failure(
          description: "'\(id)' has no number to compare with, so 'limit' says nothing. Those with one: \(ids).")
      }
    }
    guard let layers = (object["layers"] ?? [Any]()) as? [[String: Any]] else {
      throw Failure(description: "'layers' is no list of objects with 'name', 'modules' and 'mayNotImport'.")
    }
    self.layers = try layers.map { layer throws(Failure) in
      try Self.check(layer.keys, among: ["mayNotImport", "modules", "name"], of: "a layer")
      guard let name = layer["name"] as? String, let modules = layer["modules"] as? [String],
        let forbidden = layer["mayNotImport"] as? [String]
      else {
        throw Failure(description: "A layer has 'name', a text, and 'modules' and 'mayNotImport', lists of names.")
      }
      return Layer(name: name, modules: modules, mayNotImport: forbidden)
    }
  }

  private static func entry(_ value: [String: Any], _ place: String) throws(Failure) -> Entry {
    try check(value.keys, among: ["except", "limit", "severity"], of: place)
    var entry = Entry()
    if let severity = value["severity"] {
      entry.severity = (severity as? String).flatMap(Severity.init)
      entry.isOn = severity as? String != "off"
      if entry.isOn, entry.severity == nil {
        throw Failure(description: "The severity of \(place) is none of 'off', 'note', 'warning', 'error'.")
      }
    }
    if let limit = value["limit"] {
      guard let number = limit as? Int, number >= 0 else {
        throw Failure(description: "The limit of \(place) is no number from 0 on.")
      }
      entry.limit = number
    }
    if let except = value["except"] {
      guard let names = except as? [String] else {
        throw Failure(description: "'except' of \(place) is no list of names.")
      }
      entry.except = names
    }
    return entry
  }

  private static func objects(_ value: Any, _ place: String) throws(Failure) -> [String: [String: Any]] {
    guard let objects = value as? [String: [String: Any]] else {
      throw Failure(description: "\(place) is no object with an object for each rule.")
    }
    return objects
  }

  private static func check(_ keys: some Sequence<String>, among known: [String], of place: String) throws(Failure) {
    for key in keys.sorted() where !known.contains(key) {
      throw Failure(
        description:
          "'\(key)' of \(place) is not known.\(NearestName.question(for: key, in: known)) There are: \(known.joined(separator: ", "))."
      )
    }
  }
}
