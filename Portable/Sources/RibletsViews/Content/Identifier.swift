extension View {
  /// Sets the identifier by which tests and hosts find a control, or the name of another view.
  ///
  /// Identifiers are unique in a layer: if two controls of one view controller get the same one, `-2` is appended to
  /// the later one, and this is diagnosed.
  ///
  /// ```swift
  /// Button("♥") { self.like() }.identifier("like")
  /// ```
  public func identifier(_ identifier: String) -> any View {
    let element: Element
    switch self.element {
    case .control(var control):
      control.explicitIdentifier = identifier
      element = .control(control)
    case let other:
      element = .named(id: identifier, other)
    }
    return Primitive(element: element)
  }

  /// Adds `prefix` and a dash to every identifier inside, so that similar rows have distinct identifiers.
  ///
  /// ```swift
  /// for player in players {
  ///   HStack {
  ///     Text(player.name)
  ///     Button("Remove") { self.remove(player) }  // anna-remove, ben-remove
  ///   }.identifierPrefix(player.id)
  /// }
  /// ```
  ///
  /// Without it they would be `remove` and `remove-2`, and the second row's button would take over the first one's
  /// identifier once the first row is gone.
  public func identifierPrefix(_ prefix: String) -> any View {
    Primitive(element: .prefixed(prefix, element))
  }
}
