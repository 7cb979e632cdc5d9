import Foundation

/// The page that has failures to come when the process ends.
@MainActor enum FailurePageAtExit {
  /// Read once more by the handler that `exit` calls, on whichever thread does so; by then the tests have ended, and
  /// no assertion sets it.
  private nonisolated(unsafe) static var pending: String?

  private static let handler: Void = {
    atexit {
      guard let folder = FailurePageAtExit.pending else { return }
      try? FailureFolder.writePage(in: folder)
    }
  }()

  /// The folder whose page is behind; nil when none is.
  static var folder: String? {
    get { pending }
    set {
      _ = handler
      pending = newValue
    }
  }
}
