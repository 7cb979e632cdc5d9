import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

/// An app as rules see it, with the settings of the rule that looks at it.
struct RuleContext {
  let model: AppModel
  let types: TypeTable
  let owners: TypeOwners
  let places: NamedPlaces
  let ribletOwners: RibletOwners
  let settings: RuleSettings
  /// The modules of files, by path.
  let modules: [String: String]
  /// The rule that looks at the app.
  var rule: Rule
  /// The riblets of the table's types, by these.
  private var entryOwners: [ObjectIdentifier: RibletID] = [:]

  init(_ model: AppModel, _ ribletOwners: RibletOwners, _ settings: RuleSettings, for rule: Rule) {
    self.rule = rule
    self.model = model
    self.ribletOwners = ribletOwners
    self.settings = settings
    modules = Dictionary(model.files.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
    let sources = model.files.filter { !$0.isTest }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let ((types, owners, files), places) = Workers.both(
      jobs: jobs,
      {
        let files = Dictionary(model.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        // On one thread, as the other one reads the same outlines and takes longer.
        return (TypeTable(sources, jobs: 1), TypeOwners(of: model), files)
      }, { NamedPlaces(in: model) })
    (self.types, self.owners, self.places) = (types, owners, places)
    let entryOwners = Workers.map(types.entries.count, jobs: jobs, makeTools: {}) { _, number in
      let type = types.entries[number].type
      return files[type.position.file].flatMap { owners.riblet(of: type, in: $0) }
    }
    for (entry, owner) in zip(types.entries, entryOwners) { self.entryOwners[ObjectIdentifier(entry)] = owner }
  }

  var riblets: [ModelRiblet] { model.riblets.values.sorted { $0.id < $1.id } }
  var sources: [ModelFile] { model.files.filter { !$0.isTest } }
  var hasTests: Bool { model.files.contains(where: \.isTest) }

  func name(_ id: RibletID) -> String { model.name(of: id) }

  var limit: Int { settings.rules[rule.id]?.limit ?? rule.limit ?? 0 }

  func finding(
    _ position: SourcePosition, key: String, _ text: String, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(rule, position, key: key, text, notes: notes)
  }

  /// The riblet that a type of the table belongs to.
  func owner(of entry: TypeTable.Entry) -> RibletID? { entryOwners[ObjectIdentifier(entry)] }
}
