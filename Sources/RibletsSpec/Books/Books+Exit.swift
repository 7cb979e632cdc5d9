import Foundation
@_spi(TestSupport) import RibletsTestCore

extension Books {
  private static let exitFolder = Locked<String?>(nil)

  /// Writes the living documentation from the process's records when the process ends.
  ///
  /// Swift Testing has no public end of a run. A run ends by `exit`, on any thread, or is stopped by an unstubbed mock.
  func writeAtExit(to folder: String) {
    Self.exitFolder.withLock { $0 = folder }
    atexit(writeProcessBooks)
    AbandonedRun.onAbandon {
      Self.process.abandon()
      Self.writeAtExit()
    }
  }

  fileprivate static func writeAtExit() {
    guard let folder = exitFolder.withLock({ $0 }) else { return }
    let bundle = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tests"
    do {
      try LivingDocumentation(folder: folder).write(process.contents, bundle: bundle)
    } catch {
      var text = "error: The living documentation was not written. \(error)\n"
      text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // The documents were requested: a run without them has failed.
      _exit(EXIT_FAILURE)
    }
  }
}

private let writeProcessBooks: @convention(c) () -> Void = { Books.writeAtExit() }
