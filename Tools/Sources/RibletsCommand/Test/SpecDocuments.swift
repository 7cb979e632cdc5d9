import Foundation
import RibletsBuildCommands
import RibletsImpact

/// The documents that a run of specs writes at its end: RibletsSpec does so if a variable names the folder.
struct SpecDocuments {
  private let folder: URL

  init(in path: String) { folder = URL(filePath: path).standardizedFileURL }

  /// The records of the specs, from which the documents are made.
  private var records: URL { folder.appending(path: ".books") }

  var variables: [String: String] { ["RIBLETS_LIVING_DOCS": folder.path] }

  /// Makes the folder, and removes the records of earlier runs: their specs would come back as if they had been run now.
  func prepare() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if FileManager.default.fileExists(atPath: records.path) { try FileManager.default.removeItem(at: records) }
    } catch {
      throw CommandFailure("Cannot write to '\(folder.path)': \(error.localizedDescription)", .cannotCreate)
    }
  }

  /// Says how many examples there are, and where the documents are.
  func say() {
    let markdown = try? String(contentsOf: folder.appending(path: "specs.md"), encoding: .utf8)
    guard FileManager.default.fileExists(atPath: records.path), let markdown else {
      return CommandOutput.say("The specs ended before they had written their documents.")
    }
    if let summary = markdown.split(separator: "\n").first(where: { !$0.hasPrefix("#") }) {
      CommandOutput.say(String(summary))
    }
    CommandOutput.say("Written: \(folder.path)/index.html, specs.md, specs.json, xunit.xml")
  }

  /// Returns the specs among the tests.
  static func specs(of choice: TestChoice) throws(CommandFailure) -> TestChoice {
    let specs = choice.only { $0.name.hasSuffix("Spec") }
    guard specs.count > 0 else {
      throw CommandFailure("There is no spec: no type of tests has a name that ends in Spec.", .missingInput)
    }
    return specs
  }
}
