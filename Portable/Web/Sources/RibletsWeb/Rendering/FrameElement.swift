@_spi(Hosts) import RibletsViews

extension Frame {
  /// The frame as the page's `main` element, with one section for each layer.
  ///
  /// Only the last layer is interactive: those below it are inert, and have an attribute for the layer that covers
  /// them.
  var element: Element {
    let sections = layers.enumerated().map { index, layer in
      let cover = index + 1 < layers.count ? layers[index + 1] : nil
      return layer.section(coveredBy: cover.map { $0.motion?.rawValue ?? $0.style.rawValue })
    }
    return Element("main", [:], sections)
  }

  /// Returns the title for the browser's tab: that of the topmost layer that has one.
  func pageTitle(of app: String) -> String {
    guard let title = layers.last(where: { !$0.title.isEmpty })?.title, title != app else { return app }
    return app.isEmpty ? title : "\(title) – \(app)"
  }
}

extension Frame.Layer {
  /// The transition of a page or a full screen: the user drags sheets, and alerts are small.
  fileprivate var motion: Transition? { style == .push || style == .full ? transition : nil }

  fileprivate func section(coveredBy cover: String?) -> Element {
    var attributes = ["class": "layer \(style.rawValue)", "data-key": key, "data-layer": style.rawValue]
    if let motion { attributes["data-motion"] = motion.rawValue }
    if !title.isEmpty { attributes["aria-label"] = title }
    switch style {
    case .full, .push: break
    case .sheet: attributes["role"] = "dialog"
    case .alert: attributes["role"] = "alertdialog"
    }
    if attributes["role"] != nil {
      attributes["aria-modal"] = "true"
      if title.isEmpty { attributes["aria-label"] = texts.first { !$0.isEmpty } ?? "Dialog" }
    }
    if canGoBack { attributes["data-back"] = "" }
    if let cover {
      attributes["inert"] = ""
      // For tools that do not support `inert`.
      attributes["aria-hidden"] = "true"
      attributes["data-covered"] = cover
    }
    let backdrop = Element("div", ["class": "backdrop", "aria-hidden": "true"])
    let panel = Element("div", ["class": "panel", "tabindex": "-1"], (header.map { [$0] } ?? []) + [body])
    return Element("section", key: key, attributes, [backdrop, panel] + (tabBar.map { [$0] } ?? []))
  }

  private var header: Element? {
    let title = title.isEmpty ? [] : [Element("h1", ["dir": "auto"], text: title)]
    // An alert asks for one decision: it is closed by its buttons.
    guard canGoBack, style != .alert else {
      return title.isEmpty ? nil : Element("header", [:], title)
    }
    let label = style == .sheet ? "Close" : "Back"
    let back = Element("button", ["type": "button", "class": "back", "data-back": ""], text: label)
    return Element("header", ["class": "with-back"], [back] + title)
  }

  /// The tabs beside the panel, so that they stay in their place while panels move.
  private var tabBar: Element? {
    guard !tabs.isEmpty else { return nil }
    return Element("nav", ["class": "tabs", "aria-label": "Tabs"], tabs.map(\.element))
  }

  private var body: Element {
    Element("div", ["class": "content"], [LayerContent(of: self).element])
  }
}

extension Frame.Tab {
  fileprivate var element: Element {
    var attributes = ["type": "button", "data-id": identifier]
    if isSelected { attributes["aria-current"] = "page" }
    var parts: [Element] = []
    if let path = TabSymbol.paths[icon] {
      let symbol = Element("path", ["d": path])
      parts = [Element("svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"], [symbol])]
    } else if icon.count == 1 {
      parts = [Element("span", ["class": "icon", "aria-hidden": "true"], text: icon)]
    }
    parts.append(Element("span", ["class": "name", "dir": "auto"], text: title))
    if badge > 0 { parts.append(Element("span", ["class": "badge"], text: "\(badge)")) }
    return Element("button", key: identifier, attributes, parts)
  }
}
