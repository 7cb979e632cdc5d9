import RibletsModel
import RibletsPlans
import RibletsSource
import SwiftSyntax

/// The places where code of a riblet, or of its tests, uses an item of its dependency.
struct ItemUses {
  private let item: String
  private let id: RibletID
  private(set) var places: [SourcePosition] = []

  init(of item: String, by id: RibletID, _ draft: AppDraft) throws(RequestProblem) {
    (self.item, self.id) = (item, id)
    for file in draft.model.files {
      let text = try draft.texts.text(of: file.path)
      guard text.contains(item), text.contains(id.name + "Component") || text.contains(id.name + "Dependency") else {
        continue
      }
      let parsed = try draft.parsed(file.path)
      var tokens: [TokenSyntax] = []
      for part in TopLevel.declarations(in: parsed) {
        let owner = file.isTest ? nil : draft.model.part(named: part.type, in: file.module)?.riblet
        tokens += part.node.tokens(viewMode: .sourceAccurate).filter {
          $0.name == item && isUse($0, in: part.type, isOwn: owner == nil || owner == id)
        }
      }
      guard !tokens.isEmpty else { continue }
      let old = try ParsedFile(file.path, draft.oldText(of: file.path))
      places += tokens.map { old.place(of: $0, in: parsed) }
    }
  }

  /// - Parameter isOwn: False in a type of another riblet, where `component` and `dependency` are others.
  private func isUse(_ token: TokenSyntax, in type: String, isOwn: Bool) -> Bool {
    if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token {
      if let call = access.base?.as(FunctionCallExprSyntax.self) { return isOfRiblet(call) }
      let base = access.base?.lastToken(viewMode: .sourceAccurate)?.text
      return isOwn && (base == "component" || base == "dependency" || (base == "self" && isComponent(type)))
    }
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map(isOfRiblet) == true
    }
    return isComponent(type) && token.parent?.is(DeclReferenceExprSyntax.self) == true
  }

  private func isComponent(_ type: String) -> Bool { type == id.name + "Component" }

  private func isOfRiblet(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.trimmedDescription
    return name == id.name + "DependencyMock" || isComponent(name)
  }
}
