import Foundation
import RibletsBuildCommands
import Synchronization

/// A program that the command starts and waits for. A signal that ends the command ends the program, too.
struct ChildProgram {
  /// The way in which a program ended.
  enum End: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It had not ended in time, and was killed.
    case tookTooLong
  }

  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - name: The path of the program, or its name without a slash.
  ///   - variables: Variables besides those of the command's own environment.
  ///   - folder: The folder that the program starts in, unless it is that of the command.
  init(_ name: String, _ arguments: [String], variables: [String: String] = [:], in folder: String? = nil) {
    process.executableURL = URL(filePath: name.contains("/") ? name : "/usr/bin/env")
    process.arguments = name.contains("/") ? arguments : [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
  }

  /// Runs it; what it prints goes to a file.
  ///
  /// - Parameter limit: How many seconds it may take.
  func run(output: FileHandle, errors: FileHandle? = nil, limit: Int? = nil) throws(CommandFailure) -> End {
    process.standardOutput = output
    process.standardError = errors ?? output
    try start()
    return end(limit: limit)
  }

  /// Runs it and returns what it prints.
  func output() throws(CommandFailure) -> (end: End, data: Data) {
    let pipe = Pipe()
    process.standardOutput = pipe
    try start()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return (end(limit: nil), data)
  }

  private func start() throws(CommandFailure) {
    Self.forwardSignals
    process.terminationHandler = { [ended] _ in ended.signal() }
    do {
      try process.run()
    } catch {
      let name = process.executableURL?.lastPathComponent == "env" ? process.arguments?[0] : process.executableURL?.path
      throw CommandFailure("Cannot run '\(name ?? "")': \(error.localizedDescription)", .missingInput)
    }
    Self.running.store(process.processIdentifier, ordering: .sequentiallyConsistent)
  }

  private func end(limit: Int?) -> End {
    defer { Self.running.store(0, ordering: .sequentiallyConsistent) }
    if let limit, ended.wait(timeout: .now() + .seconds(limit)) == .timedOut {
      Self.send(SIGKILL, to: process.processIdentifier)
      process.waitUntilExit()
      return .tookTooLong
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .crashed(signal: status) : .exited(status)
  }

  // MARK: Signals

  /// The program that runs now; 0 for none.
  private static let running = Atomic<Int32>(0)

  /// A program is in a group of its own, so it does not hear of a control-C.
  private static let forwardSignals: Void = {
    running.store(0, ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        ChildProgram.send(SIGINT, to: ChildProgram.running.load(ordering: .sequentiallyConsistent))
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()

  private static func send(_ signal: Int32, to child: Int32) {
    guard child > 0 else { return }
    if kill(-child, signal) != 0 { kill(child, signal) }
  }
}

extension ChildProgram.End {
  var isSuccess: Bool { self == .exited(0) }
}
