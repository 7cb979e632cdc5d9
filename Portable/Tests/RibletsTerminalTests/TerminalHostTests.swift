import RibletsViews
import Testing

@testable import Riblets
@testable import RibletsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs hosts on pseudo terminals: what is typed at the one end is read by the host at the other.
@MainActor
struct TerminalHostTests {
  private final class Greeting: ViewController {
    var name = ""
    override var body: any View {
      TextField("Name", text: name) { [weak self] in
        self?.name = $0
        self?.setNeedsDisplay()
      }
    }
  }

  @Test func `shows the window, takes keys, and leaves the terminal as it was`() async throws {
    let terminal = try #require(PseudoTerminal())
    let before = terminal.modeBytes
    let controller = Greeting()
    let window = Window()
    window.rootViewController = controller
    let host = TerminalHost(
      window: window, title: "Test", device: TerminalDevice(input: terminal.device, output: terminal.device))
    async let shown = terminal.output(after: [.see("Name"), .type("Ana\u{3}")])
    let end = try await host.run()
    #expect(end == .quit)
    #expect(controller.name == "Ana")
    #expect(terminal.modeBytes == before)
    terminal.closeDevice()
    let settings = TerminalSettings(after: await shown)
    #expect(settings == TerminalSettings())
    #expect(settings.wasChanged)
  }

  @Test func `a host can run again`() async throws {
    let terminal = try #require(PseudoTerminal())
    let window = Window()
    window.rootViewController = Greeting()
    let host = TerminalHost(
      window: window, title: "Test", device: TerminalDevice(input: terminal.device, output: terminal.device))
    async let shown = terminal.output(after: [
      .see("Name"), .type("\u{3}"), .see("\u{1B}[?1049l"), .see("Name"), .type("\u{3}"),
    ])
    #expect(try await host.run() == .quit)
    #expect(try await host.run() == .quit)
    terminal.closeDevice()
    #expect(TerminalSettings(after: await shown) == TerminalSettings())
  }

  @Test func `input is handled while an app changes without end`() async throws {
    let terminal = try #require(PseudoTerminal())
    let controller = Greeting()
    let window = Window()
    window.rootViewController = controller
    // Its time stands still: only what the user does is shown.
    let host = TerminalHost(
      window: window, title: "Test", device: TerminalDevice(input: terminal.device, output: terminal.device),
      clock: ManualClock())
    let app = Task {
      while !Task.isCancelled {
        controller.setNeedsDisplay()
        controller.name += "x"
        if controller.name.count > 12 { controller.name = "" }
        await Task.yield()
      }
    }
    async let shown = terminal.output(after: [.see("Test"), .type("\u{3}")])
    #expect(try await host.run() == .quit)
    app.cancel()
    terminal.closeDevice()
    #expect(await shown.ranges(of: "\u{1B}[?2026h").count < 10)
  }

  @Test func `what is not a terminal is said so`() async throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let host = TerminalHost(window: Window(), title: "", device: TerminalDevice(input: ends[0], output: ends[1]))
    await #expect(throws: TerminalError.notATerminal(stream: "input")) { try await host.run() }
  }
}
