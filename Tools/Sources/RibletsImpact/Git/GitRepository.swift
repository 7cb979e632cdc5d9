package import Foundation
import RibletsSource
import Synchronization

/// A git repository, and a folder in it.
package struct GitRepository: Sendable {
  /// The folder that commands run in.
  package let folder: String
  /// The folder of the repository.
  package let top: String

  /// Looks for the repository around a folder.
  package init(around folder: String) throws(GitFailure) {
    self.folder = folder
    do throws(GitFailure) {
      top = try Self.text(of: ["rev-parse", "--show-toplevel"], in: folder)
    } catch {
      guard case .failed = error else { throw error }
      throw .noRepository(folder: folder)
    }
  }

  /// Runs git and returns its output.
  ///
  /// - Parameters:
  ///   - place: Another folder of the repository to run in.
  ///   - statuses: Those that are no failure.
  package func run(
    _ arguments: [String], input: Data = Data(), at place: String? = nil, accepting statuses: Set<Int32> = [0]
  ) throws(GitFailure) -> Data {
    try Self.run(arguments, in: place ?? folder, input: input, accepting: statuses)
  }

  /// Runs git and returns its output without the last line's end.
  package func text(of arguments: [String]) throws(GitFailure) -> String { try Self.text(of: arguments, in: folder) }

  /// The parts of an output that are separated by zeros.
  package func parts(of arguments: [String]) throws(GitFailure) -> [String] {
    try run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The links of a commit, or of the index, by paths from the top on, and files of the index with conflicts.
  func files(in commit: String?) throws(GitFailure) -> [(path: String, isLink: Bool, isUnmerged: Bool)] {
    let index = ["ls-files", "--stage", "-z", "--full-name", "--", ":/"]
    let output = try run(commit.map { ["ls-tree", "-r", "-z", "--full-tree", $0] } ?? index)
    // Of each a mode, an object, and in the index a stage, before a tab.
    return output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: 9) else { return nil }
      let isLink = line.starts(with: "120000".utf8)
      let isUnmerged = commit == nil && line[line.index(before: tab)] != UInt8(ascii: "0")
      guard isLink || isUnmerged else { return nil }
      return (String(decoding: line[(tab + 1)...], as: UTF8.self), isLink, isUnmerged)
    }
  }

  /// The files below some folders that git leaves out. Paths are from the folder on that commands run in.
  package func ignoredFiles(below folders: [String]) throws(GitFailure) -> [String] {
    let folders = Set(folders).sorted().map { folder + "/" + $0 }.filter(FileManager.default.fileExists)
    if folders.isEmpty { return [] }
    let command = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--full-name", "--"]
    return try parts(of: command + folders).map { (top + "/" + $0).relative(to: folder) }
  }

  /// Writes all files of a commit into a folder, without its submodules; what is checked out stays as it is.
  package func write(_ commit: String, to target: URL) throws(GitFailure) {
    try? FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let place = target.path(percentEncoded: false)
    let environment = try environment(of: target)
    _ = try Self.run(Self.whole + ["read-tree", commit], in: place, input: Data(), environment: environment)
    // With what the index knows of each file then, it need not be read again to be stored.
    _ = try Self.run(
      Self.whole + ["checkout-index", "--all", "--index"], in: place, input: Data(), environment: environment)
  }

  /// Changes the files of a folder that ``write(_:to:)`` has filled to those of another tree.
  ///
  /// - Parameter tree: The tree that the folder was stored as.
  func update(_ folder: URL, from tree: String, to other: String) throws(GitFailure) {
    _ = try Self.run(
      Self.whole + Self.linked + ["read-tree", "--reset", "-u", tree, other], in: folder.path(percentEncoded: false),
      input: Data(),
      environment: try environment(of: folder))
  }

  /// A link to a file changes when the file's entry was changed.
  private static let linked = ["-c", "core.trustctime=false"]
  /// All files, also where only some of them are checked out.
  private static let whole = ["-c", "core.sparseCheckout=false"]

  private func environment(of folder: URL) throws(GitFailure) -> [String: String] {
    [
      "GIT_DIR": try text(of: ["rev-parse", "--absolute-git-dir"]), "GIT_WORK_TREE": folder.path(percentEncoded: false),
      "GIT_INDEX_FILE": folder.appending(path: ".git-index").path(percentEncoded: false),
    ]
  }

  /// Stores the files of a folder that ``write(_:to:)`` has filled, with what was changed in it since.
  ///
  /// - Returns: The name of the tree.
  package func tree(of folder: URL) throws(GitFailure) -> String {
    let place = folder.path(percentEncoded: false)
    let environment = try environment(of: folder)
    // A tracked file may get a name that is ignored; what commands leave for themselves is not the commit's.
    let others = [".git-index*", "**/.build/**", "**/.riblets/journal/**"].map { ":(exclude,glob)" + $0 }
    _ = try Self.run(
      Self.whole + Self.linked + ["add", "--all", "--force", "--", "."] + others, in: place, input: Data(),
      environment: environment)
    let output = try Self.run(["write-tree"], in: place, input: Data(), environment: environment)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func text(of arguments: [String], in folder: String) throws(GitFailure) -> String {
    let text = String(decoding: try run(arguments, in: folder, input: Data()), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func run(
    _ arguments: [String], in folder: String, input: Data, environment: [String: String] = [:],
    accepting statuses: Set<Int32> = [0]
  ) throws(GitFailure) -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // What is looked at is not locked, and messages are the same in every language.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0",
      ].merging(environment) { $1 }
    ) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    let feed = input.isEmpty ? nil : Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = feed ?? FileHandle.nullDevice
    // `waitUntilExit` looks every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      throw .noGit
    }
    // All three at a time: a pipe that nobody empties stops git.
    let group = DispatchGroup()
    let messages = Mutex(Data())
    DispatchQueue.global().async(group: group) {
      try? feed?.fileHandleForWriting.write(contentsOf: input)
      try? feed?.fileHandleForWriting.close()
    }
    DispatchQueue.global().async(group: group) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      messages.withLock { $0 = data }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    end.wait()
    if process.terminationStatus == 127 { throw .noGit }
    guard statuses.contains(process.terminationStatus) else {
      let message = String(decoding: messages.withLock { $0 }, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      throw .failed(command: arguments.joined(separator: " "), message: message)
    }
    return data
  }
}
