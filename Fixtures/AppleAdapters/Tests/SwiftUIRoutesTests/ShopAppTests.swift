import Riblets
import RibletsSwiftUI
import RibletsTesting
import SwiftUI
import Testing

@testable import SwiftUIRoutes

/// The app in `Usage/SwiftUIRoutes`, as SwiftUI shows its window.
@MainActor
@Suite(.testScope, .serialized)
struct ShopAppTests {
  let test = TestScope.current()

  /// The window of a new start.
  private func start(saved: String? = nil) -> SimulatedWindow {
    if let saved { SimulatedWindow.sceneStorage["shop.place"] = Data(saved.utf8) }
    return SimulatedWindow(ShopApp().windowContent)
  }

  private func saved() -> String {
    (SimulatedWindow.sceneStorage["shop.place"] as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func open(_ link: String, in window: SimulatedWindow) async throws {
    window.open(try #require(URL(string: link)))
    for _ in 0..<50 { await Task.yield() }
    window.update()
  }

  private var problems: [String] {
    test.diagnoses.map { $0.description.split(separator: "\n").first.map(String.init) ?? "" }
  }

  init() { SimulatedWindow.sceneStorage["shop.place"] = nil }

  @Test(arguments: ["shop://product/7", "https://shop.example/product/7"])
  func `a link leads to its place`(_ link: String) async throws {
    let window = start()
    #expect(!window.texts.contains("Product 7"))
    try await open(link, in: window)
    #expect(window.texts.contains("Product 7"))
    window.close()
  }

  @Test func `a link that leads nowhere is diagnosed, and changes nothing`() async throws {
    let window = start()
    let before = window.texts
    try await open("shop://nowhere", in: window)
    #expect(window.texts == before)
    #expect(problems.first?.hasPrefix("The app cannot open a link. ") == true)
    window.close()
  }

  @Test func `the next start comes back to the place of the user`() async throws {
    let window = start()
    try await open("shop://product/7", in: window)
    window.close()

    let next = start()
    #expect(next.texts.contains("Product 7"))
    #expect(problems == [])
    next.close()
  }

  @Test func `the app looks for offers each time the user comes`() {
    let window = start()
    // The tabs have images and badges.
    #expect(window.buttonTitles == ["", " 1"])
    SimulatedWindow.scenePhase = .inactive
    window.update()
    SimulatedWindow.scenePhase = .background
    window.update()
    #expect(window.buttonTitles == ["", " 1"])

    SimulatedWindow.scenePhase = .active
    window.update()
    window.update()
    #expect(window.buttonTitles == ["", " 2"])
    window.close()
  }

  @Test func `a form shows what the user types, and what the interactor makes of it`() async throws {
    let window = start()
    try await open("shop://profile", in: window)
    #expect(window.texts.contains("off"))

    #expect(window.type("Ann", into: "Name") == "Ann")
    #expect(window.type("A name of more than twenty letters", into: "Name") == "A name of more than ")
    window.press("News by mail")
    #expect(window.texts.contains("on"))
    #expect(window.texts.contains("A name of more than "))
    window.close()
  }

  @Test(arguments: [
    (#"{"format":2,"riblets":[]}"#, "The saved state cannot be read, and the app starts without it"),
    (#"{"form"#, "The saved state cannot be read, and the app starts without it"),
    (#"{"format":1,"riblets":[{"route":"Search"}]}"#, "'Search' was left out: its parent has no such route."),
  ])
  func `an app starts at its root where a saved place is broken or of another version`(
    _ state: String, problem: String
  ) {
    let window = start(saved: state)
    #expect(window.texts.contains("Home"))
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true)
    // The app replaces a state that it cannot read.
    #expect(saved().contains("Cart"))
    window.close()
  }
}

extension ShopApp {
  /// The view of a new window.
  fileprivate var windowContent: some View { (body as! WindowGroup<LaunchView>).content }
}
