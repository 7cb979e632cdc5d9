import Foundation
import RibletsBuildCommands
import RibletsCost

/// The run of a program under callgrind.
enum CostStart {
  /// Counts the instructions of a program with some options, or of a command that starts it; `nil` without valgrind.
  static func profile(of binary: String, _ words: [String], reader: CostReader) throws -> StartProfile? {
    guard try ChildProgram("sh", ["-c", "command -v valgrind"]).output().end.isSuccess else {
      let advice = "Install it: apt-get install valgrind. It does not run on Apple's machines."
      CommandOutput.say("The start was not measured, because valgrind is not installed. \(advice)")
      return nil
    }
    let files = FileManager.default
    let work = files.temporaryDirectory.appending(path: "riblets-cost.\(UUID().uuidString)").path
    try files.createDirectory(atPath: work, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: work) }
    let command = words.first?.hasPrefix("-") == false ? words : [binary] + (words.isEmpty ? ["--print"] : words)
    let title = command.joined(separator: " ")
    let callgrind = ["--tool=callgrind", "--callgrind-out-file=\(work)/%p", "--separate-callers=200", "--demangle=no"]
    // Hashes that differ in each run would take different ways. Functions of libraries are looked up before the start: otherwise
    // the riblet that calls one first would pay for all.
    let variables = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]
    let options = ["--quiet", "--trace-children=yes"] + callgrind
    let program = ChildProgram("valgrind", options + command, variables: variables)
    guard try program.run(output: FileHandle.standardError).isSuccess else {
      let advice = "Say how the app shows its first screen and ends: --start -- OPTION…, or --start -- COMMAND…."
      throw CommandFailure("'\(title)' failed. \(advice)", .badData)
    }
    let functions = reader.ribletsOfFunctions
    let profiles = try files.contentsOfDirectory(atPath: work).sorted().map { name in
      try StartProfile(Data(contentsOf: URL(filePath: work + "/" + name)), ribletsOfFunctions: functions)
    }
    if let profile = profiles.first(where: { !$0.riblets.isEmpty }) { return profile }
    throw CommandFailure("'\(title)' ran no riblet of '\(binary)'.", .badData)
  }
}
