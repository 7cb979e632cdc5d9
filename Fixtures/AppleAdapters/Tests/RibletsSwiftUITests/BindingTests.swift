import Riblets
import RibletsSwiftUI
import RibletsTesting
import SwiftUI
import Testing

struct FormState: Equatable, Sendable {
  var name = ""
  var wantsNews = false
}

enum FormAction: Equatable, Sendable {
  case rename(String)
  case setNews(Bool)
}

final class FormScreen: StateScreen<FormState, FormAction> {
  override func body(for state: FormState) -> any View {
    Form {
      TextField("Name", text: binding(\.name) { .rename($0) })
      Toggle("News", isOn: binding(\.wantsNews) { .setNews($0) })
      Text("Hello \(state.name)")
    }
  }
}

/// A form whose controls are bound to the state of an interactor.
@MainActor
@Suite(.testScope)
struct BindingTests {
  let states = MutableStateStream(FormState())
  let screen = FormScreen()

  /// Shows the form of an interactor.
  private func show(_ handle: @escaping @MainActor @Sendable (FormAction) -> Void) -> SimulatedWindow {
    screen.connect(to: states.stream, onAction: handle)
    return SimulatedWindow(ScreenView(screen))
  }

  @Test func `each new value is an action`() {
    var actions: [FormAction] = []
    let window = show { actions.append($0) }
    window.type("Ann", into: "Name")
    window.press("News")
    #expect(actions == [.rename("Ann"), .setNews(true)])
    #expect(window.texts == ["Ann", "News", "on", "Hello Ann"])
  }

  @Test func `the cursor does not jump while the interactor has not answered yet`() {
    let window = show { _ in }
    #expect(window.type("A", into: "Name") == "A")
    window.update()
    #expect(window.type("An", into: "Name") == "An")
    window.update()
    #expect(window.texts.contains("Hello An"))
    #expect(states.value.name == "")

    states.value.name = "An"
    window.update()
    #expect(window.texts.contains("Hello An"))
  }

  @Test func `the interactor corrects a value`() {
    let window = show { [states] action in
      if case .rename(let name) = action { states.value.name = name.uppercased() }
    }
    #expect(window.type("ann", into: "Name") == "ANN")
  }

  @Test func `the interactor refuses a value by sending its state again`() {
    let window = show { [states] _ in states.send(states.value) }
    #expect(window.type("Ann", into: "Name") == "")
    window.press("News")
    #expect(window.texts == ["", "News", "off", "Hello "])
  }

  @Test func `a change of one part keeps what the interactor has put in another meanwhile`() {
    let window = show { [states] action in
      if case .rename(let name) = action { states.value.name = name }
    }
    states.value.wantsNews = true
    window.type("Ann", into: "Name")
    #expect(screen.state == FormState(name: "Ann", wantsNews: true))
  }

  @Test func `a tap into a field is no change`() {
    var count = 0
    states.value.name = "Ann"
    let window = show { _ in count += 1 }
    // SwiftUI writes the text again.
    window.type("Ann", into: "Name")
    #expect(count == 0)
  }

  @Test func `a control without a state stops with the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = StateModel<FormState, FormAction>().binding(\.name) { .rename($0) } }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("has no state yet, so no control can be bound to it."))
    #expect(said.contains("Connect it before, or make the binding only if 'state' is not nil."))
  }
}
