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
    let room = inside.inset(by: metrics.insets(of: part))
    let header = min(headerHeight(of: layer), room.height)
    let content = LayoutRect(x: room.x, y: room.y + header, width: room.width, height: room.height - header)
    let block = Measuring(metrics: metrics).block(layer.content, width: content.width)
    placing.placeScrolling(block, in: content, path: [])
    placeHeader(of: layer, in: LayoutRect(x: room.x, y: room.y, width: room.width, height: header), with: &placing)
    return placing.layer
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
