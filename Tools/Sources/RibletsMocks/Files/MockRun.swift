public import RibletsReading

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
  /// The number of files that are read, and of mocks that are made, at a time.
  public var jobs = 1
  /// Further diagnoses for a run in which a protocol inherits from one that is not among the files.
  public var hints: [MockDiagnosis] = []
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
  public func mocks(of input: Input) -> MockOutput { mocks(from: FileReading(of: input, by: self)) }

  /// The results of a run.
  public struct Outcome: Sendable {
    /// For each output, whether it had another content, or was not there.
    public var changes: [Bool]
    /// The errors and warnings of the run.
    public var diagnoses: [MockDiagnosis]
    /// The values that the mocks were made from. A program that ends now may keep it, and save the time to free it.
    public var workings: any Sendable
  }

  /// Makes the mocks and writes them to the outputs, each whole or not at all.
  public func update(_ input: Input) throws(OutputFile.Failure) -> Outcome {
    let reading = FileReading(of: input, by: self)
    let output = mocks(from: reading)
    var changes: [Bool] = []
    for (number, path) in outputs.enumerated() {
      changes.append(try OutputFile(path, output.file(number, of: outputs.count)).update())
    }
    return Outcome(changes: changes, diagnoses: output.diagnoses, workings: (output, reading))
  }

  private func mocks(from reading: FileReading) -> MockOutput {
    let models = reading.models
    var output = MockGenerator(options).mocks(of: models.own, parents: models.parents, jobs: jobs, progress: progress)
    let failures = modules?.users.map { output.choose(namedIn: $0) } ?? []
    let ofFiles = reading.records.flatMap(\.strayMarks) + output.diagnoses
    output.diagnoses =
      (reading.records.compactMap(\.failure) + failures).sorted { $0.text < $1.text } + MockGenerator.unique(ofFiles)
    if output.diagnoses.contains(where: \.isOfMissingParent) { output.diagnoses += hints }
    return output
  }
}
