/// One thing to paint: what it is, where it stands, and the part of the screen it may not leave.
package struct LayoutItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// One line of a text; it fits the rectangle unless that is narrower than a character.
    case text(String, style: Node.TextStyle, tint: Node.Tint, alignment: LayoutAlignment)
    case button(lines: [String], role: Node.ButtonRole, tint: Node.Tint, isEnabled: Bool, isRow: Bool)
    case field(placeholder: String, value: String, isSecure: Bool)
    case toggle(lines: [String], isOn: Bool)
    case image(symbol: String)
    /// A bar that is filled from 0 to 1.
    case progress(Double)
    /// The surface of a card; what is in it follows.
    case card(tint: Node.Tint)
    /// The surface of a list, where lists have one (see ``LayoutSizes/rowLineThickness``); what is in it follows.
    case list
    case divider
    /// The heading of a layer, cut to one line.
    case title(String)
    /// The way back of a layer.
    case back
  }

  package var kind: Kind
  package var rect: LayoutRect
  /// The viewport it scrolls in. What is outside is not to be painted.
  package var clip: LayoutRect
  /// The control that this item shows, if a person can act on it.
  package var control: LayoutControl.ID?

  package init(kind: Kind, rect: LayoutRect, clip: LayoutRect, control: LayoutControl.ID? = nil) {
    self.kind = kind
    self.rect = rect
    self.clip = clip
    self.control = control
  }
}

/// On which side a line stands in its rectangle.
package enum LayoutAlignment: Hashable, Sendable {
  case leading
  case center
}

/// Something that a person can act on, with the place where it is.
package struct LayoutControl: Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case node(String)
    /// The way back of the layer.
    case back
  }

  package enum Kind: Hashable, Sendable {
    case button(Node.ButtonRole)
    case field
    case toggle(isOn: Bool)
    case back
  }

  package var id: ID
  package var kind: Kind
  package var isEnabled: Bool
  package var rect: LayoutRect
  package var clip: LayoutRect
  /// The scrolling areas it is in, outermost first.
  package var scrolls: [ScrollArea.Key]

  /// The part that is not scrolled away.
  package var visible: LayoutRect { rect.intersection(clip) }
}

/// A part of the screen with more in it than it can show at once.
package struct ScrollArea: Hashable, Sendable {
  /// Stays the same while the same layer shows a node of the same place.
  package struct Key: Hashable, Sendable {
    package var layer: String
    /// The way through the content's children; empty for the whole content.
    package var path: [Int]

    package init(layer: String, path: [Int] = []) {
      self.layer = layer
      self.path = path
    }
  }

  package var key: Key
  package var viewport: LayoutRect
  package var contentHeight: Int
  /// The distance by which it is scrolled, from 0 to ``maximumOffset``.
  package var offset: Int

  package var maximumOffset: Int { max(0, contentHeight - viewport.height) }
}

/// A layer of a frame with everything in its place.
package struct PlacedLayer: Hashable, Sendable {
  package var key: String
  package var style: Frame.Layer.Style
  /// The layer's own area; an alert or a sheet leaves something of the screen around it.
  package var surface: LayoutRect
  /// In the order in which they are to be painted.
  package var items: [LayoutItem] = []
  /// In reading order, the way back last.
  package var controls: [LayoutControl] = []
  /// Outer areas before those in them.
  package var scrollAreas: [ScrollArea] = []

  package init(key: String, style: Frame.Layer.Style, surface: LayoutRect) {
    self.key = key
    self.style = style
    self.surface = surface
  }
}
