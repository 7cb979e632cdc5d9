import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built command in a terminal of its own, as somebody sits in front of it.
final class Terminal {
  enum Key {
    static let `return` = "\n"
    static let controlC = "\u{3}"
    static let controlD = "\u{4}"
  }

  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// The streams of the command, besides its standard output, that can be no terminal.
  enum Stream: Int32 {
    case input = 0
    case errors = 2
  }

  /// All that was shown so far, with what was typed.
  private(set) var shown = ""
  private let screen: Int32
  private var process: pid_t = 0
  private var end: End?
  /// The part of the shown text that has been waited for.
  private var seen = 0

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - variables: Variables besides those of the tests' own environment: `PATH=/usr/bin`.
  ///   - gone: What of it leads nowhere, as behind a pipe.
  init(
    _ arguments: [String], in directory: String, variables: [String] = [], without gone: Stream? = nil
  ) throws {
    let name: String
    (screen, name) = try Self.open()
    // Other commands that tests start meanwhile would keep the terminal open.
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    process = try Self.start(
      ["/bin/sh", "-c", #"cd "$1" && shift && exec "$@""#, "sh", directory, "/usr/bin/env"] + variables
        + [BuiltCommand.executable.path] + arguments,
      terminal: name, without: gone)
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(screen)
  }

  /// Our end of a new terminal, and the path of the other one.
  private static func open() throws -> (Int32, String) {
    #if canImport(Darwin)
      let screen = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(screen >= 0 && grantpt(screen) == 0 && unlockpt(screen) == 0)
      return (screen, String(cString: try #require(ptsname(screen))))
    #else
      // What these functions do, which are not imported: TIOCSPTLCK, TIOCGPTN.
      let screen = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: Int32 = 0
      try #require(screen >= 0 && ioctl(screen, 0x4004_5431, &lock) == 0 && ioctl(screen, 0x8004_5430, &number) == 0)
      return (screen, "/dev/pts/\(number)")
    #endif
  }

  /// The first terminal that a new session opens is its own, so that keys become signals.
  private static func start(_ words: [String], terminal: String, without gone: Stream?) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int32 = POSIX_SPAWN_SETSID
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which is not imported.
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, gone?.rawValue == stream ? "/dev/null" : terminal, O_RDWR, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whoever runs the tests may have turned signals off.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // Without colours, whichever terminal the tests themselves are run in.
    let environment = ProcessInfo.processInfo.environment.merging(["TERM": "dumb"]) { $1 }
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables) == 0)
    return process
  }

  /// Waits for a text behind the last one that was waited for.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    while true {
      let rest = shown.dropFirst(seen)
      if let found = rest.range(of: text) {
        seen = shown.distance(from: shown.startIndex, to: found.upperBound)
        return
      }
      try #require(readMore(), "It shows no '\(text)':\n\(shown)", sourceLocation: sourceLocation)
    }
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(screen, bytes, bytes.count)
  }

  /// Waits for a question, and answers it.
  func answer(_ question: String, _ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(question, sourceLocation: sourceLocation)
    type(keys)
  }

  /// Waits until the command has ended.
  func wait() -> End {
    if let end { return end }
    while readMore() {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let signal = status & 0x7F
    let end: End = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    self.end = end
    return end
  }

  /// Reads more of what is shown; `false` at its end, or if nothing comes for half a minute.
  private func readMore() -> Bool {
    var request = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 30_000) > 0 else {
      kill(process, SIGKILL)
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(screen, &bytes, bytes.count)
    guard count > 0 else { return false }
    // Letters may be cut in two: what the command shows of such stands in whole lines.
    shown += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
    return true
  }
}
