import RibletsViews

extension Frame {
  /// The frame as the page's `main` element, one section a layer.
  ///
  /// Only the last layer can be reached: those below it are inert, and know by what they are covered.
  var element: Element {
    let sections = layers.enumerated().map { index, layer in
      let cover = index + 1 < layers.count ? layers[index + 1].style : nil
      return layer.section(coveredBy: cover)
    }
    return Element("main", [:], sections)
  }

  /// The title in the browser's tab: that of the topmost layer that has one.
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
      // Says the same to tools that do not know `inert`.
      attributes["aria-hidden"] = "true"
      attributes["data-covered"] = cover.rawValue
    }
    let backdrop = Element("div", ["class": "backdrop", "aria-hidden": "true"])
    let panel = Element("div", ["class": "panel", "tabindex": "-1"], (header.map { [$0] } ?? []) + [body])
    return Element("section", key: key, attributes, [backdrop, panel])
  }

  private var header: Element? {
    let title = title.isEmpty ? [] : [Element("h1", ["dir": "auto"], text: title)]
    // An alert is about one decision: its buttons are the way out.
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
