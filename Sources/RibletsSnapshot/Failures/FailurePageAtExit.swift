import Foundation

/// The page that has to be completed when the process ends.
@MainActor enum FailurePageAtExit {
  /// Read by the exit handler, on any thread; the tests have ended then, and no assertion sets it.
  private nonisolated(unsafe) static var pending: String?

  private static let handler: Void = {
    atexit {
      guard let folder = FailurePageAtExit.pending else { return }
      try? FailureFolder.writePage(in: folder)
    }
  }()

  /// The folder whose page is incomplete; nil if there is none.
  static var folder: String? {
    get { pending }
    set {
      _ = handler
      pending = newValue
    }
  }
}
