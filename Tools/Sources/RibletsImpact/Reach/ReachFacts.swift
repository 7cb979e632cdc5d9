import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

/// The facts of all files of an app, with each name once.
struct ReachFacts: Sendable {
  /// The facts by file.
  private(set) var files: [FileFacts]
  /// The names in all files, by number.
  let names: [String]
  /// The names of each file, by their numbers.
  let namesOfFile: NumberLists

  /// Takes files that were read with their names.
  init(of files: [ModelFile]) {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    self.files = Workers.map(files.count, jobs: jobs, makeTools: {}) { FileFacts(of: files[$1].outline) }
    var table = NameTable()
    var numbers = NumberLists()
    for file in files { numbers.append(file.outline.names.all.map { table.number(of: $0) }.sorted()) }
    (names, namesOfFile) = (table.names, numbers)
    addHeirs()
  }

  /// Takes subclasses of suites for suites.
  private mutating func addHeirs() {
    var suites = Set(files.flatMap { $0.suites.map(\.name) } + ["XCTestCase"])
    var isComplete = false
    while !isComplete {
      isComplete = true
      for number in files.indices {
        for (name, base) in files[number].bases where suites.contains(base) && suites.insert(name).inserted {
          files[number].addSuite(name)
          isComplete = false
        }
      }
    }
  }

  /// The number of files.
  var count: Int { files.count }
}
