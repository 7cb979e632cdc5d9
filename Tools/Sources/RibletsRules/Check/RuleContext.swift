import RibletsModel
import RibletsSource

/// An app as rules see it, with the settings of the rule that looks at it.
struct RuleContext {
  let model: AppModel
  let types: TypeTable
  let ribletOwners: RibletOwners
  let settings: RuleSettings
  /// The rule that looks at the app.
  var rule: Rule
  /// The riblets of the table's types, in its order.
  private let entryOwners: [ObjectIdentifier: RibletID]

  init(_ model: AppModel, _ ribletOwners: RibletOwners, _ settings: RuleSettings, for rule: Rule) {
    self.rule = rule
    self.model = model
    self.ribletOwners = ribletOwners
    self.settings = settings
    types = TypeTable(model.files)
    let files = Dictionary(model.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let owners = TypeOwners(of: model)
    var found: [ObjectIdentifier: RibletID] = [:]
    for entry in types.entries {
      guard let file = files[entry.type.position.file], let owner = owners.riblet(of: entry.type, in: file) else {
        continue
      }
      found[ObjectIdentifier(entry)] = owner
    }
    entryOwners = found
  }

  var riblets: [ModelRiblet] { model.riblets.values.sorted { $0.id < $1.id } }
  var sources: [ModelFile] { model.files.filter { !$0.isTest } }
  var hasTests: Bool { model.files.contains(where: \.isTest) }

  func name(_ id: RibletID) -> String { model.name(of: id) }

  var limit: Int { settings.rules[rule.id]?.limit ?? rule.limit ?? 0 }

  func finding(
    _ position: SourcePosition, key: String, _ text: String, notes: [Finding.Note] = [], fix: TextFix? = nil
  ) -> Finding {
    Finding(rule, position, key: key, text, notes: notes, fix: fix)
  }

  /// The riblet that a type of the table belongs to.
  func owner(of entry: TypeTable.Entry) -> RibletID? {
    entryOwners[ObjectIdentifier(entry)]
  }

  /// Visits all uses of a type and its members.
  static func visitUses(of type: OutlinedType, _ visit: (OutlinedUse) -> Void) {
    type.uses.forEach(visit)
    for member in type.members { member.uses.forEach(visit) }
  }

  /// Visits all uses of a file.
  static func visitUses(of file: ModelFile, _ visit: (OutlinedUse) -> Void) {
    for type in file.outline.types { visitUses(of: type, visit) }
    for member in file.outline.members { member.uses.forEach(visit) }
  }
}
