/// Measures nodes as blocks: breaks texts, divides widths, adds up heights.
struct Measuring<Metrics: LayoutMetrics> {
  let metrics: Metrics
  /// True in a list, where texts begin at the edge and buttons are rows; elsewhere content is centred.
  var isInList = false

  func block(_ node: Node, width: Int) -> LayoutBlock {
    let width = max(0, width)
    switch node {
    case .text(let text, let style, let tint): return self.text(text, style: style, tint: tint, width: width)
    case .button(let id, let title, let role, let tint, let isEnabled, _):
      return button(id: id, title: title, role: role, tint: tint, isEnabled: isEnabled, width: width)
    case .field(let id, let placeholder, let value, let isSecure):
      let kind = LayoutItem.Kind.field(placeholder: placeholder.displayable, value: value, isSecure: isSecure)
      return leaf(kind, .field, id: id, width: width, height: lineHeight(in: .field))
    case .toggle(let id, let title, let isOn):
      let room = width - metrics.sizes.toggleMarkWidth - 2 * metrics.insets(of: .toggle).horizontal
      let lines = wrapping(.body, width: room).lines(of: title, atMost: 3)
      let height = lineHeight(in: .toggle, lines: lines.count)
      return leaf(.toggle(lines: lines, isOn: isOn), .toggle(isOn: isOn), id: id, width: width, height: height)
    case .image(let symbol, let label):
      let shown = symbol.prefix(1).displayable
      let item = LayoutItem.Kind.image(symbol: shown.columns > 0 ? shown : label.displayable)
      return leaf(item, nil, id: "", width: width, height: metrics.sizes.imageHeight)
    case .progress(let value, let label): return progress(value, label: label, width: width)
    case .stack(.vertical, let spacing, let children):
      return column(children, gap: gap(spacing, .vertical), width: width)
    case .stack(.horizontal, let spacing, let children):
      return row(children, gap: gap(spacing, .horizontal), width: width)
    case .grid(let columns, let spacing, let children):
      return grid(children, columns: columns, spacing: spacing, width: width)
    case .list(let children): return list(children, width: width)
    case .card(let content, let tint): return card(content, tint: tint, width: width)
    case .spacer: return spacer(width: width)
    case .divider: return leaf(.divider, nil, id: "", width: width, height: metrics.sizes.dividerThickness)
    case .identified(_, let content): return block(content, width: width)
    }
  }

  func wrapping(_ style: Node.TextStyle, width: Int) -> TextWrapping<Metrics> {
    TextWrapping(metrics: metrics, style: style, width: width)
  }

  /// Returns a spacing in units, limited to the size of the largest screen.
  func gap(_ points: Int, _ axis: Node.Axis) -> Int {
    metrics.spacing(min(max(points, 0), 1_000), along: axis)
  }

  func lineHeight(in part: LayoutPart, lines: Int = 1) -> Int {
    metrics.lineHeight(of: .body) * lines + 2 * metrics.insets(of: part).vertical
  }

  func part(for role: Node.ButtonRole) -> LayoutPart {
    if role == .cell { return .cell }
    return isInList && role != .primary ? .rowButton : .button
  }
}

extension Measuring {
  private func leaf(
    _ kind: LayoutItem.Kind, _ control: LayoutControl.Kind?, id: String, isEnabled: Bool = true, width: Int, height: Int
  ) -> LayoutBlock {
    LayoutBlock(.leaf(kind, control: control, id: id, isEnabled: isEnabled), width: width, height: height)
  }

  private func text(_ text: String, style: Node.TextStyle, tint: Node.Tint, width: Int) -> LayoutBlock {
    let lines = wrapping(style, width: width).lines(of: text)
    let isHeading = style == .largeTitle || style == .title
    let alignment = isInList || (lines.count > 1 && !isHeading) ? LayoutAlignment.leading : .center
    let height = lines.count * metrics.lineHeight(of: style)
    return LayoutBlock(
      .lines(lines, style: style, tint: tint, alignment: alignment), width: width, height: height)
  }

  private func button(
    id: String, title: String, role: Node.ButtonRole, tint: Node.Tint, isEnabled: Bool, width: Int
  ) -> LayoutBlock {
    let part = part(for: role)
    let width = role == .cell ? min(width, metrics.sizes.maximumCellWidth) : width
    let style = role == .cell ? Node.TextStyle.largeTitle : .body
    let limit = role == .cell ? 1 : 3
    let inset = metrics.insets(of: part).horizontal
    let chevron = part == .rowButton && role == .link ? 2 * inset : 0
    let lines = wrapping(style, width: width - 2 * inset - chevron).lines(of: title, atMost: limit)
    let height = role == .cell ? metrics.cellHeight(forWidth: width) : lineHeight(in: part, lines: lines.count)
    let kind = LayoutItem.Kind.button(
      lines: lines, role: role, tint: tint, isEnabled: isEnabled, isRow: part == .rowButton)
    return leaf(kind, .button(role), id: id, isEnabled: isEnabled, width: width, height: height)
  }

