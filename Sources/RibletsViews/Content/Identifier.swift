extension View {
  /// Gives a control the identifier that tests and hosts find it by, and anything else a name.
  ///
  /// Unique in a layer: where two controls of one view controller are given the same, the later one gets `-2` behind
  /// it and a diagnosis says so.
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

  /// Puts `prefix` and a dash before every identifier inside, so that like rows keep their own.
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
