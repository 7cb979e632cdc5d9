/// Lays a frame out on a surface of a given size.
///
/// ```swift
/// let layers = LayoutEngine(metrics).layers(of: window.frame, in: LayoutSize(width: 80, height: 24))
/// ```
///
/// The result is data: painters draw its items, hosts find the control at a position.
package struct LayoutEngine<Metrics: LayoutMetrics>: Sendable {
  package let metrics: Metrics

  package init(_ metrics: Metrics) {
    self.metrics = metrics
  }

  /// Returns the visible layers, bottom first; completely covered layers are left out.
  ///
  /// - Parameter offsets: The scroll offsets of areas. Areas without one are at their beginning; offsets are clamped to
  ///   the end.
  package func layers(
    of frame: Frame, in size: LayoutSize, offsets: [ScrollArea.Key: Int] = [:]
  ) -> [PlacedLayer] {
    let first = frame.layers.lastIndex { $0.style == .full || $0.style == .push } ?? 0
    return frame.layers[first...].map { layer in
      switch layer.style {
      case .full, .push: covering(layer, screen: LayoutRect(size), offsets: offsets)
      case .sheet: sheet(layer, screen: LayoutRect(size), offsets: offsets)
      case .alert: alert(layer, screen: LayoutRect(size), offsets: offsets)
      }
    }
  }

  private func covering(
    _ layer: Frame.Layer, screen: LayoutRect, offsets: [ScrollArea.Key: Int]
  ) -> PlacedLayer {
    let width = min(screen.width, metrics.sizes.maximumContentWidth)
    return place(
      layer, surface: screen, inside: screen.centred(width: width, height: screen.height), part: .screen,
      offsets: offsets)
  }

  private func sheet(_ layer: Frame.Layer, screen: LayoutRect, offsets: [ScrollArea.Key: Int]) -> PlacedLayer {
    let width = min(screen.width, metrics.sizes.maximumContentWidth)
    let top = min(metrics.sizes.sheetOffset, max(0, screen.height - 1))
    let x = screen.x + (screen.width - width) / 2
    let surface = LayoutRect(x: x, y: screen.y + top, width: width, height: screen.height - top)
    return place(layer, surface: surface, inside: surface, part: .sheet, offsets: offsets)
  }

  private func alert(_ layer: Frame.Layer, screen: LayoutRect, offsets: [ScrollArea.Key: Int]) -> PlacedLayer {
    let insets = metrics.insets(of: .alert)
    let measuring = Measuring(metrics: metrics)
    let available = min(screen.width, metrics.sizes.maximumContentWidth)
    let wanted = max(measuring.idealWidth(layer.content), metrics.width(of: layer.title.displayable, style: .title))
    let width = max(min(wanted + 2 * insets.horizontal, available * 4 / 5), available / 2)
    let content = measuring.block(layer.content, width: width - 2 * insets.horizontal)
    let height = content.height + headerHeight(of: layer) + 2 * insets.vertical
    let surface = screen.centred(width: width, height: min(height, screen.height))
    return place(layer, surface: surface, inside: surface, part: .alert, offsets: offsets)
  }

  private func headerHeight(of layer: Frame.Layer) -> Int {
    layer.title.isEmpty && !layer.canGoBack ? 0 : metrics.sizes.headerHeight
  }

  private func place(
    _ layer: Frame.Layer, surface: LayoutRect, inside: LayoutRect, part: LayoutPart, offsets: [ScrollArea.Key: Int]
  ) -> PlacedLayer {
    var placing = Placing(
      metrics: metrics, offsets: offsets, layer: PlacedLayer(key: layer.key, style: layer.style, surface: surface))
    let insets = metrics.insets(of: part)
    // Where a bar would leave no room, the tabs scroll with the content.
    let hasBar = !layer.tabs.isEmpty && surface.height >= metrics.sizes.tabBarHeight + 3
    let foot = hasBar ? metrics.sizes.tabBarHeight : 0
    let room = LayoutRect(x: inside.x, y: inside.y, width: inside.width, height: inside.height - foot).inset(by: insets)
    let header = min(headerHeight(of: layer), room.height)
    let content = LayoutRect(x: room.x, y: room.y + header, width: room.width, height: room.height - header)
    var node = layer.content
    if !layer.tabs.isEmpty, !hasBar {
      node = .stack(
        .vertical, spacing: 0, children: [node, .stack(.horizontal, spacing: 8, children: layer.tabs.map(\.button))])
    }
    let block = Measuring(metrics: metrics).block(node, width: content.width)
    placing.placeScrolling(block, in: content, path: [])
    if hasBar {
      let edge = part == .sheet ? insets : LayoutInsets()
      let bar = inside.inset(by: edge)
      placeTabs(
        layer.tabs, in: LayoutRect(x: bar.x, y: bar.maxY - foot, width: bar.width, height: foot), with: &placing)
    }
    placeHeader(of: layer, in: LayoutRect(x: room.x, y: room.y, width: room.width, height: header), with: &placing)
    return placing.layer
  }

  private func placeTabs(_ tabs: [Frame.Tab], in bar: LayoutRect, with placing: inout Placing<Metrics>) {
    let surface = placing.layer.surface
    placing.add(.tabBar, in: LayoutRect(x: surface.x, y: bar.y, width: surface.width, height: bar.height))
    var x = bar.x
    for (tab, width) in zip(tabs, LayoutBlock.shares(of: bar.width, among: tabs.count)) {
      let rect = LayoutRect(x: x, y: bar.y, width: width, height: bar.height)
      let number = tab.badge == 0 ? 0 : metrics.width(of: " \(tab.badge)", style: .caption)
      var shown = tab
      shown.title = Measuring(metrics: metrics).wrapping(.caption, width: width - number).cut(tab.title.displayable)
      placing.add(.tab(shown), in: rect, control: .node(tab.identifier))
      placing.addControl(.node(tab.identifier), kind: .button(.normal), in: rect)
      x += width
    }
  }

  private func placeHeader(of layer: Frame.Layer, in bar: LayoutRect, with placing: inout Placing<Metrics>) {
    guard !bar.isEmpty else { return }
    var title = bar
    if layer.canGoBack {
      let back = LayoutRect(x: bar.x, y: bar.y, width: min(metrics.sizes.backWidth, bar.width), height: bar.height)
      placing.add(.back, in: back, control: .back)
      placing.addControl(.back, kind: .back, in: back)
      title = LayoutRect(x: back.maxX, y: bar.y, width: bar.width - 2 * back.width, height: bar.height)
    }
    guard !layer.title.isEmpty else { return }
    let text = Measuring(metrics: metrics).wrapping(.title, width: title.width).cut(layer.title.displayable)
    placing.add(.title(text), in: title)
  }
}
