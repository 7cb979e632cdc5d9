public import Riblets
public import RibletsViews
public import Testing

/// A child with a text that is found on the screen.
private final class SampleChild: ViewController {
  static let text = "a child that came by a route"

  override var body: any View { Text(Self.text) }
}

extension AppTester {
  /// Asserts that a view shows the children that come to it by routes, with a sample in place of those it has.
  ///
  /// ```swift
  /// AppTester(showing: shop).expectRoom(for: .tab, in: shop)
  /// ```
  ///
  /// - Parameters:
  ///   - shown: The way in which the sample is shown: embedded, an item, a tab or an overlay.
  ///   - view: A view on the screen, without riblets of its own; it has no children afterwards.
  public func expectRoom(
    for shown: Shown = .embedded, in view: some ViewController & RouteContainer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    view.arrange([PlacedView(SampleChild(), shown: shown)])
    defer { view.arrange([]) }
    guard !frame.contains(text: SampleChild.text) else { return }
    fail(
      """
      '\(Swift.type(of: view))' does not show a child that came by a route as '\(shown)'.
      Put 'routeViews' into its body, or 'children(.\(shown))' where such children belong.
      """, showingScreen: true, at: sourceLocation)
  }
}
