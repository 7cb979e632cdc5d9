import RibletsViews
import SeededGenerator
import Testing

private final class FormViewController: ViewController {
  var name = "" { didSet { setNeedsDisplay() } }
  var isLoud = false { didSet { setNeedsDisplay() } }
  var sent: [String] = []
  var onBody: @MainActor () -> Void = {}

  override var body: any View {
    onBody()
    return VStack {
      TextField("Name", text: name) { self.name = $0 }
      Toggle("Loud", isOn: isLoud) { self.isLoud = $0 }
      Button("Send") { self.sent.append(self.name) }.disabled(name.isEmpty)
      Text(isLoud ? name.uppercased() : name).identifier("echo")
    }
  }
}

@MainActor
struct WindowInputTests {
  let window = Window()
  private let form = FormViewController()

  init() {
    form.title = "Form"
    window.rootViewController = form
  }

  @Test func `one types, sets and presses`() throws {
    try window.type("Ann", into: "name")
    try window.set("loud", to: true)
    try window.press("send")

    #expect(form.sent == ["Ann"])
    #expect(window.frame.texts == ["ANN"])
  }

  @Test func `hosts send the same as data`() throws {
    try window.send(.edit(id: "name", text: "Ann"))
    try window.send(.toggle(id: "loud", isOn: true))
    try window.send(.press(id: "send"))

    #expect(form.sent == ["Ann"])
  }

  @Test(arguments: OddText.all)
  func `any text can be typed`(_ odd: OddText) throws {
    try window.type(odd.text, into: "name")

    #expect(try window.frame.field("name").value == odd.text)
  }

  @Test func `an input meets what there is now`() throws {
    _ = window.frame
    form.name = "Ann"

    // The last frame shows a disabled button. A render is pending.
    try window.press("send")

    #expect(form.sent == ["Ann"])
  }

  @Test func `a disabled button does nothing`() {
    #expect(throws: InputError.disabled("send")) { try window.press("send") }
    #expect(form.sent == [])
  }

  @Test func `what is not there is refused with what there is`() {
    let error = #expect(throws: InputError.self) { try window.press("sand") }

    #expect(error?.description == "Nothing is called 'sand'. There are: 'send', 'loud', 'name'.")
  }

  @Test func `an empty window refuses every input`() {
    let window = Window()

    for input in [Input.press(id: "x"), .edit(id: "x", text: ""), .toggle(id: "x", isOn: true)] {
      #expect(throws: InputError.unknown("x", known: [])) { try window.send(input) }
    }
    #expect(throws: InputError.noWayBack("an empty window")) { try window.goBack() }
  }

  @Test func `each control takes its own kind of input`() {
    #expect(throws: InputError.wrongKind("name", is: "field", wanted: "button")) { try window.press("name") }
    #expect(throws: InputError.wrongKind("send", is: "button", wanted: "field")) {
      try window.type("x", into: "send")
    }
    #expect(throws: InputError.wrongKind("loud", is: "toggle", wanted: "field")) {
      try window.type("x", into: "loud")
    }
    #expect(throws: InputError.wrongKind("name", is: "field", wanted: "toggle")) {
      try window.set("name", to: true)
    }
  }

  @Test func `a name that is no control takes no input`() {
    #expect(throws: InputError.unknown("echo", known: ["loud", "name", "send"])) { try window.press("echo") }
  }

  @Test(arguments: [PresentationStyle.full, .sheet, .alert])
  func `what is covered is refused`(_ style: PresentationStyle) {
    form.present(LoggedViewController("Front"), style: style)

    let error = #expect(throws: InputError.self) { try window.type("x", into: "name") }

    let layer = style == .full ? "screen" : "\(style)"
    #expect(error?.description == "'name' is covered by the \(layer) 'Front'.")
    #expect(form.name == "")
  }

  @Test func `there is no way back from the first screen`() {
    let error = #expect(throws: InputError.self) { try window.goBack() }

    #expect(error?.description == "There is no way back from the screen 'Form'.")
  }

  @Test func `a button that has gone is refused the second time`() throws {
    let alert = AlertController(title: "Sure?")
    var answers = 0
    alert.addAction("Yes") { answers += 1 }
    form.present(alert)
    try window.press("yes")

    #expect(throws: InputError.unknown("yes", known: ["loud", "name", "send"])) { try window.press("yes") }
    #expect(answers == 1)
  }

  @Test func `any input is taken or refused, and a refused one changes nothing`() {
    let seed = UInt64.random(in: .min ... .max)
    print("WindowInputTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let identifiers = ["name", "loud", "send", "echo", "ok", "", "sand", String(repeating: "x", count: 1000)]
    for _ in 0..<2000 {
      let id = identifiers.randomElement(using: &random) ?? ""
      let input: Input =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .press(id: id)
        case 1: .edit(id: id, text: OddText.all.randomElement(using: &random)?.text ?? "")
        case 2: .toggle(id: id, isOn: Bool.random(using: &random))
        default: .goBack
        }
      if Int.random(in: 0..<10, using: &random) == 0, form.presentedViewController == nil {
        form.present(AlertController(title: "Hello"), style: .alert)
      }
      let (frame, sent) = (window.frame, form.sent)
      do throws(InputError) {
        try window.send(input)
      } catch {
        #expect(window.frame == frame && form.sent == sent, "seed \(seed)")
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `an action may send input itself`() throws {
    let window = window
    let root = FixedViewController(
      Group {
        Button("Outer") { try? window.press("inner") }
        Button("Inner") { try? window.type("done", into: "log") }
        TextField("Log", text: "") { window.rootViewController?.title = $0 }
      }
    )
    window.rootViewController = root

    try window.press("outer")

    #expect(window.frame.layers.map(\.title) == ["done"])
  }

  @Test func `a body cannot send input`() {
    var refused: InputError?
    form.onBody = { [window] in
      do throws(InputError) { try window.press("send") } catch { refused = error }
    }
    form.setNeedsDisplay()

    _ = window.frame

    #expect(refused == .rendering)
  }
}
