import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct NameWordsTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let title: String
    let property: String
    let command: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "Shop", title: "Shop", property: "shop", command: "shop"),
    Case(name: "LoggedOut", title: "Logged Out", property: "loggedOut", command: "logged-out"),
    Case(name: "HTTPServer", title: "HTTP Server", property: "httpServer", command: "http-server"),
    Case(name: "URL", title: "URL", property: "url", command: "url"),
    Case(name: "Step2", title: "Step2", property: "step2", command: "step2"),
  ])
  func `a name is read as words`(_ example: Case) {
    let words = NameWords(example.name)

    #expect(words.title == example.title)
    #expect(words.property == example.property)
    #expect(words.command == example.command)
  }
}
