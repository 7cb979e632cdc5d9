import RibletsSource

/// The roles of riblets that should have tests of their own: classes with functions of
/// their own, beside those that override others.
public struct TestedRoles: Sendable {
  /// The roles that are asked for, in order.
  public static let all = ["Router", "Interactor", "Builder", "Presenter"]

  private var found: [RibletID: Set<String>] = [:]

  /// Looks through the types of an app.
  public init(of model: AppModel) { self.init(of: model, owners: TypeOwners(of: model)) }

  /// Looks through them with the riblets that they belong to.
  package init(of model: AppModel, owners: TypeOwners) {
    // What a parent does for a child stands in the file of their edge, and is tested with that; so are the links of an
    // app, which its root opens.
    let edges = Set(model.edges.compactMap { if case .route = $0.kind { $0.position.file } else { nil } })
    for file in model.files where !file.isTest {
      for type in file.outline.types where type.scopes.isEmpty && [.class, .extension, .actor].contains(type.keyword) {
        guard type.keyword != .extension || !edges.contains(file.path) && type.inheritedNames != ["LinkOpening"],
          type.members.contains(where: { $0.kind == .function && !$0.modifiers.contains("override") }),
          let role = Self.all.first(where: { OutlinedType.base(of: type.name).hasSuffix($0) }),
          let riblet = owners.riblet(of: type, in: file)
        else { continue }
        found[riblet, default: []].insert(role)
      }
    }
  }

  /// The roles of a riblet, in order.
  public func roles(of riblet: ModelRiblet) -> [String] {
    Self.all.filter { riblet.parts[$0] != nil && found[riblet.id]?.contains($0) == true }
  }
}
