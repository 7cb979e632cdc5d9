import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
struct QuestionTests {
  let app = SpotTree()
  let delete = NavigationAlert.Answer("Delete", role: .destructive)

  private var screen: String {
    app.letTimePass()
    return app.screen
  }

  @Test func `a question is an alert with its answers`() async throws {
    let question = NavigationAlert("Sure?", message: "It is gone then.", answers: [delete, .ok, .cancel, .cancel])
    let answers = await app.ask(question, of: app.root)
    #expect(screen == "Root / ? Sure?")
    let alert = try #require(app.alert)
    #expect(alert.message == "It is gone then.")
    #expect(alert.actions.map(\.title) == ["Delete", "OK", "Cancel", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .default, .cancel, .default])
    #expect(app.window.swipeDown() == nil)

    alert.tap("Delete")
    #expect(screen == "Root")
    await app.test.settle()
    #expect(answers.given == [delete])
  }

  @Test func `a question stays in front when sheets come and go`() async throws {
    let answers = await app.ask(NavigationAlert("Sure?", answers: [.ok, .cancel]), of: app.root)
    app.root.route(to: .sheet("Form"))
    #expect(screen == "Root / sheet: Form / ? Sure?")
    app.root.leave(.sheet("Form"))
    #expect(screen == "Root / ? Sure?")

    app.alert?.tap("Cancel")
    #expect(screen == "Root")
    await app.test.settle()
    #expect(answers.given == [.cancel])
  }

  @Test func `one question comes after the other`() async {
    let first = await app.ask(NavigationAlert("First?"), of: app.root)
    app.root.route(to: .part("Map"))
    let second = await app.ask(NavigationAlert("Second?"), of: app.spot("Map"))
    #expect(screen == "Root[Map] / ? First?")

    app.alert?.tap("OK")
    #expect(screen == "Root[Map] / ? Second?")
    app.alert?.tap("OK")
    #expect(screen == "Root[Map]")
    await app.test.settle()
    #expect(first.given == [.ok])
    #expect(second.given == [.ok])
  }

  @Test func `an answer leads on while the alert still goes`() async {
    let answers = await app.ask(NavigationAlert("Sure?", answers: [.ok]), of: app.root)
    app.letTimePass()
    app.alert?.tap("OK")
    app.root.route(to: .sheet("Form"))
    app.root.route(to: .page("A"))

    #expect(screen == "Root > A / sheet: Form")
    await app.test.settle()
    #expect(answers.given == [.ok])
  }

  @Test func `a question whose task is cancelled goes`() async {
    let answers = await app.ask(NavigationAlert("Sure?"), of: app.root)
    #expect(screen == "Root / ? Sure?")
    answers.task?.cancel()
    await app.test.settle()

    #expect(screen == "Root")
    #expect(answers.given == [nil])
  }
}
