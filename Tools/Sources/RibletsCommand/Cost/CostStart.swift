import Foundation
import RibletsBuildCommands
import RibletsCost

/// The run of a program under callgrind.
enum CostStart {
  /// Runs a program, or a command that starts it, and counts instructions by riblet.
  ///
  /// - Parameter words: Options for the program, if they begin with one; otherwise a command.
  /// - Returns: `nil` without valgrind, which is said.
  static func profile(of binary: String, _ words: [String], reader: CostReader) throws -> StartProfile? {
    guard try ChildProgram("sh", ["-c", "command -v valgrind"]).output().end.isSuccess else {
      CommandOutput.say(
        "The start was not measured, as there is no valgrind. Install it: apt-get install valgrind. It does not run on Apple's machines."
      )
      return nil
    }
    let files = FileManager.default
    let work = files.temporaryDirectory.appending(path: "riblets-cost.\(UUID().uuidString)").path
    try? files.createDirectory(atPath: work, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: work) }
    let command = words.first?.hasPrefix("-") == false ? words : [binary] + (words.isEmpty ? ["--print"] : words)
    let callgrind = [
      "--quiet", "--tool=callgrind", "--callgrind-out-file=\(work)/%p", "--separate-callers=200", "--demangle=no",
      "--trace-children=yes",
    ]
    // Hashes that differ in each run would take different ways. Functions of libraries are looked up before the start: otherwise
    // the riblet that calls one first would pay for all.
    let variables = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]
    let program = ChildProgram("valgrind", callgrind + command, variables: variables)
    guard try program.run(output: FileHandle.standardError).isSuccess else {
      throw CommandFailure(
        "'\(command.joined(separator: " "))' failed. Say how the app shows its first screen and ends: --start -- OPTION…, or --start -- COMMAND….",
        .badData)
    }
    // Callgrind numbers the paths of programs: ob=(3) /shop
    let mark = Data(") \(URL(filePath: binary).resolvingSymlinksInPath().path)\n".utf8)
    let profiles = try files.contentsOfDirectory(atPath: work).sorted().compactMap {
      files.contents(atPath: work + "/" + $0)
    }
    guard let profile = profiles.first(where: { $0.range(of: mark) != nil }) else {
      throw CommandFailure("'\(command.joined(separator: " "))' did not start '\(binary)'.", .badData)
    }
    return try StartProfile(profile, ribletsOfFunctions: reader.ribletsOfFunctions)
  }
}
