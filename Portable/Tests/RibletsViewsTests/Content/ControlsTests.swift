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

  @Test func `a field shows its text and whether it hides it`() {
    #expect(show(TextField("Name", text: "Ann \"A\"\n") { _ in }) == #"field name "Name" = "Ann \"A\"\n""#)
    #expect(show(TextField("PIN", text: "123", isSecure: true) { _ in }) == #"field pin "PIN" = "•••" secure"#)
  }

  @Test func `a toggle shows its state`() {
    #expect(show(Toggle("Sound", isOn: true) { _ in }) == "toggle sound \"Sound\" on")
    #expect(show(Toggle("Sound", isOn: false) { _ in }) == "toggle sound \"Sound\" off")
  }
}
