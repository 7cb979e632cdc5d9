import Foundation
import Riblets
import RibletsTesting
import Testing

@MainActor
struct RestoringTests {
  private func json(_ state: NavigationState) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  private func state(_ json: String) throws -> NavigationState {
    try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8))
  }

  @Test func `a tree is saved with places, arguments and states, and comes back before its launch`() throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .page("News", 7))
    app.spot("News")?.interactor.savedState.draft = "half a sentence"
    app.spot("Home")?.route(to: .sheet("Help"))
    let saved = try state(try json(app.root.navigationState))
    #expect(saved == app.root.navigationState)

    let other = SpotTree(restoring: saved)
    #expect(other.riblets == app.riblets)
    #expect(other.screen == app.screen)
    #expect(other.state == app.state)
    #expect(other.spot("News")?.interactor.savedState.draft == "half a sentence")
  }

  @Test func `begin does nothing in a riblet that was restored`() {
    let app = SpotTree(restoring: NavigationState(entries: [.init(route: "Page", arguments: page("A"))]))
    app.root.begin(with: .page("Other"))
    #expect(app.screen == "Root > A")
  }

  @Test func `a running app is brought to a state in place of what is there`() {
    let app = SpotTree()
    app.root.route(to: .page("A"))
    let saved = app.root.navigationState
    app.root.route(to: .sheet("Help"))
    app.root.popToRoot()
    #expect(app.root.restore(saved) == [])
    #expect(app.screen == "Root > A")
  }

  @Test func `the text of a saved state is short`() throws {
    let app = SpotTree()
    app.root.route(to: .group())
    #expect(
      try json(app.root.navigationState)
        == #"{"format":1,"riblets":[{"arguments":{"name":"Group"},"route":"Group","shown":"embedded","state":{"draft":""}}]}"#
    )
  }

  @Test func `unknown, unreadable and disabled parts are left out and named, and everything else comes back`() throws {
    let app = SpotTree()
    app.root.interactor.savedState.draft = "off"
    let omissions = app.root.restore(
      NavigationState(entries: [
        .init(route: "Gone", below: [.init(route: "Page", arguments: page("Deep"))]),
        .init(route: "Page", arguments: .object(["name": .integer(4)])),
        .init(route: "Feature", arguments: .object(["name": .string("New")])),
        .init(
          route: "Page", arguments: page("A"), state: .string("no state"),
          below: [.init(route: "Elsewhere"), .init(route: "Sheet", arguments: page("Help"))]),
      ]))
    #expect(app.screen == "Root > A / sheet: Help")
    #expect(omissions.map(\.path) == ["Gone", "Page", "Feature", "Page", "Page/Elsewhere"])
    #expect(omissions[0].description == "'Gone' was left out: its parent has no such route.")
    #expect(omissions[1].description.hasPrefix("'Page' was left out: its arguments cannot be read. "))
    #expect(omissions[1].description.contains("'4' cannot be read as 'String'."))
    #expect(omissions[2].description == "'Feature' was left out: the route is switched off.")
    #expect(omissions[3].description.hasPrefix("'Page' starts again: its state cannot be read. "))
    #expect(omissions[4].reason == .unknown)
    #expect(app.root.restore(NavigationState()) == [])
  }

  @Test func `a route of another parent is unknown`() {
    let app = SpotTree()
    let group = NavigationState.Entry(
      route: "Group", arguments: .object(["name": .string("G")]), below: [.init(route: "Item", arguments: page("A"))])
    #expect(app.root.restore(NavigationState(entries: [group])).map(\.path) == ["Group/Item"])
    #expect(app.riblets == "Root(G)")
  }

  @Test(arguments: [
    "", "-", "😀", "Page V", "PageV8", "ScreenContents", "Router", String(repeating: "x", count: 100_000), "../Page",
    "0",
  ])
  func `a hostile name is unknown`(_ name: String) {
    let app = SpotTree()
    #expect(app.root.restore(NavigationState(entries: [.init(route: name)])).map(\.reason) == [.unknown])
    #expect(app.riblets == "Root")
  }

  @Test func `arguments of an older version are migrated`() {
    let app = SpotTree()
    let old = NavigationState.Entry(route: "Dish", arguments: .object(["dish": .string("Soup")]))
    let older = NavigationState.Entry(route: "Dish", arguments: .string("Salad"), version: 0)
    let present = NavigationState.Entry(route: "Dish", arguments: page("Cake"), version: 2)
    #expect(app.root.restore(NavigationState(entries: [old, older, present])) == [])
    #expect(app.screen == "Root[Soup, Salad, Cake]")
    #expect(app.root.navigationState.entries.map(\.version) == [2, 2, 2])
  }

  @Test func `a former name leads to the route that has taken its place`() {
    let app = SpotTree()
    let former = NavigationState.Entry(route: "Meal", arguments: page("Soup"), version: 2)
    #expect(app.root.restore(NavigationState(entries: [former])) == [])
    #expect(app.state == "Dish(name: Soup) embedded")
  }

  @Test func `a mark of a former name that its route does not name is left out, as release builds leave it out`() {
    let app = SpotTree()
    let former = NavigationState.Entry(route: "Snack", arguments: page("Soup"), version: 2)
    #expect(app.root.restore(NavigationState(entries: [former])).map(\.reason) == [.unknown])
  }

  @Test func `a state of a later format is refused with what to do`() throws {
    #expect {
      try state(#"{"format":2,"riblets":[]}"#)
    } throws: {
      "\($0)".contains("The state has format 2, and this version of Riblets reads format 1. Start without it.")
    }
  }

  @Test func `a place that only a later version knows is that of the route`() throws {
    let app = SpotTree(
      restoring: try state(
        #"{"format":1,"riblets":[{"route":"Sheet","shown":"hologram","arguments":{"name":"A","value":0}}]}"#))
    #expect(app.screen == "Root / sheet: A")
  }

  @Test(arguments: ["{", "[]", #"{"riblets":[]}"#, #"{"format":1,"riblets":[{}]}"#, #"{"format":1}"#])
  func `a state that was cut off or edited is an error and no crash`(_ text: String) {
    #expect(throws: DecodingError.self) { try state(text) }
  }

  @Test func `a large state is read, and left out as far as it is unknown`() throws {
    let entries = (0..<20_000).map { NavigationState.Entry(route: "Gone", arguments: .string("\($0)")) }
    let saved = try state(try json(NavigationState(entries: entries)))
    let app = SpotTree()
    #expect(app.root.restore(saved).count == 20_000)
  }

  @Test func `the standard library still finds a type by its mangled name`() {
    // Noticed here if a toolchain changes it: restoring looks routes up by name.
    #expect(_typeByName("12RibletsTests8SpotPageV") is SpotPage.Type)
    #expect(_typeByName("12RibletsTests8SpotMealO") is SpotMeal.Type)
    #expect(_typeByName("12RibletsTests8SpotGoneV") == nil)
  }

  #if DEBUG
    @Test func `a private route is diagnosed by the first move that names it, also while it is switched off`() {
      let app = SpotTree()
      app.root.route(to: Route(PrivateNote(name: "A")))
      app.root.route(to: Route(PrivateNote(name: "B")))
      #expect(app.state == "")
      let diagnoses = app.test.diagnoses
      #expect(diagnoses.count == 1)
      #expect(diagnoses.first?.description.contains("there is no type 'SpotPrivateNote'") == true)
    }

    @Test func `a private route of a link is diagnosed, and one that can be found is not`() async throws {
      let app = SpotTree()
      let links = LinkCatalogue<any SpotRouting>(
        prefixes: ["app://"],
        links: [
          .link("page") { _ in LinkPath(to: SpotPage(name: "A")) },
          .link("note") { _ in LinkPath(to: PrivateLinked(name: "A")) },
        ])
      try await links.open("app://page", from: app.root)
      #expect(app.test.diagnoses.isEmpty)
      try await links.open("app://note", from: app.root)
      #expect(app.test.diagnoses.count == 1)
    }
  #endif

  private func page(_ name: String) -> PlainValue { .object(["name": .string(name), "value": .integer(0)]) }
}

/// A route that no state can name, and that is switched off.
private struct PrivateNote: NamedRoute {
  let name: String

  func isEnabled(in parent: SpotRouter) -> Bool { false }
}

/// A route that no state can name.
private struct PrivateLinked: NamedRoute {
  let name: String
}

/// A route whose arguments had other forms before.
struct SpotDish: NamedRoute {
  static let version = 2
  static let former: [any FormerRoute.Type] = [SpotMeal.self]
  let name: String

  static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue {
    switch (version, arguments) {
    case (0, .string): .object(["name": arguments])
    case (1, .object(let members)): .object(["name": members["dish"] ?? .null])
    default: arguments
    }
  }
}

enum SpotMeal: FormerRoute {
  static let route: any ChildRoute.Type = SpotDish.self
}

/// A mark that its route does not name.
enum SpotSnack: FormerRoute {
  static let route: any ChildRoute.Type = SpotDish.self
}
