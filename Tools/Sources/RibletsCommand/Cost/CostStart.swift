import Foundation
import RibletsBuildCommands
import RibletsCost

/// The run of a program under callgrind.
enum CostStart {
  /// Runs a program, or a command that starts it, and counts instructions by riblet.
  ///
  /// - Parameters:
  ///   - words: Options for the program, if they begin with one; otherwise a command.
  /// - Returns: `nil` without valgrind, which is said.
  static func profile(
    of binary: String, _ words: [String], reader: CostReader
  ) throws(CommandFailure) -> StartProfile? {
    let files = FileManager.default
    let work = files.temporaryDirectory.appending(path: "riblets-cost.\(UUID().uuidString)")
    try? files.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: work) }
    guard try ChildProgram("sh", ["-c", "command -v valgrind"]).output().end.isSuccess else {
      CommandOutput.say(
        "The start was not measured, as there is no valgrind. Install it: apt-get install valgrind. It does not run on Apple's machines."
      )
      return nil
    }
    let command = words.first?.hasPrefix("-") == false ? words : [binary] + (words.isEmpty ? ["--print"] : words)
    let callgrind = [
      "--quiet", "--tool=callgrind", "--callgrind-out-file=\(work.path)/%p", "--separate-callers=200", "--demangle=no",
      "--trace-children=yes",
    ]
    // Hashes that differ in each run would take different ways.
    let program = ChildProgram(
      "valgrind", callgrind + command, variables: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    guard try program.run(output: FileHandle.standardError).isSuccess else {
      throw CommandFailure(
        "'\(command.joined(separator: " "))' failed. Say how the app shows its first screen and ends: --start -- OPTION…, or --start -- COMMAND….",
        .badData)
    }
    // Of a command, the process that is the program.
    for name in (try? files.contentsOfDirectory(atPath: work.path))?.sorted() ?? [] {
      guard let bytes = files.contents(atPath: work.path + "/" + name), isProfile(bytes, of: binary) else { continue }
      do {
        return try StartProfile(bytes, ribletsOfFunctions: reader.ribletsOfFunctions)
      } catch {
        throw CommandFailure("\(error)", .badData)
      }
    }
    throw CommandFailure("'\(command.joined(separator: " "))' did not start '\(binary)'.", .badData)
  }

  private static func isProfile(_ bytes: Data, of binary: String) -> Bool {
    let real = URL(filePath: binary).resolvingSymlinksInPath().path
    // Callgrind numbers the paths of programs: ob=(3) /shop
    return bytes.range(of: Data(") \(real)\n".utf8)) != nil
  }
}
