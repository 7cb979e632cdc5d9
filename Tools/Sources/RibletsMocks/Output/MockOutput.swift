/// Mocks as source, and what there is to say about them.
public struct MockOutput: Sendable {
  let options: MockOptions
  /// In the order of their names.
  var mocks: [MadeMock] = []
  /// The reports on what cannot be mocked, and on what deserves a look, in the order of the input.
  public var diagnoses: [MockDiagnosis] = []
  /// Tells what names mean in the sources.
  var index: ProtocolIndex?
  /// The values that it was made from, which take time to free.
  var workings: [any Sendable] = []

  init(options: MockOptions) {
    self.options = options
  }

  /// The names of the mocks, in order.
  public var names: [String] { mocks.compactMap { $0.source == nil ? nil : $0.name } }

  /// All mocks as one file.
  public var text: String { String(decoding: file(0, of: 1), as: UTF8.self) }

  /// The mocks as several files. A mock stays in its file as long as the number of files is the same.
  public func shards(_ count: Int) -> [String] {
    (0..<max(count, 1)).map { String(decoding: file($0, of: max(count, 1)), as: UTF8.self) }
  }

  /// One of so many files, as UTF-8.
  func file(_ number: Int, of count: Int) -> [UInt8] {
    let mocks = mocks.filter { mock in
      mock.source != nil && (count == 1 || mock.name.stableHash % UInt64(count) == UInt64(number))
    }
    let needs = mocks.reduce(into: MockNeeds()) { $0.formUnion($1.source?.needs ?? []) }
    var bytes = Array(MockHead.text(mocks.isEmpty ? nil : MockImports(mocks, options), options).utf8)
    bytes.reserveCapacity(mocks.reduce(bytes.count + 2_000) { $0 + ($1.source?.bytes.count ?? 0) })
    for mock in mocks { bytes += mock.source?.bytes ?? [] }
    if needs.contains(.stub) { bytes += named("NSLock", in: Self.stub).utf8 }
    if needs.contains(.defaults) { bytes += named("EmptyValue", in: Self.defaults).utf8 }
    if needs.contains(.view) { bytes += Self.view.utf8 }
    if needs.contains(.scope) { bytes += Self.scope.utf8 }
    return bytes + MockHead.end(options).utf8
  }

  /// Returns a text in which a type has its module where the sources have one of this name.
  private func named(_ name: String, in text: String) -> String {
    guard let qualified = index?.standardName(name), qualified != name else { return text }
    return text.replacing(name, with: qualified)
  }

  private static let scope = """

    /// The interactor that started a worker. It holds the worker, so the mock does not hold it.
    private struct MockScope {
      weak var object: (any Interactable)?
    }

    """

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

extension String {
  /// The same in every run and on every machine.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
