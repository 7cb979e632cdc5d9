import Foundation
public import RibletsModel
import RibletsReading
import RibletsSource

/// The findings of rules in an app, and those of them that a baseline knows.
public struct AppCheck: Sendable {
  /// The findings that are new, by place.
  public let findings: [Finding]
  /// The findings that the baseline knows.
  public let known: [Finding]
  /// The entries of the baseline that are found no more.
  public let gone: [String]

  /// Holds an app to rules.
  ///
  /// - Parameters:
  ///   - model: The app, read with its tests.
  ///   - owners: The owners of its riblets.
  ///   - settings: What the app's file says of rules.
  ///   - only: The identifiers of the rules; all if there are none.
  ///   - baseline: The findings that are old.
  ///   - since: The findings of an earlier state of the app, which are left out.
  public init(
    of model: AppModel, owners: RibletOwners = RibletOwners(), settings: RuleSettings = RuleSettings(),
    only: Set<String> = [], baseline: Baseline = Baseline(), since: Baseline = Baseline()
  ) {
    let context = RuleContext(model, owners, settings, for: .layers)
    Workings.keep(context)
    let rules = Rule.all.filter { only.isEmpty || only.contains($0.id) }
    // Each by itself, on all processors.
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    var found = Workers.map(rules.count, jobs: jobs, makeTools: {}) { _, number in
      Self.findings(of: rules[number], in: context)
    }.flatMap { $0 }
    found.sort {
      ($0.position.file, $0.position.line, $0.position.column, $0.rule, $0.key)
        < ($1.position.file, $1.position.line, $1.position.column, $1.rule, $1.key)
    }
    findings = found.filter { !baseline.contains($0) && !since.contains($0) }
    known = found.filter { baseline.contains($0) }
    let isAbout = { (entry: String) in only.isEmpty || only.contains(String(entry.prefix { $0 != " " })) }
    gone = baseline.entries.subtracting(found.map { Baseline.entry(of: $0) }).filter(isAbout).sorted()
  }

  private static func findings(of rule: Rule, in context: RuleContext) -> [Finding] {
    let entry = context.settings.rules[rule.id] ?? RuleSettings.Entry()
    guard entry.isOn else { return [] }
    var context = context
    context.rule = rule
    let patterns = entry.except.map(NamePattern.init)
    return rule.check(context).compactMap { finding in
      if isOfOthers(finding.position.file) { return nil }
      let names = finding.key.split(separator: " ").map(String.init) + [finding.position.file]
      if patterns.contains(where: { names.contains(where: $0.matches) }) { return nil }
      var finding = finding
      finding.severity = entry.severity ?? finding.severity
      return finding
    }
  }

  /// Returns true for a file that a package manager or Xcode's templates brought: `Pods/RIBs/Router.swift`.
  private static func isOfOthers(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      ["Pods", "Carthage", "SourcePackages"].contains(folder) || folder.hasSuffix(".xctemplate")
    }
  }

  /// True if there is a finding that makes a check fail.
  public var fails: Bool { findings.contains { $0.severity > .note } }
}
