import RibletsImpact

/// A check of a folder for changes that are not committed to git.
struct GitStatus {
  /// `false` also where there is no git, or no repository.
  let hasChanges: Bool

  init(of folder: String) {
    let command = ["status", "--porcelain", "--untracked-files=normal", "-z", "--", "."]
    hasChanges = (try? GitRepository(around: folder).parts(of: command))?.isEmpty == false
  }
}
