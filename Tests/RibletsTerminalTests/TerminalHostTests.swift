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
    guard let pty = PseudoTerminal() else {
      Issue.record("This system has no pseudo terminals.")
      return
    }
    let before = pty.localModes
    let controller = Greeting()
    let window = Window()
    window.rootViewController = controller
    let host = TerminalHost(
      window: window, title: "Test", device: TerminalDevice(input: pty.device, output: pty.device))
    pty.type("Ana\u{3}")
    let end = try await host.run()
    #expect(end == .quit)
    #expect(controller.name == "Ana")
    #expect(pty.localModes == before)
    let output = pty.output()
    #expect(output.contains(TerminalDevice.enter))
    #expect(output.contains("Name"))
    #expect(output.contains(TerminalDevice.leave))
  }

  @Test func `what is not a terminal is said so`() async throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let host = TerminalHost(window: Window(), title: "", device: TerminalDevice(input: ends[0], output: ends[1]))
    await #expect(throws: TerminalError.notATerminal(stream: "input")) { try await host.run() }
  }
}

/// Both ends of a pseudo terminal.
private struct PseudoTerminal: ~Copyable {
  let controller: Int32
  let device: Int32

  init?() {
    var ends: (controller: Int32, device: Int32) = (-1, -1)
    guard openpty(&ends.controller, &ends.device, nil, nil, nil) == 0 else { return nil }
    (controller, device) = ends
    // Raw from the start, so that what is typed early arrives as it is.
    var modes = termios()
    tcgetattr(device, &modes)
    cfmakeraw(&modes)
    modes.c_lflag |= tcflag_t(ECHOE)
    tcsetattr(device, TCSANOW, &modes)
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(device)
    close(controller)
  }

  var localModes: tcflag_t {
    var modes = termios()
    tcgetattr(device, &modes)
    return modes.c_lflag
  }

  func type(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(controller, &bytes, bytes.count)
  }

  /// Everything that was written to the terminal so far.
  func output() -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += buffer[..<count]
    }
  }
}
