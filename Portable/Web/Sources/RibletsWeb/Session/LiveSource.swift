import RibletsViews

/// The source of the page's content and the receiver of input: a window, or a script in a test.
struct LiveSource {
  var title: String
  var transitionDuration: Duration
  var frame: @MainActor () -> Frame
  var send: @MainActor (Input) throws -> Void

  init(
    title: String, transitionDuration: Duration = .zero, frame: @escaping @MainActor () -> Frame,
    send: @escaping @MainActor (Input) throws -> Void
  ) {
    self.title = title
    self.transitionDuration = transitionDuration
    self.frame = frame
    self.send = send
  }

  @MainActor
  init(window: Window, title: String) {
    self.init(
      title: title,
      transitionDuration: window.transitionDuration,
      frame: { window.frame },
      send: { try window.send($0) }
    )
  }
}
