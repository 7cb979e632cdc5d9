public import Foundation

/// The findings that were there when a rule came to an app: the file `.riblets/baseline.json`.
///
/// An entry has no line, so that it stays the same while code around it changes.
public struct Baseline: Hashable, Sendable {
  /// The path of the file from the app's folder on.
  public static let file = ".riblets/baseline.json"

  /// The findings, as `rule riblet detail`.
  public let entries: Set<String>

  /// The baseline of an app without old findings.
  public init() { entries = [] }

  /// Takes findings of some rules, and keeps what an earlier baseline has of others.
  ///
  /// - Parameter rules: The identifiers of the rules that were asked; all if there are none.
  public init(of findings: [Finding], keeping earlier: Baseline, except rules: Set<String>) {
    let others = earlier.entries.filter { !rules.isEmpty && !rules.contains(String($0.prefix { $0 != " " })) }
    entries = Set(findings.map { Self.entry(of: $0) }).union(others)
  }

  /// Takes findings.
  public init(of findings: [Finding]) { entries = Set(findings.map { Self.entry(of: $0) }) }

  /// Reads the file.
  ///
  /// - Throws: ``RuleSettings/Failure`` for something else.
  public init(_ data: Data) throws(RuleSettings.Failure) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let findings = object["findings"] as? [String]
    else {
      throw RuleSettings.Failure(
        description:
          "It is no baseline: an object with 'findings', a list. Make it anew: riblets check --write-baseline.")
    }
    entries = Set(findings)
  }

  /// The text of the file: sorted, one finding a line.
  public var text: String {
    let lines = entries.sorted().map { entry in
      "    \"" + entry.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return "{\n  \"findings\": [" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ") + "]\n}\n"
  }

  func contains(_ finding: Finding) -> Bool { entries.contains(Self.entry(of: finding)) }

  static func entry(of finding: Finding) -> String { "\(finding.rule) \(finding.key)" }
}
