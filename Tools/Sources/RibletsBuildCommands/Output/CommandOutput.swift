package import ArgumentParser
import Foundation
import RibletsMocks

/// The output of subcommands: their results and error messages.
package enum CommandOutput {
  /// Prints a result, or writes it to a file: whole or not at all.
  package static func write(_ text: String, to file: String?) throws {
    let data = Data((text + "\n").utf8)
    guard let file else {
      do {
        return try FileHandle.standardOutput.write(contentsOf: data)
      } catch {
        throw fail("Cannot print the result: standard output takes no more.", .cannotCreate)
      }
    }
    do {
      try data.write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw fail("Cannot write '\(file)': \(obstacle(to: file)).", .cannotCreate)
    }
  }

  /// Writes a file unless it has that content already: whole or not at all.
  ///
  /// - Returns: Whether it had another content, or was not there.
  @discardableResult
  static func update(_ file: String, to text: String) throws(CommandFailure) -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file) == data { return false }
    do {
      try data.write(to: URL(filePath: file), options: .atomic)
      return true
    } catch {
      throw CommandFailure("Cannot write '\(file)': \(obstacle(to: file)).", .cannotCreate)
    }
  }

  /// The failure of a file that cannot be written, for a reason of the system.
  static func failure(toWrite file: String, _ reason: String) -> CommandFailure {
    var obstacle = obstacle(to: file)
    if obstacle == "the system refused" { obstacle += " (\(reason))" }
    return CommandFailure("Cannot write '\(file)': \(obstacle).", .cannotCreate)
  }

  /// Fails if a file certainly cannot be written, before much work is done for it.
  package static func check(_ file: String?) throws(CommandFailure) {
    guard let file else { return }
    let obstacle = obstacle(to: file)
    if obstacle != "the system refused" { throw CommandFailure("Cannot write '\(file)': \(obstacle).", .cannotCreate) }
  }

  /// Says something on standard error.
  package static func say(_ text: String) {
    // Where nobody can hear it, the exit code still tells.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  private static func obstacle(to file: String) -> String {
    let folder = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), isDirectory.boolValue {
      return "it is a folder"
    }
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    if type == .typeSocket || type == .typeBlockSpecial { return "it is neither a file nor a pipe nor a terminal" }
    return FileManager.default.fileExists(atPath: folder) ? "the system refused" : "there is no folder '\(folder)'"
  }

  /// Says what went wrong on standard error, and gives what to throw.
  package static func fail(_ text: String, _ status: ExitStatus) -> ExitCode {
    say(TerminalStyle.standardError.error + " " + text)
    return ExitCode(status.rawValue)
  }
}

extension CommandOutput {
  /// Says why a subcommand cannot do its work, with the place where there is one, and gives what to throw.
  package static func fail(_ failure: CommandFailure) -> ExitCode {
    guard let diagnosis = failure.diagnosis else { return fail(failure.description, failure.status) }
    say(TerminalStyle.standardError.text(of: diagnosis))
    return ExitCode(failure.status.rawValue)
  }
}

/// The exit status of `riblets` when it does not succeed; above 1 as in sysexits.h.
package enum ExitStatus: Int32 {
  /// The work was done and its result is not good enough.
  case incomplete = 1
  case wrongArguments = 64
  case badData = 65
  case missingInput = 66
  case cannotCreate = 73
}

/// The reason for which a subcommand cannot do its work.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String
  package let status: ExitStatus
  /// The same with its place, where it is in a file of the user.
  let diagnosis: MockDiagnosis?

  package init(_ text: String, _ status: ExitStatus) {
    description = text
    self.status = status
    diagnosis = nil
  }

  init(_ failure: InputFileFailure) {
    description = failure.description
    status = .badData
    diagnosis = failure.diagnosis
  }
}
