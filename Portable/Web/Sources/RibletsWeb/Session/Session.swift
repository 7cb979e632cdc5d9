import RibletsViews

/// One connection to a browser, without its socket: texts are received, and texts are requested.
///
/// There is no queue. A session stores the content of its browser; when the browser can take a message, the session
/// makes it from the difference to the current page. A slow browser costs no memory and skips outdated states.
@MainActor
final class Session {
  private let view: LiveView
  private var shown: ShownPage?
  private var handled = 0
  private var told = -1
  private var problems: [String] = []
  private var isOpen = true
  private var waiter: CheckedContinuation<Void, Never>?

  /// The maximum number of problems that are kept for a browser that does not read them.
  private static let mostProblems = 8

  init(view: LiveView, isUpToDate: Bool) {
    self.view = view
    shown = isUpToDate ? ShownPage(view.page) : nil
  }

  /// Handles one message of the browser. An invalid message is answered, and changes nothing.
  func receive(_ text: String) {
    guard isOpen else { return }
    do throws(ClientMessage.Unreadable) {
      receive(try ClientMessage(text: text))
    } catch {
      complain(error.description)
    }
    wake()
  }

  private func receive(_ message: ClientMessage) {
    handled = max(handled, message.sequence)
    // The browser shows this already, so that a change by the app is a difference to it.
    shown?.element.take(message.input, inLayer: message.layer)
    do {
      try view.perform(message)
    } catch {
      complain("\(error)")
    }
  }

  /// Adds a problem to the next answer.
  func complain(_ problem: String) {
    guard isOpen, problems.count < Self.mostProblems else { return }
    problems.append(String(problem.prefix(400)))
    wake()
  }

  /// Returns the next message for the browser, as soon as there is one; `nil` when the session has ended, or was woken
  /// for another reason.
  func next(orWhen isInterrupted: () -> Bool = { false }) async -> String? {
    while isOpen, !isInterrupted() {
      if let message = nextMessage() { return message.json }
      await withCheckedContinuation { waiter = $0 }
    }
    return nil
  }

  /// Returns the current message, if there is one, which counts as sent then.
  func nextMessage() -> ServerMessage? {
    view.refresh()
    let page = view.page
    var message = ServerMessage(version: page.version, handled: handled)
    if told < 0 { message.assets = PageAssets.stamp(for: view.source) }
    if shown == nil {
      message.full = page.element.children.map(\.html).joined()
    } else if let patches = shown?.element.patches(to: page.element), !patches.isEmpty {
      message.patches = patches
    }
    if shown?.title != page.title { message.title = page.title }
    if !problems.isEmpty { message.problems = problems }
    let isNews = told != handled || message.isAboutThePage || shown?.version != page.version
    guard isNews else { return nil }
    shown = ShownPage(page)
    told = handled
    problems = []
    return message
  }

  func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// Ends the session; a wait for the next message returns `nil`.
  func finish() {
    isOpen = false
    problems = []
    wake()
  }

  /// Ends the session and removes it from the view.
  func close() {
    view.close(self)
  }
}

/// The state of a browser's page, as far as both sides have reported it.
private struct ShownPage {
  var element: Element
  var title: String
  var version: String

  init(_ page: PageState) {
    element = page.element
    title = page.title
    version = page.version
  }
}

extension ServerMessage {
  fileprivate var isAboutThePage: Bool {
    full != nil || patches != nil || title != nil || problems != nil
  }
}

extension Element {
  /// Records the content of a control that the user has changed.
  fileprivate mutating func take(_ input: Input, inLayer layer: String) {
    guard let index = children.firstIndex(where: { $0.key == layer }) else { return }
    switch input {
    case .edit(let id, let text):
      children[index].changeControl(id) { $0.attributes["value"] = text }
    case .toggle(let id, let isOn):
      children[index].changeControl(id) { $0.attributes["checked"] = isOn ? "" : nil }
    case .press, .goBack: break
    }
  }

  @discardableResult
  private mutating func changeControl(_ id: String, _ change: (inout Element) -> Void) -> Bool {
    if tag == "input", attributes["data-id"] == id {
      change(&self)
      return true
    }
    return children.indices.contains { children[$0].changeControl(id, change) }
  }
}
