/// One screenful as plain data: the visible layers, bottom first.
public struct Frame: Hashable, Codable, Sendable {
  /// The layers from back to front; only the last one takes input.
  public var layers: [Layer]

  /// Makes a frame of the given layers, bottom first.
  public init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// One presented screen, sheet or alert.
  public struct Layer: Hashable, Codable, Sendable {
    /// The ways in which a layer covers those below it.
    public enum Style: String, Hashable, Codable, Sendable {
      /// Covers everything.
      case full
      /// Covers everything and came from the side; a pop shows the previous layer again.
      case push
      /// Comes from below and leaves an edge of the layer under it visible.
      case sheet
      /// A small box in the middle that asks for one decision.
      case alert
    }

    /// The identity of the layer, the same as long as it shows the same view controller, so that a host animates only
    /// real changes.
    public var key: String
    /// The way in which the layer covers those below it.
    public var style: Style
    /// The heading of the layer; empty for none.
    public var title: String
    /// True if the layer offers a way back (see ``Window/goBack()``).
    public var canGoBack: Bool
    /// The content of the layer.
    public var content: Node

    /// Makes a layer, by default without a heading and without a way back.
    public init(key: String, style: Style, title: String = "", canGoBack: Bool = false, content: Node) {
      self.key = key
      self.style = style
      self.title = title
      self.canGoBack = canGoBack
      self.content = content
    }
  }
}
