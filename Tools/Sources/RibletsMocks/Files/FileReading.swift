import RibletsSource

/// The files of a run with what they declare: read, or known from the last run.
struct FileReading: Sendable {
  private(set) var records: [FileRecord] = []
  private let memory: MockMemory?
  private let scan: FileScan
  private let jobs: Int
  private let progress: MockProgress?

  init(of input: MockRun.Input, by run: MockRun, memory: MockMemory? = nil) {
    self.memory = memory
    scan = FileScan(run.options)
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
    guard let known = memory?.files[file.path], known.record.isOwn == isOwn else {
      return scan.record(of: file, isOwn: isOwn, isWanted: false, &reader)
    }
    if file.identity != .missing, known.record.identity == file.identity, known.record.failure == nil,
      let record = remembered(known)
    {
      return record
    }
    return scan.record(of: file, isOwn: isOwn, isWanted: false, &reader)
  }

  /// What is known of a file. Whether others inherit from it is found out anew.
  private func remembered(_ known: MockMemory.KnownFile) -> FileRecord? {
    var record = known.record
    guard record.isMarked else { return record }
    record.model = memory?.model(of: known)
    return record.model == nil ? nil : record
  }

  /// Parses the files that declare what others inherit from. Parents of parents may be anywhere, too.
  private mutating func readParents() {
    var search = ParentSearch()
    for record in records { if let model = record.model { search.add(model) } }
    while true {
      let names = search.next()
      if names.isEmpty { return }
      let places = records.indices.filter { place in
        records[place].model == nil && records[place].declaredNames.contains { names.contains($0) }
      }
      let files = places.map { records[$0] }
      progress?.begin(.reading, files.count)
      let found = Workers.map(files.count, jobs: jobs, makeTools: FileReader.init) { [self] reader, number in
        defer { progress?.advance() }
        return parent(files[number], &reader)
      }
      for (place, record) in zip(places, found) {
        records[place] = record
        if let model = record.model { search.add(model) }
      }
    }
  }

  private func parent(_ file: FileRecord, _ reader: inout FileReader) -> FileRecord {
    if let known = memory?.files[file.path], known.model != nil, known.record.hash == file.hash {
      var record = file
      record.model = memory?.model(of: known)
      if record.model != nil { return record }
    }
    var record = scan.record(
      of: .init(path: file.path, identity: file.identity), isOwn: file.isOwn, isWanted: true, &reader)
    // Needed again, when nobody inherits from it any more.
    if record.failure == nil, record.model != nil { record.declaredNames = file.declaredNames }
    return record
  }

  /// The bytes in which each model is kept; those of models that are as they were are not made again.
  func modelBytes(jobs: Int) -> [[UInt8]?] {
    Workers.map(records.count, jobs: jobs, makeTools: {}) { _, number in
      let record = records[number]
      guard let model = record.model else { return nil }
      if let known = memory?.files[record.path], known.record.hash == record.hash,
        let bytes = memory?.modelBytes(of: known)
      {
        return bytes
      }
      var writer = BinaryWriter()
      model.write(to: &writer)
      return writer.bytes
    }
  }

  /// The mocks of the last run, and what is not as it was then.
  var pastMocks: PastMocks {
    guard let memory else { return PastMocks() }
    var files: Set<UInt64> = []
    var names: Set<UInt64> = []
    var hasChangedActors = false
    func note(_ path: String, _ models: [SourceFile?]) {
      files.insert(ContentHash.of(path))
      for case let model? in models {
        names.formUnion(ParentSearch.declaredNames(of: model))
        names.formUnion(model.aliases.map { ContentHash.of($0.name) })
        if model.declaresGlobalActor { hasChangedActors = true }
      }
    }
    var count = 0
    for record in records {
      guard let known = memory.files[record.path] else {
        note(record.path, [record.model])
        continue
      }
      count += 1
      let isSame =
        known.record.hash == record.hash && (known.model != nil) == (record.model != nil)
        && known.record.isMarked == record.isMarked && known.record.isOwn == record.isOwn
        && known.record.module == record.module
      if !isSame { note(record.path, [record.model, memory.model(of: known)]) }
    }
    if count < memory.files.count {
      let paths = Set(records.lazy.map(\.path))
      for (path, known) in memory.files where !paths.contains(path) { note(path, [memory.model(of: known)]) }
    }
    // Attributes everywhere may mean something else, or names be seen where they were not.
    let hadModules = memory.files.values.contains { $0.record.module != nil }
    if hasChangedActors || hadModules != records.contains(where: { $0.module != nil }) { return PastMocks() }
    return PastMocks(memory.mocks, changedFiles: files, changedNames: names)
  }
}

extension SourceFile {
  /// Whether it declares an attribute that isolates.
  fileprivate var declaresGlobalActor: Bool {
    types.contains { $0.attributes.contains { $0.name == "globalActor" } }
  }
}
