import Foundation
import Riblets
import RibletsViews
import Testing

/// The two shops of Documentation/ClassicAndRoutes.md, run side by side, and the figures of the page.
@MainActor
struct ClassicAndRoutesPageTests {
  private let classic: (window: Window, router: ClassicStallRouter)
  private let routed: (window: Window, router: StallRouter)

  init() {
    let stack = NavigationController()
    let view = ClassicStallViewController(stack: stack)
    stack.setViewControllers([view])
    classic = (
      Window(),
      ClassicStallRouter(
        interactor: ClassicStallInteractor(), viewController: view, fruitBuilder: FruitBuilder(),
        payBuilder: PayBuilder())
    )
    classic.window.rootViewController = stack
    classic.router.launch(in: nil)

    let bottom = ViewController()
    bottom.title = "Stall"
    routed = (
      Window(),
      StallRouter(
        interactor: StallInteractor(), viewController: bottom, builders: ChildBuilders(StallComponent()))
    )
    routed.router.launch(from: routed.window)
  }

  /// Expects both shops to have the same children, and to show the same titles.
  private func expect(children: [String], titles: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for (window, router) in [(classic.window, classic.router as any Routing), (routed.window, routed.router)] {
      #expect(
        router.children.compactMap { ($0 as? PageRouter)?.viewController.title } == children,
        sourceLocation: sourceLocation)
      #expect(window.frame.layers.map(\.title) == titles, sourceLocation: sourceLocation)
    }
  }

  @Test func `both push a fruit, and follow the user who goes back`() throws {
    classic.router.interactor.didChooseFruit(7)
    routed.router.interactor.didChooseFruit(7)
    expect(children: ["Fruit 7"], titles: ["Stall", "Fruit 7"])

    for window in [classic.window, routed.window] { try window.goBack() }
    expect(children: [], titles: ["Stall"])
  }

  @Test func `both present a sheet once, in front of the fruit, and take it away again`() throws {
    for _ in 0..<2 {
      classic.router.interactor.didPressPay()
      routed.router.interactor.didPressPay()
    }
    expect(children: ["Pay"], titles: ["Stall", "Pay"])

    for window in [classic.window, routed.window] { try window.press("done") }
    expect(children: [], titles: ["Stall"])
  }

  @Test func `both follow the user who drags the sheet away`() throws {
    classic.router.interactor.didPressPay()
    routed.router.interactor.didPressPay()
    for window in [classic.window, routed.window] { try window.goBack() }

    expect(children: [], titles: ["Stall"])
  }

  @Test func `both show one fruit in place of another`() {
    for id in [1, 2] {
      classic.router.interactor.didChooseFruit(id)
      routed.router.interactor.didChooseFruit(id)
    }

    expect(children: ["Fruit 2"], titles: ["Stall", "Fruit 2"])
  }

  // MARK: Figures

  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The lines of a file without blanks, comments and imports, part by part.
  private func lines(of file: String) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    var part = ""
    for line in try String(contentsOf: Self.here.appending(path: file), encoding: .utf8).split(separator: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("// MARK: ") { part = String(text.dropFirst("// MARK: ".count)) }
      if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ") { continue }
      counts[part, default: 0] += 1
    }
    return counts
  }

  @Test func `the page has the lines that are counted`() throws {
    let page = try String(
      contentsOf: Self.here.appending(path: "../../../../Documentation/ClassicAndRoutes.md").standardized,
      encoding: .utf8)
    let classic = try lines(of: "ClassicStall.swift")
    let routed = try lines(of: "RoutedStall.swift")
    func row(_ name: String, _ left: Int, _ right: Int) -> String { "| \(name) | \(left) | \(right) |" }
    for row in [
      row("interactor and its view of the router", classic["Interactor"] ?? 0, routed["Interactor"] ?? 0),
      row("router", classic["Router"] ?? 0, routed["Router"] ?? 0),
      row("view", classic["View"] ?? 0, routed["View"] ?? 0),
      row("routes, a file each", 0, (routed["The route of the fruit"] ?? 0) + (routed["The route of paying"] ?? 0)),
      row("together", classic.values.reduce(0, +), routed.values.reduce(0, +)),
    ] { #expect(page.contains(row), "The page misses: \(row)") }
  }
}
