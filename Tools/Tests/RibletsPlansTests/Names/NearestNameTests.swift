import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct NearestNameTests {
  @Test(arguments: [
    ("LogedOut", "LoggedOut"), ("loggedout", "LoggedOut"), ("Rooot", "Root"), ("Rotot", "Root"), ("Shpo", "Shop"),
  ])
  func `a slip finds the name`(slip: String, name: String) {
    #expect(NearestName.match(for: slip, in: ["LoggedOut", "Root", "Shop"]) == name)
  }

  @Test func `what is far from all finds none`() {
    #expect(NearestName.match(for: "Checkout", in: ["LoggedOut", "Root"]) == nil)
    #expect(NearestName.match(for: "Checkout", in: []) == nil)
  }
}
