import Foundation
import RibletsBuildCommands

/// The programs of LLVM that read profiles. They have to be those of the compiler: others cannot read what it makes.
struct CoverageTools {
  private let profdata, cov: String

  init() throws(CommandFailure) {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let text = try SwiftProgram.output(of: ["-print-target-info"]).text
    guard let target = try? JSONDecoder().decode(Target.self, from: Data(text.utf8)) else {
      throw CommandFailure(
        "The program 'swift' is not there, or does not say where it is. Install Swift, and add it to PATH.",
        .missingInput)
    }
    let folder = URL(filePath: target.paths.runtimeResourcePath).appending(path: "../../bin").standardizedFileURL
    profdata = folder.path + "/llvm-profdata"
    cov = folder.path + "/llvm-cov"
    for tool in [profdata, cov] where !FileManager.default.isExecutableFile(atPath: tool) {
      throw CommandFailure(
        "The Swift toolchain has no llvm-profdata and llvm-cov beside its compiler: \(tool)", .missingInput)
    }
  }

  /// Returns what a run of a program ran of some files or folders.
  ///
  /// - Parameter profiles: The folder with the profiles of all processes. One that was ended leaves half a profile or none;
  ///   without any, nothing was run.
  func export(
    profiles: String, of program: String, files: [String], in work: URL
  ) throws(CommandFailure) -> Data {
    let merged = work.appending(path: "merged.profdata").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: profiles)) ?? []
    let paths = names.filter { $0.hasSuffix(".profraw") }.map { "\(profiles)/\($0)" }
    let merge = ["merge", "-sparse", "-failure-mode=all", "-o", merged] + paths
    var isMerged = false
    if !paths.isEmpty { isMerged = try ChildProgram(profdata, merge).run(output: .standardError).isSuccess }
    let profile = isMerged ? ["-instr-profile", merged] : ["-empty-profile"]
    let export = ["export", "-format=text", "-skip-functions", "-skip-expansions"] + profile + [program] + files
    let (end, data) = try ChildProgram(cov, export).output()
    guard end.isSuccess else { throw CommandFailure("llvm-cov cannot export what was run: \(cov)", .badData) }
    return data
  }
}
