/// One item to paint: its kind, its rectangle, and the rectangle that clips it.
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
    /// The surface of a card; its content follows.
    case card(tint: Node.Tint)
    /// The surface of a list, if lists have one (see ``LayoutSizes/rowLineThickness``); its content follows.
    case list
    case divider
    /// The heading of a layer, cut to one line.
    case title(String)
    /// The back button of a layer.
    case back
    /// The surface of a tab bar; its tabs follow.
    case tabBar
    /// A tab, with its title cut to one line.
    case tab(Frame.Tab)
  }

  package var kind: Kind
  package var rect: LayoutRect
  /// The viewport that it scrolls in; parts outside are not painted.
  package var clip: LayoutRect
  /// The control that this item shows, if the user can act on it.
  package var control: LayoutControl.ID?

  package init(kind: Kind, rect: LayoutRect, clip: LayoutRect, control: LayoutControl.ID? = nil) {
    self.kind = kind
    self.rect = rect
    self.clip = clip
    self.control = control
  }
}

/// The alignment of a line in its rectangle.
package enum LayoutAlignment: Hashable, Sendable {
  case leading
  case center
}

/// A control with its rectangle.
package struct LayoutControl: Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case node(String)
    /// The back button of the layer.
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
  /// The scroll areas that contain it, outermost first.
  package var scrolls: [ScrollArea.Key]

  /// The visible part.
  package var visible: LayoutRect { rect.intersection(clip) }
}

/// A part of the screen that scrolls its content.
package struct ScrollArea: Hashable, Sendable {
  /// The identity of an area, which stays the same while the layer shows a node at the same position.
  package struct Key: Hashable, Sendable {
    package var layer: String
    /// The indices of the content's children down to the area; empty for the whole content.
    package var path: [Int]

    package init(layer: String, path: [Int] = []) {
      self.layer = layer
      self.path = path
    }
  }

  package var key: Key
  package var viewport: LayoutRect
  package var contentHeight: Int
  /// The scroll offset, from 0 to ``maximumOffset``.
  package var offset: Int

  package var maximumOffset: Int { max(0, contentHeight - viewport.height) }
}

/// A layer of a frame with its layout.
package struct PlacedLayer: Hashable, Sendable {
  package var key: String
  package var style: Frame.Layer.Style
  /// The layer's rectangle; an alert or a sheet does not fill the screen.
  package var surface: LayoutRect
  /// In the order in which they are to be painted.
  package var items: [LayoutItem] = []
  /// In reading order, then the tabs, and the way back last.
  package var controls: [LayoutControl] = []
  /// Outer areas before those in them.
  package var scrollAreas: [ScrollArea] = []

  package init(key: String, style: Frame.Layer.Style, surface: LayoutRect) {
    self.key = key
    self.style = style
    self.surface = surface
  }
}
