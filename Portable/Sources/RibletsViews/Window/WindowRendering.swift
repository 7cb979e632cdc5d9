@_spi(Hosts) import Riblets

/// The results of the last render, and the requests for the next.
@MainActor
struct RenderingState {
  let bodies = BodyCache()
  /// The actions of the controls of each layer; empty while a render is due.
  var actions: [[String: OwnedAction]] = []
  var isPending = false
  var isScheduled = false
  var isRendering = false
  /// The view controllers whose bodies requested another render while they were read.
  var requests: [ViewController] = []
  /// The number of consecutive renders that were requested by bodies only.
  var requestedByBodies = 0
  /// The number of view controllers with a key.
  var numbers = 0
  /// The misuses of the last render, so that each is reported once.
  var misuses: Set<ViewMisuse> = []
}

extension Window {
  /// The maximum number of consecutive renders that bodies may request.
  private static var mostRequestsByBodies: Int { 10 }

  /// Renders now if a render is pending, and publishes the frame if it has changed.
  ///
  /// Does nothing while bodies are read.
  ///
  /// You seldom need it: reading ``frame`` and sending input render first.
  public func display() {
    guard rendering.isPending, !rendering.isRendering else { return }
    rendering.isPending = false
    rendering.isRendering = true
    let version = treeVersion
    let (frame, misuses) = render()
    rendering.isRendering = false
    honourRequests(hasChangedTree: version != treeVersion)
    // While bodies are read, their views may have moved riblets: then the next render decides.
    if !rendering.isPending { report(misuses) }
    if version != treeVersion {
      releaseActions()
      updateAppearance()
    }
    if frame != frameSource.value { frameSource.send(frame) }
  }

  func setNeedsDisplay(_ controller: ViewController) {
    if rendering.isRendering {
      rendering.requests.append(controller)
    } else {
      rendering.bodies.remove(controller)
      rendering.requestedByBodies = 0
      requestRender()
    }
  }

  func requestRender() {
    rendering.isPending = true
    guard !rendering.isScheduled else { return }
    rendering.isScheduled = true
    Task { @MainActor [weak self] in
      self?.rendering.isScheduled = false
      self?.display()
    }
  }

  /// Releases the actions of view controllers that may have left; a render comes before they are needed.
  func releaseActions() {
    guard !rendering.isRendering else { return }
    rendering.actions = []
    rendering.bodies.keep(only: layers.controllers)
  }

  private func render() -> (frame: Frame, misuses: [ViewMisuse]) {
    var frame = Frame()
    var misuses: [ViewMisuse] = []
    rendering.actions = []
    var bar: LayerResolver.TabBar?
    for layer in layers {
      // Tabs stay in sight over the pages of the selected tab, and not over other layers.
      if layer.place.style != .push || bar?.contains(layer.controller) != true { bar = nil }
      let result = LayerResolver.resolve(layer.controller, in: bar) { self.rendering.bodies.element(of: $0) }
      bar = result.bar
      rendering.actions.append(result.actions)
      misuses += result.misuses
      frame.layers.append(
        Frame.Layer(
          key: key(of: layer.controller),
          style: layer.place.style,
          title: layer.controller.title,
          canGoBack: layer.place.back != nil,
          content: result.content,
          tabs: result.tabs,
          transition: Frame.Layer.Transition(rawValue: layer.controller.transitionName)
        )
      )
    }
    return (frame, misuses)
  }

  /// Reports the misuses that the previous render did not have.
  private func report(_ misuses: [ViewMisuse]) {
    let before = rendering.misuses
    rendering.misuses = Set(misuses)
    var reported = before
    for misuse in misuses where reported.insert(misuse).inserted { misuse.report(to: runtime) }
  }

  /// Schedules the renders that bodies requested for the next turn, up to the maximum.
  private func honourRequests(hasChangedTree: Bool) {
    let requests = rendering.requests
    rendering.requests = []
    guard hasChangedTree || !requests.isEmpty else {
      rendering.requestedByBodies = 0
      return
    }
    rendering.requestedByBodies += 1
    if rendering.requestedByBodies > Window.mostRequestsByBodies {
      if rendering.requestedByBodies == Window.mostRequestsByBodies + 1 {
        let name = requests.last?.name ?? layers.last?.controller.name ?? ""
        ViewMisuse.bodyNeverSettles(name).report(to: runtime)
      }
    } else if !requests.isEmpty {
      for controller in requests { rendering.bodies.remove(controller) }
      requestRender()
    }
  }

  private func key(of controller: ViewController) -> String {
    if controller.numberedWindow !== self {
      rendering.numbers += 1
      controller.numberedWindow = self
      controller.number = rendering.numbers
    }
    return "\(controller.name)-\(controller.number)"
  }
}

extension LayerResolver.TabBar {
  /// True for a page of the selected tab that does not hide the tabs.
  @MainActor fileprivate func contains(_ page: ViewController) -> Bool {
    !page.hidesBottomBarWhenPushed
      && owner.routeChildren.places.contains { tab in
        tab.shown == .tab && tab.isSelected && tab.stack.contains { $0.view?.viewController === page }
      }
  }
}
