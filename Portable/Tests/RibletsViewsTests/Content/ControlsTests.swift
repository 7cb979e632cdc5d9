import RibletsViews
import Testing

@MainActor
struct ControlsTests {
  @Test func `a button is a node with all it was given`() {
    #expect(
      node(Button("Leave", role: .destructive, tint: .red, isEnabled: false) {})
        == .button(id: "leave", title: "Leave", role: .destructive, tint: .red, isEnabled: false)
    )
  }

  @Test func `a button is enabled if nothing disables it`() {
    #expect(show(Button("Go") {}.disabled(false)) == "button go \"Go\"")
    #expect(show(Button("Go") {}.disabled(true)) == "button go \"Go\" disabled")
    #expect(show(Button("Go", isEnabled: false) {}.disabled(false)) == "button go \"Go\" disabled")
  }

  @Test func `a symbol has a name for screen readers, from which its identifier is`() {
    let plus = Button("+", label: "Add a lamp") {}
    #expect(show(plus) == #"button add-a-lamp "+" "Add a lamp""#)
    #expect(show(plus.identifier("add")) == #"button add "+" "Add a lamp""#)
  }

  @Test func `modifiers of a button work in any order`() {
    let button = Button("Go") {}
    for any in [
      button.identifier("a").disabled(true).identifierPrefix("p"),
      button.disabled(true).identifierPrefix("p").identifier("a"),
      button.identifierPrefix("p").identifier("a").disabled(true),
    ] {
      #expect(show(any) == #"button p-a "Go" disabled"#)
    }
    #expect(show(button.identifierPrefix("in").identifierPrefix("out")) == #"button out-in-go "Go""#)
    let views: [any View] = ["a", "b"].map { Button("Go") {}.identifier($0) }
    #expect(views.map { show($0) } == [#"button a "Go""#, #"button b "Go""#])
  }

  @Test func `a field shows its text and whether it hides it`() {
    #expect(show(TextField("Name", text: "Ann \"A\"\n") { _ in }) == #"field name "Name" = "Ann \"A\"\n""#)
    #expect(show(TextField("PIN", text: "123", isSecure: true) { _ in }) == #"field pin "PIN" = "•••" secure"#)
  }

  @Test func `a toggle shows its state`() {
    #expect(show(Toggle("Sound", isOn: true) { _ in }) == "toggle sound \"Sound\" on")
    #expect(show(Toggle("Sound", isOn: false) { _ in }) == "toggle sound \"Sound\" off")
  }
}
