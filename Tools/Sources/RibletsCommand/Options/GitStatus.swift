import Dispatch
import RibletsImpact
import Synchronization

/// A check of a folder for changes that are not committed to git, which runs beside what follows.
final class GitStatus: Sendable {
  private let found = Mutex(false)
  private let group = DispatchGroup()

  init(of folder: String) {
    DispatchQueue.global().async(group: group) {
      // Without a lock: it may still run when the command has ended early.
      let command = ["--no-optional-locks", "status", "--porcelain", "--untracked-files=normal", "-z", "--", "."]
      let parts = (try? GitRepository(around: folder).parts(of: command)) ?? []
      self.found.withLock { $0 = !parts.isEmpty }
    }
  }

  /// True if there are changes; false also where there is no git, or no repository. Waits for the check.
  var hasChanges: Bool {
    group.wait()
    return found.withLock(\.self)
  }
}
