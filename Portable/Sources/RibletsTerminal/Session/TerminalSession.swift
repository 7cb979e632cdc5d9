import RibletsViews

/// The content that a session shows and acts on: a window, or a substitute in a test.
@MainActor
protocol FrameSource: AnyObject {
  var frame: Frame { get }
  func send(_ input: Input) throws(InputError)
}

extension Window: FrameSource {}

/// The request of a key to the terminal, beyond showing the screen again.
enum SessionRequest: Hashable {
  case quit
  case suspend
  case repaint
}

/// The state of the interaction: the focus, the caret, scroll offsets, and the meaning of keys.
///
/// It uses no file and no signal: keys come in, screens go out, so that it can be tested without a terminal.
@MainActor
final class TerminalSession {
  let source: any FrameSource
  let title: String
  private(set) var size: LayoutSize
  /// A notice for the status line, such as waiting output.
  var notice = ""

  private(set) var layers: [PlacedLayer] = []
  private(set) var frame = Frame()
  private(set) var metrics: CellMetrics
  private var focuses: [String: LayoutControl.ID] = [:]
  /// The positions of removed controls in reading order, which determine the next focus.
  private var positions: [String: Int] = [:]
  /// The carets of the fields; at the end if a caret was never moved.
  var carets: [FieldKey: Int] = [:]
  /// The edited field, and its scroll offset.
  var edited: (key: FieldKey, first: Int)?
  private var offsets: [ScrollArea.Key: Int] = [:]
  /// False on a low screen whose content fits only if it has the last line, too.
  private var showsKeys = true

  init(source: any FrameSource, title: String, size: LayoutSize) {
    self.source = source
    self.title = title
    self.size = size
    metrics = CellMetrics(size)
    update()
  }

  var top: PlacedLayer? { layers.last }
  var focus: LayoutControl.ID? { top.flatMap { focuses[$0.key] } }
  var focused: LayoutControl? { top?.controls.first { $0.id == focus } }

  /// The area of the content; the last line is for the keys, unless the content of a low screen needs it.
  var room: LayoutRect {
    LayoutRect(x: 0, y: 0, width: size.width, height: size.height < 4 || !showsKeys ? size.height : size.height - 1)
  }

  func resize(to size: LayoutSize) {
    self.size = size
    update(revealsFocus: true)
  }

  /// Lays out the source's current frame, and keeps focus, caret and scrolling if they are still valid.
  func update(revealsFocus: Bool = false) {
    let wasSeen = focused.map { $0.visible == $0.rect } ?? false
    frame = source.frame
    arrange()
    let known = Set(frame.layers.map(\.key))
    focuses = focuses.filter { known.contains($0.key) }
    offsets = offsets.filter { known.contains($0.key.layer) }
    carets = carets.filter { known.contains($0.key.layer) }
    if settleFocus() || revealsFocus || wasSeen { revealFocus() }
  }

  func screen() -> CellGrid {
    revealCaret()
    let state = PaintingState(focus: focus, caret: editor?.caret ?? 0, firstShown: firstShown)
    var painter = FramePainter(size: size, metrics: metrics, state: state)
    painter.paint(layers, in: room)
    if room.height < size.height {
      StatusLine(session: self).paint(on: &painter.grid, y: size.height - 1)
    }
    return painter.grid
  }

  /// Lays the frame out without gaps if it fits only then; a screen that has to scroll anyway keeps them.
  private func arrange() {
    metrics = CellMetrics(size)
    showsKeys = true
    layers = placed()
    guard hasToScroll else { return }
    metrics = CellMetrics(size, isTight: true)
    layers = placed()
    guard hasToScroll else { return }
    showsKeys = size.height >= 8
    layers = placed()
    guard hasToScroll else { return }
    showsKeys = true
    metrics = CellMetrics(size)
    layers = placed()
  }

  private func placed() -> [PlacedLayer] {
    LayoutEngine(metrics).layers(
      of: frame, in: LayoutSize(width: room.width, height: room.height), offsets: offsets)
  }

  /// True if the layer in front does not fit as a whole, apart from its lists.
  private var hasToScroll: Bool { top?.scrollAreas.contains { $0.key.path.isEmpty } ?? false }

  /// Moves the focus to another control if necessary; returns true if it did.
  private func settleFocus() -> Bool {
    guard let top else { return false }
    if let index = top.controls.firstIndex(where: { $0.id == focuses[top.key] }) {
      positions[top.key] = index
      return false
    }
    let movement = FocusMovement(controls: top.controls)
    let successor = top.controls.dropFirst(positions[top.key] ?? 0).first(where: \.isEnabled)
    // A long text is read from its beginning: controls below it get the focus when they become visible.
    let next = focuses[top.key] == nil ? movement.visibleStart : successor ?? movement.start
    focuses[top.key] = next?.id
    positions[top.key] = top.controls.firstIndex { $0.id == next?.id }
    return true
  }
}

// MARK: - Focus and scrolling

extension TerminalSession {
  func setFocus(_ id: LayoutControl.ID?) {
    guard let top else { return }
    focuses[top.key] = id
    positions[top.key] = top.controls.firstIndex { $0.id == id }
    revealFocus()
  }

  /// Scrolls the areas around the focused control until it is visible, inner areas first.
  func revealFocus() {
    for key in (focused?.scrolls ?? []).reversed() {
      guard let rect = focused?.rect, let area = area(key) else { continue }
      if rect.y < area.viewport.y || rect.height > area.viewport.height {
        scroll(area, by: rect.y - area.viewport.y)
      } else if rect.maxY > area.viewport.maxY {
        scroll(area, by: rect.maxY - area.viewport.maxY)
      }
    }
  }

  func area(_ key: ScrollArea.Key) -> ScrollArea? { top?.scrollAreas.first { $0.key == key } }

  /// Scrolls an area; returns true if it moved.
  @discardableResult
  func scroll(_ area: ScrollArea, by distance: Int) -> Bool {
    let offset = min(max(area.offset + distance, 0), area.maximumOffset)
    guard offset != area.offset else { return false }
    offsets[area.key] = offset
    arrange()
    return true
  }

  /// Scrolls the innermost of the areas that can still move that way.
  @discardableResult
  func scroll(_ areas: [ScrollArea], by distance: Int) -> Bool {
    areas.reversed().contains { scroll($0, by: distance) }
  }

  /// The areas around the focus, or all areas without a focus.
  var areasAroundFocus: [ScrollArea] {
    guard let focused, !focused.scrolls.isEmpty else { return top?.scrollAreas ?? [] }
    return focused.scrolls.compactMap { area($0) }
  }
}
