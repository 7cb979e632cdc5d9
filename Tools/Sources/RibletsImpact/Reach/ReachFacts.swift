import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

/// The facts of all parts of an app, with each name once.
struct ReachFacts: Sendable {
  /// The facts by part, in the order of files.
  private(set) var parts: [PartFacts]
  /// The names in all parts.
  let table: NameTable
  /// The names of each part, by their numbers.
  let namesOfPart: NumberLists
  /// The names of what each part may make an instance of, by their numbers.
  let constructedByPart: NumberLists

  /// Takes files that were read with their names.
  ///
  /// - Parameter readers: Names by which the app opens files, besides those that are known.
  init(of files: [ModelFile], readers: Set<String> = []) {
    let readers = PartFacts.readers.union(readers)
    let marking = PartFacts.marking.union(readers)
    let hasContracts = files.contains { $0.outline.imports.contains { $0.moduleName == "RibletsHTTPTesting" } }
    var table = NameTable(marking.sorted())
    var (numbers, constructed) = (NumberLists(), NumberLists())
    // The number of each file's first part.
    var starts: [Int] = []
    for file in files {
      starts.append(numbers.count)
      let ofFile = file.outline.names.map { table.number(of: $0) }
      let hasMarks = file.outline.types.contains { !$0.marks.isEmpty }
      for part in file.outline.parts {
        var all = part.names.all.map { ofFile[Int($0)] }
        // `@mockable(typealias: Item = Price)` has the mock use `Price`.
        if hasMarks {
          all += file.outline.types[part.types].flatMap { $0.marks.flatMap(\.names) }.map { table.number(of: $0) }
        }
        numbers.append(all)
        constructed.append(part.names.constructed.lazy.map { ofFile[Int($0)] })
      }
    }
    (self.table, namesOfPart, constructedByPart) = (table, numbers, constructed)
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    parts = Workers.map(files.count, jobs: jobs, makeTools: {}) { [numbers, starts] _, file in
      let outline = files[file].outline
      let imports = PartFacts.imports(of: outline)
      return outline.parts.enumerated().map { place, part in
        // The first numbers are those of the marking names.
        let isMarked = numbers[starts[file] + place].contains { $0 < marking.count }
        return PartFacts(
          of: part, in: outline, imports: imports, readers: readers, hasContracts: hasContracts, isMarked: isMarked)
      }
    }
    .flatMap(\.self)
    let aliases = files.flatMap { $0.outline.types.filter { $0.keyword == .typealias && $0.scopes.isEmpty } }
    let names = Dictionary(
      aliases.map { ($0.name, String(OwnTypes.head(of: $0.inherited.first ?? $0.name))) }, uniquingKeysWith: { $1 })
    for number in parts.indices { parts[number].resolve(names) }
    addHeirs()
  }

  /// Takes subclasses of suites for suites.
  private mutating func addHeirs() {
    var suites = Set(parts.flatMap { $0.suites.map(\.name) } + ["XCTestCase"])
    var isComplete = false
    while !isComplete {
      isComplete = true
      for number in parts.indices {
        for (name, base) in parts[number].bases where suites.contains(base) && suites.insert(name).inserted {
          parts[number].addSuite(name)
          isComplete = false
        }
      }
    }
  }

  /// The names in all parts, by number.
  var names: [String] { table.names }

  /// The number of a name, if a part has it.
  func number(of name: String) -> UInt32? { table.number(ifKnown: name) }

  /// The number of parts.
  var count: Int { parts.count }
}
