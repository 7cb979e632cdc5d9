import RibletsReading
import RibletsSource

/// Mocks as source, and what there is to say about them.
public struct MockOutput: Sendable {
  let options: MockOptions
  var entries: [MockEntry] = []
  /// The imports and modules that mocks take over from the files of their protocols, by their hashes.
  var surroundings: [UInt64: MockSurroundings] = [:]
  /// True if all mocks that were asked for have names of their own, and nothing was wrong with an annotation.
  var isWhole = false
  /// The reports on what cannot be mocked, and on what deserves a look, in the order of the input.
  public var diagnoses: [MockDiagnosis] = []
  /// The values that it was made from, which take time to free.
  var workings: [any Sendable] = []

  init(options: MockOptions) {
    self.options = options
  }

  /// The names of the mocks, in order.
  public var names: [String] { entries.compactMap { $0.memo.text == nil ? nil : $0.memo.name } }

  /// All mocks as one file. Of a run that kept mocks, only what is new.
  public var text: String { String(decoding: file(0, of: 1).newBytes, as: UTF8.self) }

  /// The mocks as several files. A mock stays in its file as long as the number of files is the same.
  public func shards(_ count: Int) -> [String] {
    (0..<max(count, 1)).map { String(decoding: file($0, of: max(count, 1)).newBytes, as: UTF8.self) }
  }

  /// The mocks that belong to one of so many files, in order.
  private func places(in number: Int, of count: Int) -> [Int] {
    entries.indices.filter { place in
      entries[place].memo.text != nil
        && (count == 1 || entries[place].memo.name.stableHash % UInt64(count) == UInt64(number))
    }
  }

  /// So many files.
  func files(_ count: Int) -> [FileParts] { (0..<count).map { file($0, of: count) } }

  /// One of so many files.
  func file(_ number: Int, of count: Int) -> FileParts {
    let places = places(in: number, of: count)
    let imports = places.isEmpty ? nil : MockImports(entries, at: places, surroundings, options)
    var file = FileParts(head: MockHead.bytes(imports, options))
    var needs: MockNeeds = []
    for place in places {
      guard let text = entries[place].memo.text else { continue }
      needs.formUnion(text.needs)
      file.add(text.range, of: entries[place].made ?? .past)
    }
    var tail: [UInt8] = []
    if needs.contains(.stub) { tail += Array(Self.stub.utf8) }
    if needs.contains(.defaults) { tail += Array(Self.defaults.utf8) }
    if needs.contains(.view) { tail += Array(Self.view.utf8) }
    tail += Array(MockHead.end(options).utf8)
    file.add(tail.indices, of: .bytes(tail))
    return file
  }

  /// Forgets the texts, which the next run can find in the files.
  mutating func place(in files: [FileParts]) {
    for number in files.indices {
      var start = files[number].headCount
      for place in places(in: number, of: files.count) {
        guard let length = entries[place].memo.text?.range.count else { continue }
        entries[place].memo.text?.shard = number
        entries[place].memo.text?.range = start..<(start + length)
        start += length
      }
    }
    for place in entries.indices { entries[place].made = nil }
  }

  private static let view = """

    /// A view that shows nothing.
    @MainActor
    private final class MockView: ViewControllable {}

    """

  private static let stub = """

    /// A value behind a lock, for mocks that may be used from any thread.
    private final class MockStub<Value>: @unchecked Sendable {
      nonisolated private let lock = NSLock()
      nonisolated(unsafe) private var content: Value

      nonisolated init(_ content: Value) { self.content = content }

      nonisolated var value: Value {
        get { lock.withLock { content } }
        set { lock.withLock { content = newValue } }
      }

      nonisolated func update(_ change: (inout Value) -> Void) { lock.withLock { change(&content) } }
    }

    """

  private static let defaults = """

    /// Empty values of types that may have one.
    private enum MockDefaults {
      nonisolated static func emptyValue<Value>(of type: Value.Type) -> Value? {
        ((type as Any.Type) as? any EmptyValue.Type)?.emptyValue as? Value
      }
    }

    """
}

/// The declarations that a mock uses and that are not in it.
struct MockNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  /// `MockStub`, which is written once a file.
  static let stub = MockNeeds(rawValue: 1)
  /// `MockDefaults`, which is written once a file.
  static let defaults = MockNeeds(rawValue: 2)
  /// Types of Riblets.
  static let riblets = MockNeeds(rawValue: 4)
  /// `MockView`, which is written once a file.
  static let view = MockNeeds(rawValue: 8)
}

/// A mock, or the lack of one, in the order of the output.
struct MockEntry: Sendable {
  var memo: MockMemo
  /// The source of its text; `nil` if that is where it was in the last run.
  var made: FileParts.Source?
  /// True if it was made in this run.
  private(set) var isNew = false

  init(memo: MockMemo) { self.memo = memo }

  /// Notes where the text that was just made is.
  mutating func move(to source: FileParts.Source, by distance: Int) {
    made = source
    isNew = true
    guard let range = memo.text?.range else { return }
    memo.text?.range = (range.lowerBound + distance)..<(range.upperBound + distance)
  }
}

extension String {
  /// The same in every run and on every machine.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
