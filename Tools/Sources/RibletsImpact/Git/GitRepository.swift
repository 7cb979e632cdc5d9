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
  ///   - environment: Variables of git, such as another index.
  ///   - statuses: Those that are no failure.
  package func run(
    _ arguments: [String], input: Data = Data(), at place: String? = nil, environment: [String: String] = [:],
    accepting statuses: Set<Int32> = [0]
  ) throws(GitFailure) -> Data {
    try Self.run(arguments, in: place ?? folder, input: input, environment: environment, accepting: statuses)
  }

  /// Runs git and returns its output without the last line's end.
  package func text(of arguments: [String]) throws(GitFailure) -> String { try Self.text(of: arguments, in: folder) }

  /// The parts of an output that are separated by zeros.
  package func parts(of arguments: [String]) throws(GitFailure) -> [String] {
    try run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The links of a commit, or of the index; of the index also files with conflicts, and those that git is told not to look at.
  /// Paths are from the top on.
  func specialFiles(
    in commit: String?
  ) throws(GitFailure) -> [(path: String, isLink: Bool, isUnmerged: Bool, isUnwatched: Bool)] {
    let index = ["ls-files", "--stage", "-v", "-z", "--full-name", "--", ":/"]
    let output = [UInt8](try run(commit.map { ["ls-tree", "-r", "-z", "--full-tree", $0] } ?? index))
    // Of each a mode and an object before a tab, in the index with a letter before, and a stage behind them.
    return output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: 9), let letter = line.first else { return nil }
      let isLink = line.dropFirst(commit == nil ? 2 : 0).starts(with: "120000".utf8)
      let isUnmerged = commit == nil && line[line.index(before: tab)] != UInt8(ascii: "0")
      let isUnwatched = commit == nil && (letter == UInt8(ascii: "S") || letter > UInt8(ascii: "Z"))
      guard isLink || isUnmerged || isUnwatched else { return nil }
      return (String(decoding: line[(tab + 1)...], as: UTF8.self), isLink, isUnmerged, isUnwatched)
    }
  }

  /// The files below some folders that git leaves out, or that are outside of the repository. Paths are from the folder on that
  /// commands run in.
  package func ignoredFiles(below folders: [String]) throws(GitFailure) -> [String] {
    let folders = Set(folders).sorted().map { URL(filePath: folder + "/" + $0).standardizedFileURL.path }
      .filter(FileManager.default.fileExists)
    let inside = folders.filter { ($0 == top || $0.hasPrefix(top + "/")) && !isInAnotherRepository($0) }
    let command = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--full-name", "--"]
    let ignored = inside.isEmpty ? [] : try parts(of: command + inside).map { top + "/" + $0 }
    let outside = folders.filter { !inside.contains($0) }.flatMap(Self.files)
    return (ignored + outside).map { $0.relative(to: folder) }
  }

  /// True for a folder in a clone below the top.
  private func isInAnotherRepository(_ folder: String) -> Bool {
    var folder = folder
    while folder.count > top.count {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder + "/.git", isDirectory: &isFolder), isFolder.boolValue {
        return true
      }
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    return false
  }

  /// The files in a folder, without those that begin with a dot; of a file, itself.
  private static func files(in folder: String) -> [String] {
    if folder.hasSuffix(".swift") { return [folder] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// Settings of a developer that leave out files, stop a difference, or tell submodules of a folder that goes again.
  private static let neutral = [
    "-c", "diff.relative=false", "-c", "diff.orderFile=/dev/null", "-c", "submodule.recurse=false",
  ]

  /// Git itself, because `/usr/bin/env git` is a process more, and a merge runs git a hundred times.
  private static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { $0 + "/git" }.first { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }()

  private static func text(of arguments: [String], in folder: String) throws(GitFailure) -> String {
    let text = String(decoding: try run(arguments, in: folder, input: Data()), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func run(
    _ arguments: [String], in folder: String, input: Data, environment: [String: String] = [:],
    accepting statuses: Set<Int32> = [0]
  ) throws(GitFailure) -> Data {
    guard let program else { throw .noGit }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-C", folder] + neutral + arguments
    // Git takes no locks, writes its messages in English, and reads `:/` as the top folder.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "GIT_LITERAL_PATHSPECS": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat", "GIT_TERMINAL_PROMPT": "0",
        "LC_ALL": "C",
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
      throw .failed(command: arguments.joined(separator: " "), message: "'\(program)' cannot be run: \(error)")
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
    guard statuses.contains(process.terminationStatus) else {
      let message = String(decoding: messages.withLock { $0 }, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      throw .failed(command: arguments.joined(separator: " "), message: message)
    }
    return data
  }
}
