import Foundation
import Testing

struct CompletionsTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `there are completions for the usual shells`(shell: String) throws {
    let result = try BuiltCommand.run("--generate-completion-script", shell)
    #expect(result.status == 0)
    for word in ["mock", "coverage", "testable-imports"] { #expect(result.output.contains(word)) }
  }

  @Test func `bash completes subcommands and options`() throws {
    #expect(try completions(of: "riblets m") == ["map", "merge", "mock", "modularize", "move"])
    #expect(try completions(of: "riblets mock --te") == ["--testable-imports"])
  }

  /// Returns the words that bash would offer for the last word of a line.
  private func completions(of line: String) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "completions \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "riblets.bash")
    try Data(try BuiltCommand.run("--generate-completion-script", "bash").output.utf8).write(to: script)
    let words = line.split(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments =
      [
        "-c",
        """
        source "$1"; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        _riblets "$1" "${@: -1}"; printf '%s\\n' "${COMPREPLY[@]}"
        """, "bash", script.path(percentEncoded: false),
      ] + words.map(String.init)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.filter { $0 != " " } })
  }
}
