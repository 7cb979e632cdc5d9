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
    var idle = patterns.map { _ in true }
    let found = rule.check(context).compactMap { finding -> Finding? in
      if isOfOthers(finding.position.file) { return nil }
      // `CartInteractor.listener` is also of `CartInteractor`, and `Shop.Cart` of `Shop`.
      let keys = finding.key.split(separator: " ").flatMap { [$0, $0.prefix { $0 != "." }] }.map(String.init)
      let names = keys + [finding.position.file] + (context.modules[finding.position.file].map { [$0] } ?? [])
      let place = patterns.firstIndex { names.contains(where: $0.matches) }
      if let place {
        idle[place] = false
        return nil
      }
      var finding = finding
      finding.severity = entry.severity ?? finding.severity
      return finding
    }
    return found + idleSettings(of: context, except: zip(entry.except, idle).filter(\.1).map(\.0))
  }

  /// Notes on settings that are about nothing that is read: they may be misspelt.
  ///
  /// - Parameter except: The exceptions that no finding fits.
  private static func idleSettings(of context: RuleContext, except names: [String]) -> [Finding] {
    func note(_ text: String) -> Finding {
      var finding = context.finding(
        SourcePosition(file: RuleSettings.file, line: 1, column: 1), key: "\(RuleSettings.file) \(text)", text)
      finding.severity = .note
      return finding
    }
    let id = context.rule.id
    let modules = Set(context.modules.values)
    let except = names.filter { name in
      let pattern = NamePattern(name)
      return !context.model.files.contains { pattern.matches($0.path) } && !modules.contains(where: pattern.matches)
        && !context.model.riblets.keys.contains { pattern.matches($0.description) }
        && !context.types.entries.contains { pattern.matches(OutlinedType.base(of: $0.type.name)) }
    }.map { note("'except' of '\(id)' has '\($0)', which is no riblet, type, module or file that is read.") }
    guard id == Rule.layers.id else { return except }
    return except
      + context.settings.layers.filter { layer in
        !layer.modules.map(NamePattern.init).contains { modules.contains(where: $0.matches) }
      }.map { note("The layer '\($0.name)' is about no module that is read: \($0.modules.joined(separator: ", ")).") }
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
