import Riblets
import RibletsViews
import Testing

/// Keeps what the user enters in plain variables and tells nobody.
private final class SilentViewController: ViewController {
  var name = ""
  var isLoud = false
  var presses = 0
  var reads = 0
  var afterEdit: @MainActor () -> Void = {}

  override var body: any View {
    reads += 1
    return VStack {
      TextField("Name", text: name) {
        self.name = $0
        self.afterEdit()
      }
      Toggle("Loud", isOn: isLoud) { self.isLoud = $0 }
      TextField("Fixed", text: "as it is") { _ in }
      Button("Press") { self.presses += 1 }
      Text("\(presses)").identifier("presses")
    }
  }
}

private final class HolderViewController: ViewController {
  let form = SilentViewController()
  var reads = 0

  override var body: any View {
    reads += 1
    return VStack { Embedded(form) }
  }
}

@MainActor
struct EditedBodyTests {
  let window = Window()
  private let form = SilentViewController()

  init() {
    window.rootViewController = form
  }

  @Test func `entered text is shown, although its owner does not request a render`() throws {
    try window.type("Ann", into: "name")
    try window.set("loud", to: true)

    #expect(try window.frame.field("name").value == "Ann")
    #expect(try window.frame.toggle("loud").isOn)
  }

  @Test func `a press leaves it to the action to ask for a render`() throws {
    try window.press("press")

    #expect(window.frame.texts == ["0"])
  }

  @Test func `an entry reads the body once more, and no more than that`() async throws {
    window.display()
    form.reads = 0

    try window.type("Ann", into: "name")
    for _ in 0..<20 { await Task.yield() }

    #expect(form.reads == 1)
    window.display()
    #expect(form.reads == 1)
  }

  @Test func `an entry that changes nothing publishes nothing`() throws {
    var frames: [Frame] = []
    window.frames.sink { frames.append($0) }

    try window.type("something else", into: "fixed")
    window.display()

    #expect(frames.count == 1)
    #expect(try window.frame.field("fixed").value == "as it is")
  }

  @Test func `only the owner of the control is read again`() throws {
    let holder = HolderViewController()
    holder.addChild(holder.form)
    window.rootViewController = holder
    window.display()
    (holder.reads, holder.form.reads) = (0, 0)

    try window.type("Ann", into: "name")

    #expect(try window.frame.field("name").value == "Ann")
    #expect((holder.reads, holder.form.reads) == (0, 1))
  }

  @Test func `an entry may take its owner away`() throws {
    form.afterEdit = { self.window.rootViewController = nil }

    try window.type("Ann", into: "name")

    #expect(window.frame.layers.isEmpty)
  }
}
