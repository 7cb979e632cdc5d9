extension Measuring {
  /// Returns the width that a node would take without a limit.
  func idealWidth(_ node: Node, in axis: Node.Axis = .vertical) -> Int {
    switch node {
    case .text(let text, let style, _): return widestLine(text, style: style)
    case .button(_, let title, let role, _, _, _):
      let style = role == .cell ? Node.TextStyle.largeTitle : .body
      let width = metrics.width(of: title.displayable, style: style)
      return width + 2 * metrics.insets(of: part(for: role)).horizontal
    case .field: return metrics.sizes.minimumFieldWidth + 2 * metrics.insets(of: .field).horizontal
    case .toggle(_, let title, _):
      let text = metrics.width(of: title.displayable, style: .body)
      return text + metrics.sizes.toggleMarkWidth + 2 * metrics.insets(of: .toggle).horizontal
    case .image(let symbol, let label):
      let shown = symbol.prefix(1).displayable
      return metrics.width(of: shown.columns > 0 ? shown : label.displayable, style: .largeTitle)
    case .progress(_, let label):
      return max(metrics.sizes.minimumFieldWidth, metrics.width(of: label.displayable, style: .caption))
    case .stack(.vertical, _, let children): return children.map { idealWidth($0) }.max() ?? 0
    case .list(let children):
      return (children.map { idealWidth($0) }.max() ?? 0) + 2 * metrics.insets(of: .row).horizontal
    case .stack(.horizontal, let spacing, let children):
      let gaps = gap(spacing, .horizontal) * max(0, children.count - 1)
      return children.reduce(gaps) { $0 + idealWidth($1, in: .horizontal) }
    case .grid(let columns, let spacing, let children):
      let columns = min(max(columns, 1), max(children.count, 1))
      return (children.map { idealWidth($0) }.max() ?? 0) * columns + gap(spacing, .horizontal) * (columns - 1)
    case .card(let content, _): return idealWidth(content) + 2 * metrics.insets(of: .card).horizontal
    case .spacer: return 0
    case .divider: return axis == .horizontal ? metrics.sizes.dividerThickness : 0
    case .identified(_, let content): return idealWidth(content, in: axis)
    }
  }

  /// Returns the width below which a word of a node is broken; 0 for nodes without words of their own.
  func widestWord(_ node: Node) -> Int {
    switch node {
    case .text(let text, let style, _): widest(text.split(whereSeparator: \.isWhitespace), style: style)
    case .button(_, let title, let role, _, _, _):
      widest(title.split(whereSeparator: \.isWhitespace), style: role == .cell ? .largeTitle : .body)
        + 2 * metrics.insets(of: part(for: role)).horizontal
    case .stack(.vertical, _, let children): children.map { widestWord($0) }.max() ?? 0
    case .card(let content, _): widestWord(content) + 2 * metrics.insets(of: .card).horizontal
    case .identified(_, let content): widestWord(content)
    case .stack(.horizontal, _, _), .grid, .list, .field, .toggle, .image, .progress, .spacer, .divider:
      min(idealWidth(node, in: .horizontal), metrics.sizes.minimumFieldWidth)
    }
  }

  private func widestLine(_ text: String, style: Node.TextStyle) -> Int {
    widest(text.split(whereSeparator: \.endsLine), style: style)
  }

  private func widest(_ parts: [Substring], style: Node.TextStyle) -> Int {
    parts.map { metrics.width(of: $0.displayable, style: style) }.max() ?? 0
  }

  /// Returns a node's use of the extra width of a horizontal stack.
  func demand(_ node: Node) -> HorizontalShares.Demand {
    switch node {
    case .spacer, .field, .progress, .grid, .list: .greedy
    case .button(_, _, .cell, _, _, _), .text, .toggle, .image, .divider: .fixed
    case .button: .equal
    case .stack(.vertical, _, let children):
      children.filter { $0 != .spacer }.map { demand($0) }.max() ?? .fixed
    case .stack(.horizontal, _, let children): children.map { demand($0) }.max() ?? .fixed
    case .card(let content, _): max(.equal, demand(content))
    case .identified(_, let content): demand(content)
    }
  }
}
