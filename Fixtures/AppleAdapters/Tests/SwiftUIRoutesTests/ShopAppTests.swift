import Riblets
import RibletsSwiftUI
import RibletsTesting
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIRoutes

/// The app in `Usage/SwiftUIRoutes`, as SwiftUI shows its window.
@MainActor
@Suite(.testScope, .serialized)
struct ShopAppTests {
  let test = TestScope.current()

  /// The window of a new start.
  private func start(saved: String? = nil) -> SimulatedWindow {
    if let saved { SimulatedWindow.sceneStorage["shop.place"] = Data(saved.utf8) }
    return SimulatedWindow(ShopApp(runtime: test.runtime).windowContent)
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
    // The last button is the tab of the cart, with an image and a badge.
    var badge: String? { window.buttonTitles.last }
    #expect(badge == " 1")
    SimulatedWindow.scenePhase = .inactive
    window.update()
    SimulatedWindow.scenePhase = .background
    window.update()
    #expect(badge == " 1")

    SimulatedWindow.scenePhase = .active
    window.update()
    window.update()
    #expect(badge == " 2")
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

  @Test func `a thumbnail of UIKit is a part of Home, and opens its product`() throws {
    let window = start()
    let thumbnails = window.uiViews.compactMap { $0 as? ThumbnailView }
    #expect(Set(thumbnails.map(\.currentTitle)) == ["Product 1", "Product 2"])

    try #require(thumbnails.first { $0.currentTitle == "Product 2" }).sendActions(for: .primaryActionTriggered)
    window.update()
    #expect(window.texts.contains("Product 2"))
    window.goBack()
    window.update()
    #expect(Set(window.uiViews) == Set(thumbnails))
    #expect(problems == [])
    window.close()
  }

  @Test func `the filter begins with half of the height, and comes back after a restart`() {
    let window = start()
    window.press("Filter")
    #expect(window.detents == [.medium, .large])
    window.close()

    let next = start()
    #expect(next.detents == [.medium, .large])
    next.goBack()
    next.update()
    #expect(next.detents == [])
    #expect(problems == [])
    next.close()
  }

  @Test func `a draft is its sheet's until the user saves it`() {
    let window = start()
    window.press("Address")
    #expect(window.type("Main Street", into: "Street") == "Main Street")
    window.press("This is my home")
    #expect(window.texts.suffix(4) == ["Main Street", "This is my home", "off", "Save"])
    window.press("Save")
    #expect(!window.texts.contains("Save"))
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
