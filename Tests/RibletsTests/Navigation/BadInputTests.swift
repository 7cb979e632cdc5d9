import Foundation
import Riblets
import RibletsTesting
import SeededGenerator
import Testing

// What an app may be given, or be asked for at a bad moment. Nothing crashes, and nothing is lost in silence.
//
// | Kind | Tests |
// | --- | --- |
// | a state that is cut off, edited or of hostile names | here and `RestoringTests` |
// | a state of another version | `RestoringTests`, `MigrationTests` |
// | a state that is too deep or too large, with one key twice, with odd positions | `DepthTests`, `RestoringTests` |
// | an address of a link | `LinkPatternTests` |
// | a move after the router has ended | `ReentrancyTests` |
// | a move during a restore, or a restore during a move | `LeftMeanwhileTests`, here |
// | a move or a restore during a transition or a question, from a background task | here |
// | 1,000 pushes in one turn | here |
// | two windows | `RibletWindowTests`, here |

@MainActor
struct BadInputTests {
  /// A state with children in all places, as JSON.
  private func savedText() throws -> String {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .lazyTab("Mail"), .item("One"), .item("Two"))
    app.spot("Home")?.route(to: .brief("News", 7))
    app.spot("News")?.interactor.savedState.draft = "half a \"sentence\""
    app.spot("Home")?.route(to: .page("Over"))
    app.spot("Home")?.route(to: .sheet("Help"))
    app.spot("Help")?.route(to: .group())
    app.root.route(to: .secret("Log"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(app.root.navigationState), as: UTF8.self)
  }

  private func state(_ text: some Collection<UInt8>) throws -> NavigationState {
    try JSONDecoder().decode(NavigationState.self, from: Data(text))
  }

  @Test func `a state is an error wherever it is cut off`() throws {
    let text = Array(try savedText().utf8)
    for count in text.indices { #expect(throws: DecodingError.self) { try state(text.prefix(count)) } }
    #expect(throws: Never.self) { try state(text) }
  }

  @Test func `an edited state is an error, or is restored in part, and can be saved again`() throws {
    let text = try savedText()
    let tokens = text.matches(of: /"(\\.|[^"\\])*"|[a-z0-9]+|[\[\]{}]/).map(\.range)
    let odd = ["null", "-1", "1e400", "99999999999999999999", "\"\\ud800\"", "\"\"", "[]", "{}", "true", "\"tab\""]
    let seed = UInt64.random(in: 0...1_000_000)
    var generator = SeededGenerator(seed: seed)
    var restored = 0
    for _ in 0..<300 {
      var edited = text
      let place = try #require(tokens.randomElement(using: &generator))
      let other = try #require(tokens.randomElement(using: &generator))
      let replacement =
        Bool.random(using: &generator) ? String(text[other]) : odd.randomElement(using: &generator) ?? ""
      edited.replaceSubrange(place, with: replacement)
      guard let state = try? state(edited.utf8) else { continue }
      restored += 1
      let app = SpotTree(restoring: state)
      app.root.route(to: .page("After"))
      #expect(app.screen.contains("After"), "seed \(seed): \(edited)")
      let saved = app.root.navigationState
      #expect(try self.state(JSONEncoder().encode(saved)) == saved, "seed \(seed): \(edited)")
    }
    #expect(restored > 20, "seed \(seed)")
  }

  @Test func `a restore from a callback of a child that it replaces is carried out`() {
    let app = SpotTree()
    app.root.route(to: .page("A"))
    let saved = app.root.navigationState
    app.onBuild = { [weak app] router in
      (router as? SpotRouter)?.interactor.onBecomeActive = { spot in
        if spot.name == "B" { app?.root.restore(saved) }
      }
    }
    app.root.route(to: .page("B"), by: .root)
    #expect(app.riblets == "Root(A)")
    #expect(app.screen == "Root > A")
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a restore during a transition and a question ends the questions of what it replaces`() async {
    let app = SpotTree()
    app.root.route(to: .page("A"))
    let saved = app.root.navigationState
    let form = SpotRoute.sheet("Form")
    app.root.route(to: form)
    let ofForm = await app.ask(NavigationAlert("Discard?"), of: app.spot("Form"))
    let ofRoot = await app.ask(NavigationAlert("Sure?"), of: app.root)
    app.root.restore(saved)
    await app.test.settle()
    #expect(app.screen == "Root > A ? Sure?")
    #expect(ofForm.given.isEmpty || ofForm.given == [nil])
    app.root.route(to: .page("B"))
    #expect(app.screen == "Root > A > B ? Sure?")
    app.host.screen?.question?.userDidAnswer(.ok)
    await app.test.settle()
    #expect(ofRoot.given == [.ok])
  }

  @Test func `a background task moves on the main actor`() async {
    let app = SpotTree()
    let root = app.root
    _ = await Task.detached { await root.route(to: .page("A")).finished() }.value
    #expect(app.screen == "Root > A")
  }

  @Test func `1,000 pushes in one turn are all there, are saved, and leave at once`() throws {
    let app = SpotTree()
    for number in 0..<1000 { app.root.route(to: .page("\(number)")) }
    #expect(app.host.screen?.layers.first?.stack.count == 1001)
    let saved = try state(JSONEncoder().encode(app.root.navigationState))
    let other = SpotTree(restoring: saved)
    #expect(other.root.children.count == 1000)
    let count = other.host.count
    other.root.popToRoot()
    #expect(other.screen == "Root")
    #expect(other.host.count == count + 1)
  }

  @Test func `a tree that is shown in another window leaves the first one`() {
    let app = SpotTree()
    app.root.route(to: .page("A"))
    let second = SpotTree.Host()
    app.root.show(in: second)
    #expect(second.screen?.layers.first?.stack.map(\.text) == ["Root", "A"])
    #expect(app.host.screen?.layers.first?.stack.isEmpty == true)
  }
}
