import RibletsReading
import RibletsSource

/// The files of a run with what they declare: read, or known from the last run.
struct FileReading: Sendable {
  private(set) var records: [FileRecord] = []
  let memory: MockMemory?
  private let scan: FileScan
  private let jobs: Int
  private let progress: MockProgress?
  private let annotation: String

  init(of input: MockRun.Input, by run: MockRun, memory: MockMemory? = nil) {
    self.memory = memory
    scan = FileScan(mark: run.options.mocksAll ? "protocol " : "@" + run.options.annotation)
    annotation = run.options.annotation
    jobs = run.jobs
    progress = run.progress
    read(input)
    readParents()
    for place in records.indices {
      let module = run.moduleOf(records[place].path)
      records[place].module = module
      if module != nil { records[place].model?.module = module }
    }
  }

  /// Reads each file that is not as it was.
  private mutating func read(_ input: MockRun.Input) {
    let own = input.otherFiles.isEmpty ? [] : Set(input.ownFiles.lazy.map(\.path))
    let others = input.otherFiles.filter { !own.contains($0.path) }
    let files = input.ownFiles + others
    let ownCount = input.ownFiles.count
    progress?.begin(.reading, files.count)
    records = Workers.map(files.count, jobs: jobs, makeTools: FileReader.init) { [self] reader, number in
      defer { progress?.advance() }
      return record(of: files[number], isOwn: number < ownCount, &reader)
    }
  }

  private func record(of file: FolderWalk.File, isOwn: Bool, _ reader: inout FileReader) -> FileRecord {
    guard let known = memory?.files[file.path], known.record.isOwn == isOwn, file.identity != .missing,
      known.record.identity == file.identity, known.record.failure == nil
    else {
      return FileRecord(
        of: file.path, isOwn: isOwn, scan.read(file, mayBeMarked: isOwn, isWanted: false, &reader),
        annotation: annotation)
    }
    var record = known.record
    // Whether others inherit from it is found out anew.
    if !record.isMarked { record.names = nil }
    return record
  }

  /// Parses the files that declare what others inherit from. Parents of parents may be anywhere, too.
  private mutating func readParents() {
    var search = ParentSearch()
    for place in records.indices { if let names = records[place].names { search.add(names) } }
    while let names = search.next() {
      let places = records.indices.filter { place in
        records[place].names == nil && names.holdsAny(of: records[place].declaredNames)
      }
      let files = places.map { records[$0] }
      progress?.begin(.reading, files.count)
      let found = Workers.map(files.count, jobs: jobs, makeTools: FileReader.init) { [self] reader, number in
        defer { progress?.advance() }
        return parent(files[number], &reader)
      }
      for (place, record) in zip(places, found) {
        records[place] = record
        if let names = record.names { search.add(names) }
      }
    }
  }

  private func parent(_ file: FileRecord, _ reader: inout FileReader) -> FileRecord {
    if let known = memory?.files[file.path], known.model != nil, known.record.hash == file.hash {
      var record = file
      record.names = known.record.names
      return record
    }
    return parsed(file, &reader)
  }

  /// The file, read again to know what it declares.
  private func parsed(_ file: FileRecord, _ reader: inout FileReader) -> FileRecord {
    let scanned = scan.read(
      .init(path: file.path, identity: file.identity), mayBeMarked: file.isOwn, isWanted: true, &reader)
    var record = FileRecord(of: file.path, isOwn: file.isOwn, scanned, annotation: annotation)
    // Needed again, when nobody inherits from it any more.
    if record.failure == nil, record.model != nil { record.declaredNames = file.declaredNames }
    return record
  }

  /// Returns the declarations of a file; `nil` if they were not asked for.
  func model(at place: Int) -> SourceFile? {
    guard records[place].names != nil else { return nil }
    if let model = records[place].model { return model }
    var model = memory?.files[records[place].path].flatMap { memory?.model(of: $0) }
    if model == nil {
      var reader = FileReader()
      model = parsed(records[place], &reader).model
    }
    model?.module = records[place].module
    return model
  }

  /// Returns the declarations of the files, in the order in which the first of a name wins: those whose protocols are
  /// mocked, then those that others inherit from.
  ///
  /// - Parameter places: Of the files; of all of them unless told.
  func models(at places: [Int]? = nil) -> (own: [SourceFile], parents: [SourceFile]) {
    let places = places ?? Array(records.indices)
    let found = Workers.map(places.count, jobs: jobs, makeTools: {}) { _, number in model(at: places[number]) }
    var own: [SourceFile] = []
    var parents: [SourceFile] = []
    for (place, model) in zip(places, found) {
      guard let model else { continue }
      if records[place].isMarked { own.append(model) } else { parents.append(model) }
    }
    parents.sort { $0.path < $1.path }
    return (own, parents)
  }
}
