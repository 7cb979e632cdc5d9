import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

/// The facts of all files of an app, in one table that is written and read at once.
struct ReachFacts: Sendable {
  /// The hashes of paths and contents, by file.
  private var hashes: [UInt64] = []
  /// The names in all files, by number.
  private(set) var names: [String] = []
  /// The names of each file, by their numbers.
  private(set) var namesOfFile = NumberLists()
  /// The imports of each file: twice the number of a module's name, and 1 more behind `@testable`.
  private var imports = NumberLists()
  /// The suites of each file: its kind and the number of its name, by turns.
  private var suites = NumberLists()
  /// The marks of each file and the numbers of their texts, by turns.
  private var marks = NumberLists()
  /// False if a file has changed while it was read.
  private(set) var isOfOneState = true

  /// No files.
  init() {}

  /// Reads the files that are not among those of the last time.
  init(of files: [ModelFile], in root: String, past: ReachFacts) {
    hashes = files.map(Self.hash)
    if hashes == past.hashes {
      self = past
      return
    }
    let places = Dictionary(past.hashes.enumerated().map { ($1, $0) }) { first, _ in first }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let read = Workers.map(files.count, jobs: jobs, makeTools: FileReader.init) { [hashes] reader, number in
      places[hashes[number]] == nil ? Self.facts(of: files[number], in: root, &reader) : nil
    }
    var table = NameTable()
    // The numbers of past names in the new table; none for those that no file has any more.
    var renumbered = [UInt32?](repeating: nil, count: past.names.count)
    for (number, file) in files.enumerated() {
      if let place = places[hashes[number]] {
        append(place, of: past, &table, &renumbered)
      } else if let read = read[number], read.hash == file.contentHash {
        append(read.facts, &table)
      } else {
        // Gone or another one meanwhile: it counts as what was read of it, and is read again the next time.
        isOfOneState = false
        append(read[number]?.facts ?? FileFacts(), &table)
      }
    }
    names = table.names
  }

  private static func hash(_ file: ModelFile) -> UInt64 {
    var hash = ContentHash()
    hash.add(file.path)
    hash.add(file.contentHash)
    return hash.value
  }

  private static func facts(
    of file: ModelFile, in root: String, _ reader: inout FileReader
  ) -> (hash: UInt64, facts: FileFacts)? {
    try? reader.read(root + "/" + file.path) { bytes, _ throws(SwiftFiles.Failure) in
      (ContentHash.of(bytes), FileFacts(reading: bytes, outline: file.outline))
    }
  }

  private mutating func append(_ facts: FileFacts, _ table: inout NameTable) {
    namesOfFile.append(facts.names.map { table.number(of: $0) }.sorted())
    imports.append(facts.imports.map { table.number(of: $0.module) * 2 + ($0.isTestable ? 1 : 0) }.sorted())
    suites.append(facts.suites.flatMap { [$0.kind.number, table.number(of: $0.name)] })
    let marked = facts.marks.sorted { $0.key.rawValue < $1.key.rawValue }
    marks.append(marked.flatMap { [$0.key.rawValue, table.number(of: $0.value)] })
  }

  private mutating func append(
    _ file: Int, of past: ReachFacts, _ table: inout NameTable, _ renumbered: inout [UInt32?]
  ) {
    func number(_ old: UInt32) -> UInt32 {
      if let known = renumbered[Int(old)] { return known }
      let number = table.number(of: past.names[Int(old)])
      renumbered[Int(old)] = number
      return number
    }
    namesOfFile.append(past.namesOfFile[file].map(number))
    imports.append(past.imports[file].map { number($0 / 2) * 2 + $0 % 2 })
    suites.append(past.suites.pairs(of: file).flatMap { [$0, number($1)] })
    marks.append(past.marks.pairs(of: file).flatMap { [$0, number($1)] })
  }

  // MARK: What they say

  /// The number of files.
  var count: Int { hashes.count }

  /// The modules that a file imports.
  func imports(of file: Int) -> [FileFacts.Import] {
    imports[file].map { FileFacts.Import(module: names[Int($0 / 2)], isTestable: $0 % 2 == 1) }
  }

  /// The suites in a file, as often as it has parts of them.
  func suites(of file: Int) -> [FileFacts.Suite] {
    suites.pairs(of: file).map { FileFacts.Suite(name: names[Int($1)], kind: .init(number: $0)) }
  }

  /// The text of a mark, if a file has it.
  func text(of mark: FileFacts.Mark, in file: Int) -> String? {
    marks.pairs(of: file).first { $0.0 == mark.rawValue }.map { names[Int($0.1)] }
  }

  /// The hash of all of them.
  var fingerprint: UInt64 {
    var hash = ContentHash()
    for file in hashes { hash.add(file) }
    return hash.value
  }
}

extension ReachFacts: BinaryCoded {
  func write(to writer: inout BinaryWriter) {
    writer.write(whole: hashes)
    writer.write(names)
    writer.write(namesOfFile, imports, suites, marks)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    hashes = try reader.readWhole()
    names = try reader.read()
    namesOfFile = try reader.read()
    imports = try reader.read()
    suites = try reader.read()
    marks = try reader.read()
    let lists = [namesOfFile, imports, suites, marks]
    guard lists.allSatisfy({ $0.count == hashes.count }), namesOfFile.isBelow(names.count),
      imports.isBelow(2 * names.count), suites.isPaired(below: names.count), marks.isPaired(below: names.count)
    else { throw BinaryDamage() }
  }
}

extension NumberLists {
  /// The values of a list by twos.
  fileprivate func pairs(of list: Int) -> [(UInt32, UInt32)] {
    let range = range(of: list)
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { (values[$0], values[$0 + 1]) }
  }

  /// Returns true if each list has pairs, whose second numbers are less than some count.
  fileprivate func isPaired(below count: Int) -> Bool {
    (0..<self.count).allSatisfy { range(of: $0).count.isMultiple(of: 2) }
      && stride(from: 1, to: values.count, by: 2).allSatisfy { values[$0] < count }
  }
}

extension ImpactedSuite.Kind {
  fileprivate static let all: [Self] = [.function, .snapshot, .spec, .tests]

  fileprivate var number: UInt32 { UInt32(Self.all.firstIndex(of: self) ?? 0) }

  fileprivate init(number: UInt32) { self = number < Self.all.count ? Self.all[Int(number)] : .tests }
}
