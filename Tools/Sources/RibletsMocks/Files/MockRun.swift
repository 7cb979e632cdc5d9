public import RibletsReading
import RibletsSource
import Synchronization

/// Mocks of files: lists, reads, scans, parses only what matters, and makes the mocks.
public struct MockRun: Sendable {
  /// The choice of protocols to mock, and of the form of their mocks.
  public var options = MockOptions()
  /// Files and folders whose protocols are mocked.
  public var sources: [String] = []
  /// Files and folders whose protocols are only inherited from.
  public var parents: [String] = []
  /// More of both, by module.
  public var modules: ModuleList?
  /// Tells which module a file belongs to. A protocol of a known module is inherited from only where that is imported.
  public var moduleOf: @Sendable (String) -> String? = { _ in nil }
  /// Endings of names of files that are left out.
  public var excluded: [String] = []
  /// Files that the run will write.
  public var outputs: [String] = []
  /// True if an output is a pipe or a device, which has to be written also if nothing changed.
  public var writesStreams: Bool { outputs.contains(where: OutputFile.isStream) }
  /// True if only the mocks that files name are made: what these say is not in a cache.
  public var isChosen: Bool { modules?.users != nil }
  /// The number of files that are read, and of mocks that are made, at a time.
  public var jobs = 1
  /// Further diagnoses for a run in which a protocol inherits from one that is not among the files.
  public var hints: [MockDiagnosis] = []
  /// The number of bytes of mocks that wait in memory before any go to a file.
  var draftLimit = DraftFile.limit
  /// Told how far the run has come.
  public var progress: MockProgress?

  /// Makes a run that mocks nothing yet.
  public init() {}

  /// The files of the run.
  public struct Input: Sendable {
    /// The paths of the files whose protocols are mocked.
    public var own: [String] { ownFiles.map(\.path) }
    /// The paths of the files whose protocols are only inherited from.
    public var others: [String] { otherFiles.map(\.path) }

    let ownFiles: [FolderWalk.File]
    let otherFiles: [FolderWalk.File]
  }

  /// Lists the files; paths that are not there stop the run.
  public func input() throws(SwiftFiles.Failure) -> Input {
    let listed = (modules?.mocked ?? []).flatMap(\.files).filter { !SwiftFiles.isLeftOut($0, excluded) }
    let seen = (modules?.seen ?? []).flatMap(\.files)
    return Input(
      ownFiles: try SwiftFiles(at: sources + listed, excluding: excluded, output: outputs, jobs: jobs).files,
      otherFiles: try SwiftFiles(at: parents + seen, excluding: excluded, output: outputs, jobs: jobs).files)
  }

  /// The mocks. Files that cannot be read are among the diagnoses.
  public func mocks(of input: Input) -> MockOutput {
    mocks(from: FileReading(of: input, by: self), since: nil, with: MockMaking(jobs: jobs, progress: progress))
  }

  /// The results of a run.
  public struct Outcome: Sendable {
    /// For each output, whether it had another content, or was not there.
    public var changes: [Bool]
    /// The number of mocks that were made; the others are those of the last run.
    public var madeCount: Int
    /// The errors and warnings of the run.
    public var diagnoses: [MockDiagnosis]
    /// The values that the mocks were made from. A program that ends now may keep it, and save the time to free it.
    public var workings: any Sendable
  }

  /// Makes the mocks and writes them to the outputs, each whole or not at all.
  ///
  /// - Parameter cache: What is known from the last run, and what the next one may know.
  public func update(_ input: Input, cache: MockCache?) throws(OutputFile.Failure) -> Outcome {
    if let cache, let memory = cache.memory {
      do throws(OutputFile.Failure) {
        return try update(input, cache: cache, memory: memory)
      } catch  where error.code == PastOutput.isLost {
        // Somebody else wrote to the output meanwhile.
      }
    }
    return try update(input, cache: cache, memory: nil)
  }

  private func update(
    _ input: Input, cache: MockCache?, memory: MockMemory?
  ) throws(OutputFile.Failure) -> Outcome {
    let now = FileIdentity.now
    let reading = FileReading(of: input, by: self, memory: memory)
    let past = memory.map { memory in
      outputs.compactMap(PastOutput.init).filter { memory.outputs.contains($0.identity) }
    }
    let isKept = past.map { $0.map(\.identity) == memory?.outputs } ?? false
    let making = MockMaking(
      jobs: jobs, progress: progress,
      draft: writesStreams || isChosen ? nil : outputs.first.map { DraftFile(for: $0, limit: draftLimit) })
    var made = mocks(from: reading, since: isKept ? FileChanges(reading) : nil, with: making)
    let files = made.files(outputs.count)
    made.place(in: files)
    let output = made
    let next = cache?.memory(of: output, reading, now: now)
    let changes = try write(files, past: isKept ? past ?? [] : [], besides: next)
    let outcome = Outcome(
      changes: changes, madeCount: output.entries.count(where: \.isNew), diagnoses: output.diagnoses,
      workings: (output, reading))
    if let next { cache?.save(next, output.diagnoses, outputs: outputs) }
    return outcome
  }

  /// Writes the outputs while what the next run may know is made.
  private func write(
    _ files: [FileParts], past: [PastOutput], besides next: MockMemoryWriter?
  ) throws(OutputFile.Failure) -> [Bool] {
    let written = Mutex<Result<[Bool], OutputFile.Failure>>(.success([]))
    Workers.run(1 + (next?.count ?? 0), jobs: jobs, makeTools: {}) { _, number in
      if number > 0 {
        next?.make(number - 1)
        return
      }
      let result = Result { () throws(OutputFile.Failure) in
        var changes: [Bool] = []
        for (number, path) in outputs.enumerated() {
          let past = number < past.count ? past[number] : nil
          changes.append(try OutputFile(path, files[number], past: past).update())
        }
        return changes
      }
      written.withLock { $0 = result }
    }
    return try written.withLock { $0 }.get()
  }

  /// - Parameter changes: What is not as it was in the last run; `nil` if all mocks have to be made.
  private func mocks(from reading: FileReading, since changes: FileChanges?, with making: MockMaking) -> MockOutput {
    var output = changes.flatMap { ChangedMocks($0, in: reading, options)?.output(making) }
    if output == nil {
      let models = reading.models()
      let past = changes.flatMap { changes in reading.memory.map { PastMocks($0.mocks, changes) } }
      output = MockGenerator(options).mocks(
        of: models.own, parents: models.parents, past: past ?? PastMocks(), with: making)
    }
    var whole = output ?? MockOutput(options: options)
    let failures = modules?.users.map { whole.choose(namedIn: $0) } ?? []
    let ofFiles = reading.records.flatMap(\.strayMarks) + whole.diagnoses
    whole.diagnoses =
      (reading.records.compactMap(\.failure) + failures).sorted { $0.text < $1.text } + MockGenerator.unique(ofFiles)
    if whole.diagnoses.contains(where: \.isOfMissingParent) { whole.diagnoses += hints }
    return whole
  }
}
