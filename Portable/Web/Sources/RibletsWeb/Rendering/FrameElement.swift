import RibletsViews

extension Frame {
  /// The frame as the page's `main` element, with one section for each layer.
  ///
  /// Only the last layer is interactive: those below it are inert, and have an attribute for the layer that covers
  /// them.
  var element: Element {
    let sections = layers.enumerated().map { index, layer in
      let cover = index + 1 < layers.count ? layers[index + 1].style : nil
      return layer.section(coveredBy: cover)
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
  fileprivate func section(coveredBy cover: Style?) -> Element {
    var attributes = ["class": "layer \(style.rawValue)", "data-key": key, "data-layer": style.rawValue]
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
      attributes["data-covered"] = cover.rawValue
    }
    let backdrop = Element("div", ["class": "backdrop", "aria-hidden": "true"])
    let panel = Element("div", ["class": "panel", "tabindex": "-1"], (header.map { [$0] } ?? []) + [body])
    return Element("section", key: key, attributes, [backdrop, panel])
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

  private var body: Element {
    Element("div", ["class": "content"], [LayerContent(of: self).element])
  }
}
