import Foundation

/// A process that must end, whose output goes into a file.
struct ChildProcess {
  private let process: Process
  private let limit: Int

  /// - Parameter limit: How many real seconds it may take.
  init(_ process: Process, output: URL, limit: Int) throws {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    self.process = process
    self.limit = limit
  }

  /// Starts it and waits, without holding a thread.
  func exitCode() async throws -> Int32 {
    let process = self.process
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
        let identifier = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
          if process.isRunning { kill(identifier, SIGKILL) }
        }
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
