import Foundation
import Riblets
import RibletsTesting
import Testing

// A route whose saved states were written by three versions of an app.
//
// Version 1 called it `SpotBook`, with a title and the number of a page in one text. Version 2 had two properties, and the
// page as a text. Version 3 calls it `SpotVolume`, counts pages as numbers, and has a language.

struct SpotVolume: ChildRoute {
  static let shown = Shown.pushed
  static let version = 3
  static let former: [any FormerRoute.Type] = [SpotBook.self]

  let title: String
  let page: Int
  let language: String
  var key: String { title }

  func build(in parent: SpotRouter) -> any SpotRouting { parent.make(title) }

  static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue {
    var arguments = arguments
    if version < 2 { arguments = fromFirst(arguments) }
    if version < 3 { arguments = fromSecond(arguments) }
    return arguments
  }

  private static func fromFirst(_ arguments: PlainValue) -> PlainValue {
    guard case .object(let members) = arguments, case .string(let place) = members["place"] else { return arguments }
    let parts = place.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return arguments }
    return .object(["title": .string(parts[0]), "page": .string(parts[1])])
  }

  private static func fromSecond(_ arguments: PlainValue) -> PlainValue {
    guard case .object(var members) = arguments, case .string(let page) = members["page"] else { return arguments }
    members["page"] = Int64(page).map { .integer($0) }
    members["language"] = .string("en")
    return .object(members)
  }
}

enum SpotBook: FormerRoute {
  static let route: any ChildRoute.Type = SpotVolume.self
}

/// States as former versions of an app have written them, restored by the present one.
@MainActor
struct MigrationTests {
  private nonisolated static let first = """
    {"format":1,"riblets":[{"route":"Book","arguments":{"place":"Emma:12"},"shown":"pushed","state":{"draft":"a note"},
    "below":[{"route":"Book","arguments":{"place":"Index:1"},"shown":"sheet"}]}]}
    """

  private nonisolated static let second = """
    {"format":1,"riblets":[{"route":"Book","version":2,"arguments":{"title":"Emma","page":"12"},"shown":"pushed",
    "state":{"draft":"a note"},
    "below":[{"route":"Book","version":2,"arguments":{"title":"Index","page":"1"},"shown":"sheet"}]}]}
    """

  private nonisolated static let third = """
    {"format":1,"riblets":[{"route":"Volume","version":3,"arguments":{"title":"Emma","page":12,"language":"en"},
    "shown":"pushed","state":{"draft":"a note"},"below":[
    {"route":"Volume","version":3,"arguments":{"title":"Index","page":1,"language":"en"},"shown":"sheet"}]}]}
    """

  private func state(_ json: String) throws -> NavigationState {
    try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8))
  }

  @Test(arguments: [first, second, third])
  func `a state of each version comes back as the present one writes it`(_ saved: String) throws {
    let app = SpotTree()
    #expect(app.root.restore(try state(saved)) == [])
    #expect(app.root.navigationState == (try writtenNow()))
    #expect(app.spot("Emma")?.interactor.savedState.draft == "a note")
    #expect(app.screen == "Root > Emma / sheet: Index")
  }

  /// The third version, with the state that a spot always has.
  private func writtenNow() throws -> NavigationState {
    var state = try state(Self.third)
    state.entries[0].below[0].state = .object(["draft": .string("")])
    return state
  }

  @Test(arguments: [
    (#"{"place":"Emma"}"#, 1), (#"{"place":7}"#, 1), (#"{}"#, 1), (#"[]"#, 1), (#"{"title":"Emma"}"#, 2),
    (#"{"title":"Emma","page":"twelve"}"#, 2), (#"{"title":"Emma","page":12}"#, 3),
    (#"{"title":"Emma","page":12,"pages":[]}"#, 4),
  ])
  func `arguments that no version has written are left out`(_ arguments: String, _ version: Int) throws {
    let app = SpotTree()
    let omissions = app.root.restore(
      try state(
        """
        {"format":1,"riblets":[{"route":"Volume","version":\(version),"arguments":\(arguments)},
        {"route":"Page","arguments":{"name":"A","value":0}}]}
        """))
    #expect(omissions.map(\.path) == ["Volume"])
    #expect(app.screen == "Root > A")
  }
}
