/// The reason for which files cannot be changed as asked. The texts are for the terminal; paths are relative to the root.
package enum ChangeError: Error, Hashable, Sendable {
  /// A path that is absolute, has `..` in it, or is none.
  case notBelowRoot(String)
  /// A symbolic link that leads out of the root, on the way to a path.
  case leadsOut(String, link: String, target: String)
  /// Symbolic links that point to each other.
  case circle(String)
  /// A path that git or this library keeps for itself.
  case reserved(String)
  case missing(String)
  case folder(String)
  /// A file where a path needs a folder.
  case fileInTheWay(String, of: String)
  /// A socket, a pipe or a device.
  case special(String)
  case notText(String, offset: Int)
  case occupied(String)
  case intoItself(String, new: String)
  /// One draft writes the same file twice, with different texts.
  case createdTwice(String)
  case noRoot(String, parent: String)
  case rootIsFile(String)

  /// Files that are there already with another text, and nobody decided.
  case conflicts([String])
  /// Somebody was asked about a conflict and gave up.
  case aborted(String)

  /// Files whose content is not what was read.
  case changedMeanwhile([String])
  /// A file or a link where the journal belongs.
  case notAFolder(String)
  /// `nil` if the other process did not yet say who it is.
  case locked(by: LockHolder?)
  case interrupted(signal: Int32)
  case system(SystemFailure)
  /// A refusal of the system while files were being changed; all of them are as before.
  case takenBack(SystemFailure)
  /// Files could not be restored after a failure, or an interruption if it is `nil`. The journal stays for the next try.
  case stuck(after: SystemFailure?, restoring: SystemFailure)
  case damagedJournal(String)
  case nothingToUndo
  /// Files that changed since the command that is to be undone.
  case touchedSince([String], command: String)
}

extension ChangeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notBelowRoot, .leadsOut, .circle, .reserved, .noRoot, .rootIsFile: placeDescription
    case .missing, .folder, .fileInTheWay, .special, .notText, .occupied, .intoItself, .createdTwice: fileDescription
    case .conflicts, .aborted: conflictDescription
    default: applyDescription
    }
  }

  private var placeDescription: String {
    switch self {
    case .notBelowRoot(let path):
      "'\(path)' is not a path below the root. Give a relative one without '..', such as 'Sources/Shop.swift'."
    case .leadsOut(let path, let link, let target):
      "'\(path)' is outside the root: '\(link)' is a symbolic link to '\(target)'. Run the command there, or replace the link."
    case .circle(let path): "'\(path)' leads in a circle of symbolic links. Replace one of them."
    case .reserved(let path): "'\(path)' belongs to git or to the journal of changes. Choose another path."
    case .noRoot(let root, let parent): "Cannot work in '\(root)': there is no folder '\(parent)'. Make it first."
    case .rootIsFile(let root): "Cannot work in '\(root)': it is not a folder. Name the folder of the repository."
    default: ""
    }
  }

  private var fileDescription: String {
    switch self {
    case .missing(let path): "There is no file '\(path)'. Was it moved or removed?"
    case .folder(let path): "'\(path)' is a folder, and a file is needed there. Move or remove it first."
    case .fileInTheWay(let file, let path):
      "Cannot use '\(path)': '\(file)' is a file, not a folder. Move or remove it first."
    case .special(let path): "'\(path)' is a pipe, a socket or a device. Only files can be changed."
    case .notText(let path, let offset):
      "Cannot edit '\(path)': it is not UTF-8 at byte offset \(offset). Save it as UTF-8, or edit it by hand."
    case .occupied(let path): "'\(path)' is there already. Move or remove it first."
    case .intoItself(let path, let new): "Cannot move '\(path)' to '\(new)', which lies in it. Choose another folder."
    case .createdTwice(let path): "'\(path)' is written twice, with different texts. Is a name used twice?"
    default: ""
    }
  }

  private var conflictDescription: String {
    switch self {
    case .conflicts(let paths):
      Self.listed(
        paths, one: "is there already, with another text", more: "files are there already, with other texts")
        + "\nNothing was changed. Overwrite with --force, keep with --skip, or run in a terminal to be asked."
    case .aborted(let path): "Stopped at '\(path)', which is there already. Nothing was changed."
    default: ""
    }
  }

  private var applyDescription: String {
    switch self {
    case .changedMeanwhile(let paths):
      return Self.listed(paths, one: "changed meanwhile", more: "files changed meanwhile")
        + "\nNothing was changed. Run the command again."
    case .locked(let holder):
      let who = holder.map { "'\($0.command)' (process \($0.process))" } ?? "Another process"
      return "\(who) is at work here. Wait for its end, or wait longer: --wait 60s."
    case .notAFolder(let path):
      return "Cannot keep a journal of changes: '\(path)' is not a folder. Move or remove it first."
    case .interrupted: return "Interrupted. Nothing was changed."
    case .system(let failure): return failure.description
    case .takenBack(let failure): return "\(failure)\nNothing was changed."
    case .stuck(let failure, let restoring):
      return """
        \(failure?.description ?? "Interrupted.")
        What was changed already could not be taken back. \(restoring)
        Mend that; the next command takes the changes back first.
        """
    case .damagedJournal(let path):
      return """
        Cannot take back an interrupted command: '\(path)' is damaged. See 'git status', restore files from the \
        folders beside it, then remove '\(Journal.pending)'.
        """
    case .nothingToUndo: return "There is nothing to undo. Only the last command can be undone, once."
    case .touchedSince(let paths, let command):
      return Self.listed(paths, one: "changed since '\(command)'", more: "files changed since '\(command)'")
        + "\nNothing was undone. Take those changes back first, or use git."
    default: return ""
    }
  }

  private static func listed(_ paths: [String], one: String, more: String) -> String {
    if paths.count == 1 { return "'\(paths[0])' \(one)." }
    return "\(paths.count) \(more):\n" + paths.map { "  \($0)" }.joined(separator: "\n")
  }
}
