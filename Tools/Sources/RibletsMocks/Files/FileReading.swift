import RibletsReading
import RibletsSource

/// The files of a run with what they declare.
struct FileReading: Sendable {
  private(set) var records: [FileRecord] = []
  private let scan: FileScan
  private let jobs: Int
  private let progress: MockProgress?
  private let annotation: String
  private let moduleOf: @Sendable (String) -> String?

  init(of input: MockRun.Input, by run: MockRun) {
    scan = FileScan(mark: run.options.mocksAll ? "protocol " : "@" + run.options.annotation)
    annotation = run.options.annotation
    jobs = run.jobs
    moduleOf = run.moduleOf
    progress = run.progress
    let own = input.otherFiles.isEmpty ? [] : Set(input.ownFiles.lazy.map(\.path))
    let others = input.otherFiles.filter { !own.contains($0.path) }
    records = read(
      input.ownFiles.map { ($0, isOwn: true) } + others.map { ($0, isOwn: false) }, isWanted: false)
    readParents()
    for place in records.indices where records[place].model != nil {
      if let module = moduleOf(records[place].file.path) { records[place].model?.module = module }
    }
  }

  /// - Parameter isWanted: True if they are parsed in any case.
  private func read(_ files: [(FolderWalk.File, isOwn: Bool)], isWanted: Bool) -> [FileRecord] {
    progress?.begin(.reading, files.count)
    return Workers.map(files.count, jobs: jobs, makeTools: FileReader.init) { reader, number in
      defer { progress?.advance() }
      let (file, isOwn) = files[number]
      let scanned = scan.read(file, mayBeMarked: isOwn, isWanted: isWanted, &reader)
      return FileRecord(of: file, isOwn: isOwn, scanned, annotation: annotation)
    }
  }

  /// Parses the files that declare what others inherit from. Parents of parents may be anywhere, too.
  private mutating func readParents() {
    var search = ParentSearch()
    for place in records.indices { if let names = records[place].names { search.add(names) } }
    while let names = search.next() {
      let places = records.indices.filter { place in
        guard records[place].names == nil, !names.isDisjoint(with: records[place].declaredNames) else { return false }
        guard moduleOf(records[place].file.path) == "Riblets" else { return true }
        // Its protocols are known; that it is there tells that the app uses it.
        records[place].model = SourceFile(parsing: [], path: records[place].file.path)
        return !names.subtracting(StandardProtocols.ofRiblets).isDisjoint(with: records[place].declaredNames)
      }
      let found = read(places.map { (records[$0].file, records[$0].isOwn) }, isWanted: true)
      for (place, record) in zip(places, found) {
        records[place] = record
        if let names = record.names { search.add(names) }
      }
    }
  }

  /// Returns the declarations of the files, in the order in which the first of a name wins: those whose protocols are
  /// mocked, then those that others inherit from.
  var models: (own: [SourceFile], parents: [SourceFile]) {
    let parents = records.filter { !$0.isMarked }.compactMap(\.model)
    return (records.filter(\.isMarked).compactMap(\.model), parents.sorted { $0.path < $1.path })
  }
}
