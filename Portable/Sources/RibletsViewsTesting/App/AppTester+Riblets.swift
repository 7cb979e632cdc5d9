import Riblets
public import Testing

extension AppTester {
  /// Returns the first interactor of a type in the tree, parents before children.
  ///
  /// For objects that are not on the screen, such as a stream. A type may also be a protocol: `(any
  /// ScoreListening).self`.
  ///
  /// ```swift
  /// let score = app.interactor(ScoreInteractor.self)
  /// ```
  ///
  /// - Returns: `nil`, after an issue that shows the tree, if there is none.
  public func interactor<Wanted>(
    _ type: Wanted.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Wanted? {
    first("interactor", of: type, at: sourceLocation) { $0.interactable as? Wanted }
  }

  /// Returns the first router of a type in the tree, parents before children.
  ///
  /// ```swift
  /// let menu = app.router(MenuRouter.self)
  /// ```
  ///
  /// - Returns: `nil`, after an issue that shows the tree, if there is none.
  public func router<Wanted>(_ type: Wanted.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Wanted? {
    first("router", of: type, at: sourceLocation) { $0 as? Wanted }
  }

  private func first<Wanted>(
    _ role: String, of type: Wanted.Type, at location: SourceLocation, _ match: (any Routing) -> Wanted?
  ) -> Wanted? {
    var pending = root.map { [$0] } ?? []
    while let next = pending.popLast() {
      if let found = match(next) { return found }
      pending.append(contentsOf: next.children.reversed())
    }
    fail(
      """
      No \(role) in the tree is a '\(type)'. It may not be attached yet, or be attached no more.
      The riblets:
      \(tree.indented)
      """, at: location)
    return nil
  }
}
