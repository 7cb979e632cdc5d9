import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The statements, with those under a condition in its place.
  ///
  ///     #if DEBUG         → let a = 1
  ///       let a = 1         let b = 2
  ///     #endif
  ///     let b = 2
  var withConditional: [CodeBlockItemSyntax] {
    flatMap { item in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self)?.withConditional ?? [] }
    }
  }

  /// The statements that are compiled whenever anything of the file is: in a file below one condition, those under it.
  var common: CodeBlockItemListSyntax {
    guard count == 1, let condition = first?.item.as(IfConfigDeclSyntax.self), condition.clauses.count == 1 else {
      return self
    }
    return condition.clauses.first?.elements?.as(CodeBlockItemListSyntax.self)?.common ?? self
  }
}

extension SyntaxProtocol {
  /// True if it is compiled only under a condition.
  var isConditional: Bool {
    var node = parent
    while let current = node {
      if current.is(IfConfigClauseSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
