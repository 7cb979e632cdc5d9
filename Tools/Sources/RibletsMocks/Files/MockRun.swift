import Dispatch
import RibletsSource

#if canImport(Synchronization)
  import Synchronization
#endif

/// Mocks of files: lists, reads, scans, parses only what matters, and makes the mocks.
public struct MockRun: Sendable {
  /// What to mock, and how.
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
  /// How many files are read at a time.
  public var jobs = 1
  /// Told how far the run has come.
  public var progress: MockProgress?

  /// Makes a run that mocks nothing yet.
  public init() {}

  /// The files of the run.
  public struct Input: Sendable {
    /// Whose protocols are mocked.
    public var own: [String]
    /// Whose protocols are only inherited from.
    public var others: [String]
  }

  /// Lists the files; paths that are not there stop the run.
  public func input() throws(SwiftFiles.Failure) -> Input {
    let listed = (modules?.mocked ?? []).flatMap(\.files).filter { !SwiftFiles.isLeftOut($0, excluded) }
    return Input(
      own: try SwiftFiles(at: sources + listed, excluding: excluded, output: outputs).paths,
      others: try SwiftFiles(
        at: parents + (modules?.seen ?? []).flatMap(\.files), excluding: excluded, output: outputs
      ).paths)
  }

  /// The mocks. Files that cannot be read are among the diagnoses.
  public func mocks(of input: Input) -> MockOutput {
    let own = input.own
    let others = input.others
    let mark = options.mocksAll ? "protocol " : "@" + options.annotation
    let first = parse(own) { $0.contains(mark) }
    var files = first.files
    var diagnoses = first.diagnoses
    var parentFiles: [SourceFile] = []
    var rest = Set(own).subtracting(files.map(\.path)).union(others).subtracting(first.unreadable).sorted()
    var asked: Set<String> = []
    // Parents of parents may be anywhere, too.
    while !rest.isEmpty {
      let missing = ProtocolIndex(files + parentFiles).missingNames(in: files + parentFiles).subtracting(asked)
      if missing.isEmpty { break }
      asked.formUnion(missing)
      let found = parse(rest) { $0.mayDeclare(missing) }
      diagnoses += found.diagnoses
      parentFiles += found.files
      rest = Set(rest).subtracting(found.files.map(\.path)).subtracting(found.unreadable).sorted()
    }
    for place in files.indices { files[place].module = moduleOf(files[place].path) }
    for place in parentFiles.indices { parentFiles[place].module = moduleOf(parentFiles[place].path) }
    files.sort { $0.path < $1.path }
    parentFiles.sort { $0.path < $1.path }
    var output = MockGenerator(options).mocks(of: files, parents: parentFiles, progress: progress)
    output.diagnoses = diagnoses.sorted { $0.text < $1.text } + output.diagnoses
    return output
  }

  private struct Parsed: Sendable {
    var files: [SourceFile] = []
    var unreadable: [String] = []
    var diagnoses: [MockDiagnosis] = []
  }

  /// Reads each file once and parses those that are wanted, several at a time.
  private func parse(_ paths: [String], where isWanted: @Sendable (FileText) -> Bool) -> Parsed {
    let result = Mutex(Parsed())
    let next = Atomic(0)
    let workers = max(1, min(jobs, paths.count))
    progress?.begin(.reading, paths.count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var own = Parsed()
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < paths.count else { break }
        Self.parse(paths[place], isWanted, into: &own)
        progress?.advance()
      }
      result.withLock { all in
        all.files += own.files
        all.unreadable += own.unreadable
        all.diagnoses += own.diagnoses
      }
    }
    return result.withLock { $0 }
  }

  private static func parse(_ path: String, _ isWanted: (FileText) -> Bool, into parsed: inout Parsed) {
    func report(_ failure: SwiftFiles.Failure) {
      parsed.unreadable.append(path)
      let position = SourcePosition(file: path, line: 1, column: 1)
      parsed.diagnoses.append(MockDiagnosis(.error, at: position, failure.description))
    }
    do throws(SwiftFiles.Failure) {
      let text = try FileText(reading: path)
      guard isWanted(text) else { return }
      if let offset = text.invalidOffset { return report(.notText(path, offset: offset)) }
      parsed.files.append(SourceFile(parsing: text.bytes, path: path))
    } catch {
      report(error)
    }
  }
}
