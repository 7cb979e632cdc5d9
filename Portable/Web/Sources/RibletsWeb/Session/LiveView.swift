import RibletsViews

/// The page that all browsers share: the current elements, their version, and the sessions.
@MainActor
final class LiveView {
  /// The maximum number of simultaneous browsers. More are probably a runaway script.
  nonisolated static let mostSessions = 64

  let source: LiveSource
  /// The identity of this run of the app, which changes with a restart.
  private let run: String
  private(set) var page: PageState
  private var version = 0
  private var sessions: [Session] = []

  init(_ source: LiveSource, run: String) {
    self.source = source
    self.run = run
    page = PageState(frame: source.frame(), title: source.title, version: "\(run).0")
  }

  var sessionCount: Int { sessions.count }

  /// Reads the source's current content, and wakes the sessions if it has changed.
  func refresh() {
    let frame = source.frame()
    guard frame != page.frame else { return }
    version += 1
    page = PageState(frame: frame, title: source.title, version: "\(run).\(version)")
    for session in sessions { session.wake() }
  }

  /// Reads the source's content if there are sessions; a new session reads it anyway.
  func refreshIfSeen() {
    if !sessions.isEmpty { refresh() }
  }

  /// Opens a session for a browser that has a version of the page already, or none.
  ///
  /// Returns `nil` when too many are open.
  func open(since version: String?) -> Session? {
    guard sessions.count < Self.mostSessions else { return nil }
    refresh()
    let session = Session(view: self, isUpToDate: version == page.version)
    sessions.append(session)
    return session
  }

  func close(_ session: Session) {
    sessions.removeAll { $0 === session }
    session.finish()
  }

  func closeAll() {
    for session in sessions { close(session) }
  }

  /// Carries out an action of the user in a browser, if its layer still takes input.
  func perform(_ message: ClientMessage) throws {
    let top = source.frame().layers.last
    guard top?.key == message.layer else {
      throw CoveredLayer(layer: message.layer, top: top?.key)
    }
    do { try source.send(message.input) } catch InputError.noWayBack {
      // The escape key may be pressed without a way back, which is not an error.
    }
    refresh()
  }
}

/// The error of a late input, whose layer is removed or covered.
struct CoveredLayer: Error, CustomStringConvertible {
  var layer: String
  var top: String?

  var description: String {
    guard let top else { return "The layer '\(layer)' takes no input: nothing is shown." }
    return "The layer '\(layer)' takes no input: '\(top)' is on top."
  }
}

/// The content of a page at one moment.
struct PageState: Sendable {
  var frame: Frame
  var element: Element
  var title: String
  var version: String

  init(frame: Frame, title: String, version: String) {
    self.frame = frame
    self.version = version
    self.title = frame.pageTitle(of: title)
    element = frame.element
  }
}
