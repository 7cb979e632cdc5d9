import RibletsSource

/// Mocks as source, and what there is to say about them.
public struct MockOutput: Sendable {
  let options: MockOptions
  var mocks: [MockText] = []
  /// What cannot be mocked, and what deserves a look, in the order of the input.
  public var diagnoses: [MockDiagnosis] = []

  init(options: MockOptions) {
    self.options = options
  }

  /// The names of the mocks, in order.
  public var names: [String] { mocks.map(\.name) }

  /// All mocks as one file.
  public var text: String { file(of: mocks) }

  /// The mocks as several files. A mock stays in its file as long as the number of files is the same.
  public func shards(_ count: Int) -> [String] {
    var groups = Array(repeating: [MockText](), count: max(count, 1))
    for mock in mocks { groups[Int(mock.name.stableHash % UInt64(groups.count))].append(mock) }
    return groups.map(file)
  }

  private func file(of mocks: [MockText]) -> String {
    var text =
      "// Made by riblets mock. What is changed here is lost.\n// swift-format-ignore-file\n// swiftlint:disable all\n"
    if mocks.isEmpty { return text }
    text += "\n" + MockImports(mocks: mocks, options: options).text
    for mock in mocks { text += mock.text }
    if text.contains("MockStub<") { text += Self.stub }
    if text.contains("MockDefaults.") { text += Self.defaults }
    if text.contains("MockView()") { text += Self.view }
    return text
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

/// A mock as source.
struct MockText: Sendable {
  let name: String
  let text: String
  let isPublic: Bool
  let imports: [SourceImport]
}

extension String {
  /// The same in every run and on every machine.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
