/// Places measured blocks, and collects the items, controls and scroll areas.
struct Placing<Metrics: LayoutMetrics> {
  let metrics: Metrics
  let offsets: [ScrollArea.Key: Int]
  var layer: PlacedLayer
  private var clip: LayoutRect
  private var scrolls: [ScrollArea.Key] = []
  private var isInList = false

  init(metrics: Metrics, offsets: [ScrollArea.Key: Int], layer: PlacedLayer) {
    self.metrics = metrics
    self.offsets = offsets
    self.layer = layer
    self.clip = layer.surface
  }

  mutating func add(_ kind: LayoutItem.Kind, in rect: LayoutRect, control: LayoutControl.ID? = nil) {
    guard !rect.intersection(clip).isEmpty else { return }
    layer.items.append(LayoutItem(kind: kind, rect: rect, clip: clip, control: control))
  }

  mutating func addControl(
    _ id: LayoutControl.ID, kind: LayoutControl.Kind, isEnabled: Bool = true, in rect: LayoutRect
  ) {
    layer.controls.append(
      LayoutControl(id: id, kind: kind, isEnabled: isEnabled, rect: rect, clip: clip, scrolls: scrolls))
  }

  /// Places a block that fills the rectangle, or scrolls in it if even its minimum height is larger.
  mutating func placeScrolling(_ block: LayoutBlock, in viewport: LayoutRect, path: [Int]) {
    if block.minimumHeight <= viewport.height {
      let height = block.growth == .never ? block.height : viewport.height
      let rect = LayoutRect(x: viewport.x, y: viewport.y, width: viewport.width, height: height)
      inside(viewport) { $0.place(block, in: rect, path: path) }
    } else {
      scroll(block, height: block.height, in: viewport, path: path)
    }
  }

  mutating func place(_ block: LayoutBlock, in rect: LayoutRect, path: [Int]) {
    switch block.content {
    case .lines(let lines, let style, let tint, let alignment):
      place(lines, style: style, tint: tint, alignment: alignment, in: rect)
    case .leaf(let kind, let control, let id, let isEnabled):
      add(kind, in: rect, control: control == nil ? nil : .node(id))
      if let control { addControl(.node(id), kind: control, isEnabled: isEnabled, in: rect) }
    case .column(let gap): placeColumn(block, gap: gap, in: rect, path: path)
    case .row(let gap, let stretches): placeRow(block, gap: gap, stretches: stretches, in: rect, path: path)
    case .card(let insets, let tint):
      add(.card(tint: tint), in: rect)
      place(block.children[0], in: rect.inset(by: insets), path: path + [0])
    case .padded(let insets): place(block.children[0], in: rect.inset(by: insets), path: path + [0])
    case .list: placeList(block, in: rect, path: path)
    case .progress(let value, let label):
      place(label, style: .caption, tint: .secondary, alignment: .leading, in: rect)
      let height = metrics.sizes.progressHeight
      add(.progress(value), in: LayoutRect(x: rect.x, y: rect.maxY - height, width: rect.width, height: height))
    case .spacer: break
    }
  }
}

extension Placing {
  private mutating func place(
    _ lines: [String], style: Node.TextStyle, tint: Node.Tint, alignment: LayoutAlignment, in rect: LayoutRect
  ) {
    let height = metrics.lineHeight(of: style)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let rect = LayoutRect(x: rect.x, y: rect.y + index * height, width: rect.width, height: height)
      add(.text(line, style: style, tint: tint, alignment: alignment), in: rect)
    }
  }

  private mutating func placeColumn(_ block: LayoutBlock, gap: Int, in rect: LayoutRect, path: [Int]) {
    var y = rect.y
    for (child, height) in zip(block.children, block.heights(of: rect.height)) {
      let width = min(child.width, rect.width)
      let x = isInList ? rect.x : rect.x + (rect.width - width) / 2
      place(child, in: LayoutRect(x: x, y: y, width: width, height: height), path: path + [child.index])
      y += height + gap
    }
  }

  private mutating func placeRow(
    _ block: LayoutBlock, gap: Int, stretches: Bool, in rect: LayoutRect, path: [Int]
  ) {
    var x = rect.x
    for child in block.children {
      let fills = child.growth != .never || child.isDivider || stretches && child.fillsHeight
      let height = fills ? rect.height : min(child.height, rect.height)
      let y = rect.y + (rect.height - height) / 2
      place(child, in: LayoutRect(x: x, y: y, width: child.width, height: height), path: path + [child.index])
      x += child.width + gap
    }
  }

  private mutating func placeList(_ block: LayoutBlock, in rect: LayoutRect, path: [Int]) {
    let outer = isInList
    isInList = true
    if metrics.sizes.rowLineThickness > 0 {
      let height = min(block.height, rect.height)
      add(.list, in: LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: height))
    }
    if block.height > rect.height {
      scroll(block.children[0], height: block.height, in: rect, path: path)
    } else {
      place(block.children[0], in: rect, path: path)
    }
    isInList = outer
  }

  private mutating func scroll(_ block: LayoutBlock, height: Int, in viewport: LayoutRect, path: [Int]) {
    let key = ScrollArea.Key(layer: layer.key, path: path)
    var area = ScrollArea(key: key, viewport: viewport, contentHeight: height, offset: 0)
    area.offset = min(max(offsets[key] ?? 0, 0), area.maximumOffset)
    layer.scrollAreas.append(area)
    scrolls.append(key)
    let width = min(block.width, viewport.width)
    let content = LayoutRect(x: viewport.x, y: viewport.y - area.offset, width: width, height: height)
    inside(viewport) { $0.place(block, in: content, path: path) }
    scrolls.removeLast()
  }

  private mutating func inside(_ viewport: LayoutRect, _ body: (inout Self) -> Void) {
    let outer = clip
    clip = clip.intersection(viewport)
    body(&self)
    clip = outer
  }
}

extension LayoutBlock {
  fileprivate var isDivider: Bool {
    if case .leaf(.divider, _, _, _) = content { true } else { false }
  }
}
