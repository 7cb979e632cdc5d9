/// A layer before its body is read: its view controller, and its style in front of the others.
@MainActor
struct PlannedLayer {
  /// The effect of going back from a layer.
  enum WayBack {
    case pop(NavigationController)
    /// Dismisses the view controller that this one presents.
    case dismiss(ViewController)
  }

  /// The properties that a layer gets from the containers and the presenter of its view controller.
  struct Place {
    var style: Frame.Layer.Style
    var back: WayBack?
    /// The containers without a layer of their own, outermost first.
    var containers: [ViewController] = []
  }

  let controller: ViewController
  let place: Place

  var coversEverything: Bool { place.style == .full || place.style == .push }

  /// All layers of a tree, from back to front.
  static func layers(of root: ViewController) -> [PlannedLayer] {
    var layers: [PlannedLayer] = []
    root.appendLayers(to: &layers, as: Place(style: .full))
    root.appendModals(to: &layers)
    return layers
  }
}

extension ViewController {
  /// Adds the layers that this view controller and its children present, those of the outermost presenter in front.
  fileprivate func appendModals(to layers: inout [PlannedLayer]) {
    for child in children { child.appendModals(to: &layers) }
    guard let modal else { return }
    let style: Frame.Layer.Style =
      switch modal.modalStyle {
      case .full: .full
      case .sheet: .sheet
      case .alert: .alert
      }
    let canGoBack = style == .sheet && !modal.isModalInPresentation
    modal.appendLayers(to: &layers, as: PlannedLayer.Place(style: style, back: canGoBack ? .dismiss(self) : nil))
    modal.appendModals(to: &layers)
  }
}

extension [PlannedLayer] {
  /// The view controllers of a window, each before its children.
  @MainActor var controllers: [ViewController] { controllers(of: self[...], children: \.children) }

  /// The visible view controllers, from back to front, each before its children.
  @MainActor var visibleControllers: [ViewController] {
    controllers(of: self[(lastIndex(where: \.coversEverything) ?? 0)...], children: \.shownChildren)
  }

  @MainActor private func controllers(
    of layers: ArraySlice<PlannedLayer>,
    children: (ViewController) -> [ViewController]
  ) -> [ViewController] {
    var result: [ViewController] = []
    var known: Set<ObjectIdentifier> = []
    for layer in layers {
      for container in layer.place.containers where known.insert(ObjectIdentifier(container)).inserted {
        result.append(container)
      }
      var pending = [layer.controller]
      while let next = pending.popLast() {
        guard known.insert(ObjectIdentifier(next)).inserted else { continue }
        result.append(next)
        pending.append(contentsOf: children(next).reversed())
      }
    }
    return result
  }
}
