import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterWordsTests {
  @Test func `words are read wherever they stand`() {
    let app = GreeterApp.launched()

    app.expectText("Home", "Name", "Sound", "Quiet", "Greet")
    app.expectNoText("Loud", "Gree")
    app.expectTitle("Home")
    app.expectNoAlert()
  }

  @Test func `what another screen covers cannot be read`() {
    let view = DetailsViewController()
    let app = AppTester(showing: view)

    view.present(ViewController())

    app.expectNoText("All about greetings", "Details")
    app.expectTitle("")
  }

  @Test func `what an alert leaves uncovered can be read`() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")

    app.expectText("Home", "Hello, Ann!", "Nice to meet you.", "Close")
    app.expectTitle("Hello, Ann!")
  }

  @Test func `of an alert only what is named is compared`() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")

    app.expectAlert("Hello, Ann!")
    app.expectAlert("Hello, Ann!", message: "Nice to meet you.")
    app.expectAlert("Hello, Ann!", answers: ["Again", "Close"])
  }

  @Test func `composed and decomposed letters are the same`() {
    let view = StartViewController()
    let app = AppTester(showing: view)

    app.press("게임-시작".decomposed)
    app.expectText("ガ".decomposed, "ガ")
    app.expectButton("게임-시작", title: "게임 시작".decomposed)

    #expect(view.pressCount == 1)
  }

  private final class StartViewController: ViewController {
    private(set) var pressCount = 0

    override var body: any View {
      VStack {
        Text("ガ")
        Button("게임 시작") { self.pressCount += 1 }
      }
    }
  }
}
