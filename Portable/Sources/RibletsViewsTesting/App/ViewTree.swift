import RibletsViews

extension AppTester {
  /// The view controllers, indented by two spaces for each level, with their titles.
  ///
  /// Children first, in their order; then presented ones. The screens of a navigation controller are its children.
  ///
  /// ```text
  /// RootViewController
  ///   presents NavigationController
  ///     LobbyViewController "Lobby"
  ///     SettingsViewController "Settings"
  /// ```
  public var viewTree: String {
    guard let controller = window.rootViewController else { return "no views" }
    var lines: [String] = []
    // Not recursive: chains of presentations may be long.
    var pending = [Line(controller: controller, prefix: "", depth: 0)]
    while let next = pending.popLast() {
      lines.append(next.text)
      pending.append(contentsOf: next.below.reversed())
    }
    return lines.joined(separator: "\n")
  }

  @MainActor
  private struct Line {
    let controller: ViewController
    let prefix: String
    let depth: Int

    var text: String {
      let title = controller.title.isEmpty ? "" : " \"\(controller.title)\""
      return String(repeating: "  ", count: depth) + prefix + "\(Swift.type(of: controller))" + title
    }

    var below: [Line] {
      var lines = controller.children.map { Line(controller: $0, prefix: "", depth: depth + 1) }
      // A child returns the view controller that its container presents.
      if controller.parent == nil, let modal = controller.presentedViewController {
        lines.append(Line(controller: modal, prefix: "presents ", depth: depth + 1))
      }
      return lines
    }
  }
}
