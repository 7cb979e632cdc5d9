import Riblets
public import RibletsViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows a window in the terminal that the process was started in, for keyboard and mouse.
///
/// ```swift
/// let host = TerminalHost(window: window, title: "Tic Tac Toe")
/// let end = try await host.run()
/// exit(end.exitCode)
/// ```
///
/// Tab and the arrows move, Enter presses, typing edits, Escape goes back, Ctrl-C leaves. While the window is shown,
/// the output that the app prints is kept. It is written when the terminal has been restored: also after Ctrl-C, a
/// signal, and a crash of the app's own code.
///
/// Main actor only; one host of a process at a time. See `Documentation/Terminal.md`.
@MainActor
public final class TerminalHost {
  private let window: Window
  private let title: String
  private let isInProcess: Bool
  private var device: TerminalDevice
  private var session: TerminalSession?
  private var pacing: Pacing?
  private var parser = KeyParser()
  private var events: EventSource?
  private var capture: OutputCapture?
  private var modes = termios()
  private var shown: CellGrid?
  private var end: TerminalExit?
  private var isShown = false
  private let depth: ColorDepth
  private let clock: any RibletClock

  private static var current: TerminalHost?

  /// Makes a host, which changes nothing in the terminal before ``run()``.
  ///
  /// - Parameters:
  ///   - window: The window to show. Launch the tree from it before or after.
  ///   - title: The text of the status line and of the terminal's title.
  public init(window: Window, title: String = "") {
    self.window = window
    self.title = title
    isInProcess = false
    device = TerminalDevice(input: 0, output: 1)
    depth = ColorDepth(environment: Environment.colors)
    clock = SystemClock()
  }

  /// Makes a host on another terminal than the process's own: for tests, which keep their signals and streams.
  init(window: Window, title: String, device: TerminalDevice, clock: any RibletClock = SystemClock()) {
    self.window = window
    self.title = title
    isInProcess = true
    self.device = device
    self.clock = clock
    depth = .sixteen
  }

  /// Shows the window until the user leaves, the app calls ``stop()``, or the terminal is closed.
  ///
  /// When it returns, the terminal is restored, and the output of the meantime has been written.
  ///
  /// - Returns: The reason of the end. Pass its ``TerminalExit/exitCode`` to `exit`.
  /// - Throws: ``TerminalError`` if there is no terminal that can show it. Nothing has been changed then.
  @discardableResult
  public func run() async throws(TerminalError) -> TerminalExit {
    try check()
    let events = try EventSource(input: device.input)
    modes = try device.modes()
    Self.current = isInProcess ? Self.current : self
    end = nil
    parser = KeyParser()
    open(events)
    do throws(TerminalError) {
      try device.setRaw(from: modes)
      try events.start()
    } catch {
      close()
      throw error
    }
    enter()
    let session = TerminalSession(source: window, title: title, size: size)
    self.session = session
    let pacing = Pacing(clock: clock) { [weak self] in self?.refresh() }
    self.pacing = pacing
    let subscription = window.frames.sink { _ in pacing.request() }
    pacing.act()
    await withTaskCancellationHandler {
      for await event in events.events {
        handle(event)
        if end != nil { break }
      }
    } onCancel: {
      Task { @MainActor in self.stop() }
    }
    subscription.cancel()
    pacing.cancel()
    self.session = nil
    close()
    return end ?? .endOfInput
  }

  /// Ends ``run()``, which returns ``TerminalExit/stopped``. Does nothing if it is not running.
  public func stop() {
    guard let events else { return }
    if end == nil { end = .stopped }
    events.wakeUp()
  }
}

extension TerminalHost {
  private var size: LayoutSize {
    let size = device.size()
    return LayoutSize(width: size.width, height: size.height)
  }

  private func check() throws(TerminalError) {
    guard events == nil, isInProcess || Self.current == nil else { throw .occupied }
    guard isatty(device.input) == 1 else { throw .notATerminal(stream: "input") }
    guard isatty(device.output) == 1 else { throw .notATerminal(stream: "output") }
    let term = Environment.value("TERM") ?? ""
    guard isInProcess || !["", "dumb", "unknown"].contains(term) else { throw .unsupported(term: term) }
  }

  private func open(_ events: EventSource) {
    self.events = events
    guard !isInProcess else { return }
    capture = OutputCapture.start()
    device = TerminalDevice(input: 0, output: capture?.savedOutput ?? 1)
    CrashGuard.arm(device: device, modes: modes, capture: capture)
    SignalWatch.start(writingTo: events.signalPipe)
  }

  private func close() {
    events?.stop()
    leave()
    if !isInProcess {
      SignalWatch.stop()
      CrashGuard.disarm()
      capture?.stop()
      capture = nil
      device = TerminalDevice(input: 0, output: 1)
      Self.current = nil
    }
    events = nil
  }

  private func enter() {
    isShown = true
    device.write(TerminalDevice.keepTitle)
    draw()
  }

  /// Enters full-screen mode, so that the next update draws the whole screen; harmless if the mode is active.
  private func draw() {
    shown = nil
    device.write("\u{1B}]2;\(title.displayable)\u{1B}\\" + TerminalDevice.enter)
  }

  private func leave() {
    guard isShown else { return }
    isShown = false
    device.write(TerminalDevice.leave)
    device.restore(modes)
  }

  private func refresh() {
    guard let session, end == nil else { return }
    session.notice = capture?.isEmpty ?? true ? "" : "output after exit"
    session.update()
    show()
  }

  private func show() {
    guard let session else { return }
    let screen = session.screen()
    device.write(ScreenDifference(depth: depth).sequence(from: shown, to: screen))
    shown = screen
  }

  private func handle(_ event: TerminalEvent) {
    CrashGuard.coverThread()
    switch event {
    case .bytes(let bytes): handle(parser.keys(from: bytes))
    case .quiet: if parser.isWaiting { handle(parser.quiet()) }
    case .endOfInput: end = end ?? .endOfInput
    case .signal(let signal): handle(signal: signal)
    }
    events?.acknowledge()
  }

  private func handle(_ keys: [Key]) {
    for key in keys where end == nil {
      switch session?.handle(key) {
      case .quit: end = .quit
      case .suspend: suspend()
      case .repaint: shown = nil
      case nil: break
      }
    }
    pacing?.act()
  }

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH:
      session?.resize(to: size)
      refresh()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    case SIGTERM, SIGHUP, SIGINT: end = signal == SIGINT ? .quit : .signal(signal)
    default: break
    }
  }

  private func suspend() {
    guard !isInProcess else { return }
    leave()
    SignalWatch.suspend()
    isShown = true
    device.write(TerminalDevice.keepTitle)
    resume()
  }

  /// Restores the host's modes after a stop, during which the shell may have changed them. SIGCONT follows a stop by
  /// the host, so this may be called twice.
  private func resume() {
    try? device.setRaw(from: modes)
    draw()
    session?.resize(to: size)
    refresh()
  }
}
