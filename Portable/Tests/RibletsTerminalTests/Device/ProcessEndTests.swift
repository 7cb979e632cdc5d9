#if os(macOS) || os(Linux)
  import RibletsViews
  import Testing

  @testable import RibletsTerminal

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// Lets processes that show a window end in every way there is, and looks at the terminal that they leave behind.
  @Suite(.serialized, .timeLimit(.minutes(5)))
  struct ProcessEndTests {
    @Test(arguments: ProcessEnd.allCases)
    func `the terminal is as it was, and the shell learns why`(_ end: ProcessEnd) async throws {
      let terminal = try #require(PseudoTerminal())
      let before = terminal.modeBytes
      async let shown = terminal.output(after: end.steps)
      await #expect(processExitsWith: end.condition) { [path = terminal.path as String, end = end as ProcessEnd] in
        try await ChildProcess.show(on: path, action: end.action)
      }
      let after = terminal.modeBytes
      terminal.closeDevice()
      let output = await shown
      #expect(after == before)
      let settings = TerminalSettings(after: output)
      #expect(settings == TerminalSettings())
      #expect(settings.wasChanged)
      let kept = output[(output.ranges(of: "\u{1B}[?1049l").last?.upperBound ?? output.endIndex)...]
      for text in end.printed { #expect(kept.contains(text)) }
    }

    @Test func `a terminal that is taken away ends the process`() async throws {
      let terminal = try #require(PseudoTerminal())
      async let shown = terminal.output(after: [.see("Act"), .hangUp])
      await #expect(processExitsWith: .exitCode(128 + SIGHUP)) { [path = terminal.path as String] in
        try await ChildProcess.show(on: path) { _ in }
      }
      terminal.closeDevice()
      #expect(await shown.contains("Act"))
    }
  }

  /// A way in which a process ends.
  enum ProcessEnd: String, CaseIterable, Codable, Sendable {
    case controlC, interruption, termination, hangUpSignal, quitSignal, trap, abort, exit, exitElsewhere, overflow
    case stopped, suspended, hangs

    var steps: [PseudoTerminal.Step] {
      switch self {
      case .controlC: [.see("Act"), .type("\u{3}")]
      case .interruption: [.see("Act"), .signal(SIGINT)]
      case .termination: [.see("Act"), .signal(SIGTERM)]
      case .hangUpSignal: [.see("Act"), .signal(SIGHUP)]
      case .quitSignal: [.see("Act"), .signal(SIGQUIT)]
      case .trap, .abort, .exit, .exitElsewhere, .overflow, .stopped: [.see("Act"), .type("\r")]
      case .suspended:
        [
          .see("Act"), .type("\u{1A}"), .see("\u{1B}[?1049l"), .see("Act"), .signal(SIGCONT), .see("Act"),
          .type("\u{3}"),
        ]
      case .hangs: [.see("Act"), .type("\r"), .see("hanging"), .type("\u{3}\u{3}\u{3}")]
      }
    }

    var condition: ExitTest.Condition {
      switch self {
      case .controlC, .interruption, .stopped, .suspended: .exitCode(0)
      case .termination: .exitCode(128 + SIGTERM)
      case .hangUpSignal: .exitCode(128 + SIGHUP)
      case .quitSignal: .signal(SIGQUIT)
      case .trap: .signal(Self.trapSignal)
      case .abort: .signal(SIGABRT)
      case .exit, .exitElsewhere: .exitCode(7)
      case .overflow: .signal(SIGSEGV)
      case .hangs: .signal(SIGINT)
      }
    }

    /// The lines that the app has printed before, and that have to be read afterwards.
    var printed: [String] {
      switch self {
      case .controlC, .interruption, .termination, .hangUpSignal, .quitSignal, .suspended: ["said at the start"]
      case .trap: ["said at the start", "said by the action", "a bug"]
      case .abort, .exit, .exitElsewhere, .overflow, .stopped, .hangs: ["said at the start", "said by the action"]
      }
    }

    private static var trapSignal: Int32 {
      #if arch(x86_64) || arch(i386)
        SIGILL
      #else
        SIGTRAP
      #endif
    }
  }
#endif
