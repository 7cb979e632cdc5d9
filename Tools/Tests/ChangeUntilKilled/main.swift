import Foundation
import RibletsChanges

// Changes one folder into another and back, over and over, until a signal ends it:
//
//     ChangeUntilKilled FOLDER ONE OTHER MICROSECONDS SIGNAL
//
// It sends itself the signal that long after it began to change files. After one that can be held back it says so, and
// exits with 75.

let arguments = CommandLine.arguments
let (folder, one, other) = (arguments[1], arguments[2], arguments[3])
nonisolated(unsafe) private var fate = SIGKILL  // Written before the only thread that reads it is interrupted.
fate = Int32(arguments[5])!

/// The texts of all files in a folder.
func texts(in folder: String) throws -> [String: String] {
  let draft = try Repository(at: folder, command: "texts").draft()
  return Dictionary(uniqueKeysWithValues: try draft.list().map { ($0, try draft.text(at: $0)) })
}

/// The changes that make a folder hold these texts.
func changes(in repository: Repository, to texts: [String: String]) throws -> ChangeSet {
  var draft = repository.draft(conflicts: .overwrite)
  for path in try draft.list() where texts[path] == nil { try draft.remove(path) }
  for (path, text) in texts.sorted(by: { $0.key < $1.key }) { try draft.create(path, text) }
  return try draft.changes()
}

let states = [try texts(in: one), try texts(in: other)]
let repository = try Repository(at: folder, command: "ChangeUntilKilled")

// Foundation starts processes on threads that hold signals back, and that is inherited.
var none = sigset_t()
sigemptyset(&none)
sigprocmask(SIG_SETMASK, &none, nil)
signal(SIGALRM) { _ in kill(getpid(), fate) }
ualarm(UInt32(arguments[4])!, 0)

var number = try texts(in: folder) == states[0] ? 1 : 0
// A signal that never comes must not keep the tests waiting.
for _ in 0..<100_000 {
  do {
    try repository.apply(try changes(in: repository, to: states[number]))
    number = 1 - number
  } catch ChangeError.interrupted(let signal) {
    print("interrupted by \(signal)")
    exit(75)
  }
}
exit(70)
