import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import UIKitRoutes

/// The app in `Usage/UIKitRoutes`, as UIKit calls its scene delegate.
@MainActor
@Suite(.testScope)
struct SceneDelegateTests {
  let test = TestScope.current()
  let scene = UIWindowScene()
  let delegate = SceneDelegate()

  init() { delegate.runtime = test.runtime }

  /// Connects the scene, and waits until the links have led somewhere.
  private func connect(
    restoring saved: NSUserActivity? = nil, links: [String] = [], universal: [String] = []
  ) async throws {
    delegate.scene(
      scene, willConnectTo: UISceneSession(saved: saved),
      options: UIScene.ConnectionOptions(
        links: try links.map { try #require(URL(string: $0)) }, activities: try universal.map(Self.activity)))
    await settle()
  }

  private static func activity(_ link: String) throws -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    let url: URL = try #require(URL(string: link))
    activity.webpageURL = url
    return activity
  }

  /// A link is followed in a task of its own.
  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
    delegate.window?.finishTransitions()
  }

  private var place: String? { delegate.router?.navigationState.description }
  private var problems: [String] {
    test.diagnoses.map { $0.description.split(separator: "\n").first.map(String.init) ?? "" }
  }

  private static let home = "Home tab selected\n  Thumbnail(id: 1) item\n  Thumbnail(id: 2) item\n"
  private static let start = home + "Cart tab"
  private static let atProduct = home + "  Product(id: 7) pushed\nCart tab"

  @Test func `an app without a link starts at its root`() async throws {
    try await connect()
    #expect(place == Self.start)
  }

  @Test func `a link starts the app at its place`() async throws {
    try await connect(links: ["shop://product/7"])
    #expect(place == Self.atProduct)
  }

  @Test func `a universal link starts the app at its place`() async throws {
    try await connect(universal: ["https://shop.example/product/7"])
    #expect(place == Self.atProduct)
  }

  @Test func `a link leads a running app to its place`() async throws {
    try await connect()
    delegate.scene(scene, openURLContexts: [.link(try #require(URL(string: "shop://cart")))])
    await settle()
    #expect(place == Self.start.replacing("Home tab selected", with: "Home tab") + " selected")

    delegate.scene(scene, continue: try Self.activity("https://shop.example/product/7"))
    await settle()
    #expect(place == Self.atProduct)
  }

  @Test func `a link that leads nowhere is diagnosed, and changes nothing`() async throws {
    try await connect(links: ["shop://nowhere"])
    #expect(place == Self.start)
    #expect(
      problems == [
        "The app cannot open a link. No pattern has the form of 'shop://nowhere'. Add a link for it, or open another address."
      ])
  }

  @Test func `what the user did on another device is no link`() async throws {
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.webpageURL = URL(string: "shop://product/7")
    try await connect()
    delegate.scene(scene, continue: activity)
    await settle()
    #expect(place == Self.start)
  }

  @Test func `the app looks for offers each time the user comes`() async throws {
    try await connect()
    var badge: String? { delegate.router?.viewController.viewControllers?.last?.tabBarItem?.badgeValue }
    #expect(badge == nil)
    scene.enterForeground()
    #expect(badge == "1")

    scene.deactivate()
    scene.activate()
    #expect(badge == "1")
    scene.enterBackground()
    scene.enterForeground()
    #expect(badge == "2")
  }

  @Test func `a link after the scene was disconnected does nothing`() async throws {
    try await connect()
    delegate.sceneDidDisconnect(scene)
    delegate.scene(scene, openURLContexts: [.link(try #require(URL(string: "shop://cart")))])
    await settle()
    #expect(place == nil)
    #expect(delegate.stateRestorationActivity(for: scene) == nil)
  }

  @Test func `the next start comes back to the place of the user`() async throws {
    try await connect(links: ["shop://product/7"])
    let saved = delegate.stateRestorationActivity(for: scene)
    delegate.sceneDidDisconnect(scene)

    try await connect(restoring: saved)
    #expect(place == Self.atProduct)
    #expect(problems == [])
  }

  @Test func `a link leads away from the place that came back`() async throws {
    try await connect(links: ["shop://product/7"])
    let saved = delegate.stateRestorationActivity(for: scene)
    delegate.sceneDidDisconnect(scene)

    try await connect(restoring: saved, links: ["shop://cart"])
    #expect(place == Self.atProduct.replacing("Home tab selected", with: "Home tab") + " selected")
  }

  @Test(arguments: [
    (#"{"format":2,"riblets":[]}"#, "The saved state cannot be read, and the app starts without it"),
    (#"{"form"#, "The saved state cannot be read, and the app starts without it"),
    ("", "The saved state cannot be read, and the app starts without it"),
    (#"{"format":1,"riblets":[{"route":"Search"}]}"#, "'Search' was left out: its parent has no such route."),
  ])
  func `an app starts at its root where a saved place is broken or of another version`(
    _ state: String, problem: String
  ) async throws {
    try await connect()
    let saved = try #require(delegate.stateRestorationActivity(for: scene))
    delegate.sceneDidDisconnect(scene)
    saved.userInfo = saved.userInfo?.mapValues { _ in Data(state.utf8) }

    try await connect(restoring: saved)
    #expect(place == Self.start)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true)
  }

  @Test func `an activity without a place restores nothing`() async throws {
    try await connect(restoring: NSUserActivity(activityType: "com.example.shop"))
    #expect(place == Self.start)
    #expect(problems == [])
  }
}