  private func progress(_ value: Double, label: String, width: Int) -> LayoutBlock {
    let lines = label.isEmpty ? [] : wrapping(.caption, width: width).lines(of: label, atMost: 2)
    let value = value.isNaN ? 0 : min(max(value, 0), 1)
    let height = lines.count * metrics.lineHeight(of: .caption) + metrics.sizes.progressHeight
    return LayoutBlock(.progress(value, label: lines), width: width, height: height)
  }

  private func column(_ children: [Node], gap: Int, width: Int) -> LayoutBlock {
    .column(children.map { block($0, width: width) }, gap: gap, width: width)
  }

  private func row(_ children: [Node], gap: Int, width: Int) -> LayoutBlock {
    let shares = HorizontalShares(
      children: children.map {
        .init(width: idealWidth($0, in: .horizontal), widestWord: widestWord($0), demand: demand($0))
      }, spreads: !isInList)
    let available = width - gap * max(0, children.count - 1)
    let blocks = zip(children, shares.widths(in: available)).map { child, width in
      child.unnamed == .spacer ? LayoutBlock(.column(gap: 0), width: width, height: 0) : block(child, width: width)
    }
    return .row(blocks, gap: gap, width: width, stretches: false)
  }

  private func grid(_ children: [Node], columns: Int, spacing: Int, width: Int) -> LayoutBlock {
    let columns = min(max(columns, 1), max(children.count, 1))
    let gap = gap(spacing, .horizontal)
    var columnWidth = max(0, (width - gap * (columns - 1)) / columns)
    if children.allSatisfy({ $0.unnamed.asButton?.role == .cell }) {
      columnWidth = min(columnWidth, metrics.sizes.maximumCellWidth)
    }
    let rows = stride(from: 0, to: children.count, by: columns).map { start in
      LayoutBlock.row(
        children[start..<min(start + columns, children.count)].map { block($0, width: columnWidth) },
        gap: gap, width: columnWidth * columns + gap * (columns - 1), stretches: true)
    }
    return .column(rows, gap: self.gap(spacing, .vertical), width: width)
  }

  private func list(_ children: [Node], width: Int) -> LayoutBlock {
    var inner = self
    inner.isInList = true
    let rows = inner.rows(children, width: width - metrics.sizes.scrollMarkWidth)
    let content = LayoutBlock.column(rows, gap: 0, width: width - metrics.sizes.scrollMarkWidth)
    var block = LayoutBlock(
      .list, width: width, height: content.height,
      minimumHeight: min(content.height, metrics.sizes.minimumListHeight))
    block.children = [content]
    block.growth = .list
    return block
  }

  /// Returns the children of a list, with lines between them if the metrics have lines.
  private func rows(_ children: [Node], width: Int) -> [LayoutBlock] {
    let thickness = metrics.sizes.rowLineThickness
    var rows: [LayoutBlock] = []
    for child in children {
      if thickness > 0, !rows.isEmpty { rows.append(leaf(.divider, nil, id: "", width: width, height: thickness)) }
      rows.append(row(child, width: width))
    }
    return rows
  }

  private func row(_ child: Node, width: Int) -> LayoutBlock {
    let insets = metrics.insets(of: .row)
    guard insets != LayoutInsets(), !isRowButton(child) else { return block(child, width: width) }
    return padded(block(child, width: width - 2 * insets.horizontal), .padded(insets), by: insets, width: width)
  }

  private func isRowButton(_ node: Node) -> Bool {
    node.unnamed.asButton.map { part(for: $0.role) == .rowButton } ?? false
  }

  private func card(_ content: Node, tint: Node.Tint, width: Int) -> LayoutBlock {
    let insets = metrics.insets(of: .card)
    let inside = block(content, width: width - 2 * insets.horizontal)
    return padded(inside, .card(insets, tint: tint), by: insets, width: width)
  }

  private func padded(
    _ inside: LayoutBlock, _ content: LayoutBlock.Content, by insets: LayoutInsets, width: Int
  ) -> LayoutBlock {
    var block = LayoutBlock(
      content, width: width, height: inside.height + 2 * insets.vertical,
      minimumHeight: inside.minimumHeight + 2 * insets.vertical)
    block.adopt([inside])
    return block
  }

  private func spacer(width: Int) -> LayoutBlock {
    var block = LayoutBlock(.spacer, width: width, height: 0)
    block.growth = .spacer
    return block
  }
}
