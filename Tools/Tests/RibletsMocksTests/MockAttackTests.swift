import Foundation
import RibletsMocks
import Testing

/// The protocols of `MockAttacks` and `MockAttackNames`, for which mocks were once wrong or could be: all of them have one,
/// and it compiles.
struct MockAttackTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private func files(of folder: String = "MockAttacks", without left: Set<String> = []) throws -> [String] {
    let folder = Self.tests.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
      .filter { !left.contains($0) }.map { folder.appending(path: $0).path(percentEncoded: false) }
  }

  /// Writes the mocks of files, and returns where they are.
  private func write(
    _ compiler: SwiftCompiler, of files: [String], isPlain: Bool, testableImports: [String] = []
  ) throws -> String {
    var run = MockRun()
    run.sources = files
    run.options.isPlain = isPlain
    run.options.keepsHistory = true
    run.options.testableImports = testableImports
    let output = run.mocks(of: try run.input())
    // What a mock leaves to its superclass is a warning, and nothing else is.
    #expect(output.diagnoses.filter { !$0.text.contains("is a member of the class") } == [])
    #expect(output.names.count == (try markCount(in: files)))
    let mocks = compiler.path("Mocks.swift")
    try Data(output.text.utf8).write(to: URL(filePath: mocks))
    return mocks
  }

  private func markCount(in files: [String]) throws -> Int {
    try files.reduce(0) { count, file in
      count + (try String(contentsOfFile: file, encoding: .utf8)).split(separator: "/// @mockable").count - 1
    }
  }

  @Test func `there are many odd protocols`() throws { #expect(try markCount(in: files()) > 250) }

  @Test(arguments: ["5", "6"], [true, false])
  func `mocks of odd protocols compile beside them`(mode: String, isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let mocks = try write(compiler, of: files(), isPlain: isPlain)
    let complaints = try compiler.complaints(
      about: try files() + [mocks], module: "MockAttacks",
      compiler.check(inMode: mode))
    #expect(complaints == [])
  }

  @Test(arguments: [true, false])
  func `mocks compile beside types that are named as what they use`(isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let files = try files(of: "MockAttackNames")
    let mocks = try write(compiler, of: files, isPlain: isPlain)
    let complaints = try compiler.complaints(
      about: files + [mocks], module: "MockAttackNames",
      compiler.check(inMode: "6"))
    #expect(complaints == [])
  }

  @Test(arguments: [true, false])
  func `mocks of odd protocols compile where everything else is on the main actor`(isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    // The mock of a protocol that is bound to a class is what the class is.
    let files = try files(without: ["Superclasses.swift"])
    try FileManager.default.createDirectory(atPath: compiler.path("Modules"), withIntermediateDirectories: true)
    let module = compiler.path("Modules/MockAttacks.swiftmodule")
    let attacks = try compiler.complaints(
      about: files, module: "MockAttacks", ["-emit-module", "-enable-testing", "-o", module, "-swift-version", "6"])
    #expect(attacks == [])
    let mocks = try write(compiler, of: files, isPlain: isPlain, testableImports: ["MockAttacks"])
    let complaints = try compiler.complaints(
      about: [mocks], module: "AttackMocks",
      compiler.check(inMode: "6") + ["-default-isolation", "MainActor", "-I", compiler.path("Modules")])
    #expect(complaints == [])
  }

  @Test(arguments: [true, false])
  func `the mock of an actor with an initializer did not compile after code that uses it`(isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let actor = compiler.path("Clerk.swift")
    try "import Foundation\n/// @mockable\nprotocol Clerk: Actor { init(name: String) }\n".write(
      toFile: actor, atomically: true, encoding: .utf8)
    let use = compiler.path("Use.swift")
    try "func hire() -> any Clerk { ClerkMock(name: \"Ann\") }\n".write(toFile: use, atomically: true, encoding: .utf8)
    let mocks = try write(compiler, of: [actor], isPlain: isPlain)
    let complaints = try compiler.complaints(
      about: [use, mocks, actor], module: "Clerks", compiler.check(inMode: "6"))
    #expect(complaints == [])
  }

  @Test(arguments: [true, false])
  func `subjects of RxSwift are those that the annotation names`(isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let standIn = compiler.path("RxSwift.swift")
    try Self.rxSwift.write(toFile: standIn, atomically: true, encoding: .utf8)
    let module = ["-emit-module", "-o", compiler.path("RxSwift.swiftmodule")]
    #expect(try compiler.complaints(about: [standIn], module: "RxSwift", module) == [])
    let source = compiler.path("Streams.swift")
    try Self.streams.write(toFile: source, atomically: true, encoding: .utf8)
    let mocks = try write(compiler, of: [source], isPlain: isPlain)
    let complaints = try compiler.complaints(
      about: [source, mocks], module: "Streams",
      compiler.check(inMode: "6") + ["-I", compiler.path("")])
    #expect(complaints == [])
  }

  private static let rxSwift = """
    public class Observable<Element> { public init() {} }
    public final class PublishSubject<Element>: Observable<Element> {}
    public final class BehaviorSubject<Element>: Observable<Element> { public init(value: Element) { super.init() } }
    public final class ReplaySubject<Element>: Observable<Element> {
      public static func create(bufferSize: Int) -> ReplaySubject<Element> { .init() }
    }
    """

  private static let streams = """
    import RxSwift
    import Testing
    struct Price {}
    /// @mockable(rx: a = ReplaySubject; b = BehaviorSubject; c = PublishSubject; d = BehaviorSubject)
    protocol Named {
      var a: Observable<Int> { get }
      var b: RxSwift.Observable<Int> { get }
      var c: Observable<[String]> { get set }
      var d: Observable<Price> { get }
      var e: Observable<Int> { get }
    }
    /// @mockable(rx: all = PublishSubject)
    @MainActor protocol All: AnyObject { var a: Observable<(Int, String)> { get }; var b: Int { get } }
    /// @mockable(rx: all = ReplaySubject)
    protocol Shared: Sendable { var a: Observable<Int> { get } }
    /// @mockable(rx: a = BehaviorSubject)
    protocol Open { associatedtype T; var a: Observable<T> { get } }
    @MainActor func use(_ mock: NamedMock) {
      let subjects: (ReplaySubject<Int>, BehaviorSubject<Int>, PublishSubject<[String]>, BehaviorSubject<Price>?) =
        (mock.aSubject, mock.bSubject, mock.cSubject, mock.dSubject)
      mock.a = subjects.0
      _ = NamedMock(a: Observable()).aSubjectSetCallCount + AllMock().aSubjectSetCallCount
    }
    """
}
