#if os(macOS) || os(Linux)
  import Dispatch
  import RibletsTerminal
  import RibletsViews

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// An app of one button, as the whole of a process that a test has started.
  @MainActor
  final class ChildProcess: ViewController {
    private let act: () -> Void

    private init(_ act: @escaping () -> Void) {
      self.act = act
      super.init()
    }

    override var body: any View {
      print("said at the start")
      return Button("Act") { [act] in
        print("said by the action")
        act()
      }
    }

    /// Makes a terminal this process's own, shows the app in it, and exits as an app would.
    static func show(on path: String, action: @escaping @MainActor (TerminalHost) -> Void) async throws -> Never {
      adopt(path)
      let window = Window()
      let host = TerminalHost(window: window, title: "Test")
      window.rootViewController = ChildProcess { action(host) }
      exit(try await host.run().exitCode)
    }

    private static func adopt(_ path: String) {
      setsid()
      let terminal = open(path, O_RDWR)
      _ = ioctl(terminal, numericCast(TIOCSCTTY), 0)
      for stream: Int32 in 0...2 { dup2(terminal, stream) }
      close(terminal)
      setenv("TERM", "xterm-256color", 1)
    }
  }

  // Outside the enumeration, whose cases have the same names.
  private func abortProcess() { abort() }
  private func exitProcess(_ code: Int32) { exit(code) }

  extension ProcessEnd {
    /// Carries out the button's part in bringing it about.
    @MainActor
    func action(_ host: TerminalHost) {
      switch self {
      case .controlC, .interruption, .termination, .hangUpSignal, .quitSignal, .suspended: break
      case .trap: fatalError("a bug")
      case .abort: abortProcess()
      case .exit: exitProcess(7)
      case .exitElsewhere: DispatchQueue.global().async { exitProcess(7) }
      case .overflow: print(Self.depth(of: 0))
      case .stopped: host.stop()
      case .hangs:
        let terminal = open("/dev/tty", O_WRONLY)
        _ = write(terminal, "hanging", 7)
        while true { pause() }
      }
    }

    /// Never comes back. The optimizer must not see that.
    private static func depth(of level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { room in
        room[0] = UInt8(truncatingIfNeeded: level)
        return level < 0 ? level : depth(of: level + 1) + Int(room[0])
      }
    }
  }
#endif
