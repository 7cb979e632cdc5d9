extension Frame.Layer {
  /// Every node of the layer, each before its children, for a search of your own: `layer.nodes.contains(.divider)`. Tabs
  /// are buttons at the end.
  public var nodes: [Node] {
    content.all
      + tabs.map { .button(id: $0.identifier, title: $0.title, role: .normal, tint: .plain, isEnabled: true) }
  }

  /// The texts of the layer, in reading order, such as `["Choose a game"]`. Titles and texts of controls are not
  /// included.
  public var texts: [String] { nodes.compactMap(\.text) }
}

extension Frame {
  /// The visible layers: the last layer that covers everything, and those in front of it. Empty for an empty window.
  public var visibleLayers: ArraySlice<Layer> {
    layers[(layers.lastIndex { $0.style == .full || $0.style == .push } ?? 0)...]
  }

  /// The visible texts, in reading order, from the back to the front.
  ///
  /// Only texts made by ``Text``, without the titles of controls: `#expect(frame.texts == ["Choose a game"])`.
  public var texts: [String] {
    visibleLayers.flatMap(\.texts)
  }

  /// The visible identifiers, in reading order, the front layer first. Print them while you write a test.
  public var identifiers: [String] {
    visibleLayers.reversed().flatMap { $0.nodes.compactMap(\.identifier) }
  }

  /// Returns true if a visible node has this identifier: `frame.contains("log-in")`.
  public func contains(_ identifier: String) -> Bool {
    firstNode { $0.identifier == identifier } != nil
  }

  /// Returns true if this is the whole of a visible text, title, or text of a control:
  /// `frame.contains(text: "Log in")`.
  public func contains(text: String) -> Bool {
    visibleLayers.contains { $0.title == text } || firstNode { $0.words.contains(text) } != nil
  }

  /// Returns the node with an identifier, from the front layer if several layers have one.
  ///
  /// - Throws: ``InputError/unknown(_:known:)`` with the existing identifiers, the most similar first.
  public func node(_ identifier: String) throws(InputError) -> Node {
    guard let node = firstNode(where: { $0.identifier == identifier }) else {
      throw .unknown(identifier, known: identifiers)
    }
    return node
  }

  /// Returns the first visible node with exactly this text; `nil` if there is none.
  public func node(text: String) -> Node? {
    firstNode { $0.words.contains(text) }
  }

  private func firstNode(where isWanted: (Node) -> Bool) -> Node? {
    for layer in visibleLayers.reversed() {
      if let node = layer.nodes.first(where: isWanted) { return node }
    }
    return nil
  }
}
