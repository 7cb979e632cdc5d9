import RibletsMocks
import RibletsSource
import Testing

/// Tests of types that source alone does not tell, and of what `riblets mock` says of them.
struct MockDoubtsTests {
  private func output(of source: String, _ options: MockOptions = MockOptions(), parents: String = "") -> MockOutput {
    MockGenerator(options).mocks(
      of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")],
      parents: [SourceFile(parsing: Array(parents.utf8), path: "B.swift")])
  }

  private func diagnoses(_ source: String, _ options: MockOptions = MockOptions(), parents: String = "") -> [String] {
    output(of: "/// @mockable\n\(source)\n", options, parents: parents).diagnoses.map(\.description)
  }

  // MARK: Macros

  @Test func `what a macro expands to is unknown, and no mock is made of it`() {
    let output = output(of: "/// @mockable\nprotocol A {\n  func a()\n  #members(of: Int.self)\n}\n")

    #expect(
      output.diagnoses.map(\.description) == [
        "A.swift:4:3: error: Cannot mock '#members(of: Int.self)': what it declares is not in the source. Write its members in its place, or write this mock by hand."
      ])
    #expect(output.names == [])
  }

  @Test func `a member that may be a macro is mocked as it stands`() {
    let output = output(of: "/// @mockable\nprotocol A {\n  @AddAsync func a()\n}\n")

    #expect(
      output.diagnoses.map(\.description) == [
        "A.swift:3:3: warning: '@AddAsync' may be a macro, and what it adds to 'A' is not in the mock. If it adds members, write them out."
      ])
    #expect(output.names == ["AMock"])
  }

  @Test(arguments: [
    "@MainActor func a()", "@MapActor func a()", "@discardableResult func a() -> Int", "@available(iOS 18, *) func a()",
    "@ViewBuilder func a() -> Int", "@RowList func a() -> Int", "@Shop.RowList func a() -> Int", "@objc func a()",
    "@Turntable func a()", "@IBAction func a()",
  ])
  func `attributes of Swift, global actors and result builders are no macros`(member: String) {
    let parents = """
      @resultBuilder enum RowList {}
      @globalActor actor Turntable { static let shared = Turntable() }
      """
    #expect(diagnoses("protocol A { \(member) }", parents: parents) == [])
  }

  // MARK: Closures behind names

  @Test(arguments: ["Handler", "Completion", "Callback", "Block", "Closure", "Kit.LoadHandler"])
  func `a closure by its name that nobody read is pointed out`(type: String) {
    let name = type.split(separator: ".").last ?? ""
    #expect(
      diagnoses("protocol A {\n  func load(_ done: \(type))\n}") == [
        "A.swift:3:3: warning: 'load' takes a '\(name)', which is not among the sources. If it is a closure, the mock does not compile, since it would keep what does not escape: add the folder of its declaration with --parents."
      ])
  }

  @Test(arguments: [
    "func load(_ done: @escaping Handler)", "func load(_ done: Handler?)", "func load<Handler>(_ done: Handler)",
    "associatedtype Handler = Int\n  func load(_ done: Handler)", "func load(_ done: Handlers)",
    "func load(_ done: [Handler])",
  ])
  func `what escapes or is no closure is not pointed out`(members: String) {
    #expect(diagnoses("protocol A {\n  \(members)\n}") == [])
  }

  @Test(arguments: [
    "func make() -> Token", "func make() async throws -> Token?", "var token: Token { get }",
    "func change(_ token: inout Kit.Token)", "subscript(place: Int) -> Token { get }",
  ])
  func `a type that nobody read and that is consumed elsewhere is pointed out`(member: String) {
    let source = "protocol A {\n  func take(_ token: consuming Token)\n  \(member)\n}"
    let name = member.contains("subscript") ? "subscript" : member.split { !$0.isLetter }[1]
    let found = diagnoses(source)
    #expect(
      found == [
        "A.swift:4:3: warning: '\(name)' has a 'Token', which is not among the sources, and which the protocol borrows or consumes. If it cannot be copied, the mock may not compile: add the folder of its declaration with --parents."
      ])
    #expect(diagnoses(source, parents: "struct Token {}") == [])
    #expect(diagnoses(source.replacing("consuming ", with: "")) == [])
  }

  @Test(arguments: [
    "func make<Token>() -> Token", "associatedtype Token = Int\n  func make() -> Token", "func make() -> Int",
    "func make() -> [Token]",
  ])
  func `a type that can be copied is not pointed out, nor is one of another name`(members: String) {
    #expect(
      diagnoses("protocol A {\n  func take(_ token: borrowing Token, _ count: consuming Int)\n  \(members)\n}") == [])
  }

  @Test(arguments: ["Mutex<Int>", "Atomic<Int>?", "Result<Token, any Error>"])
  func `no value is kept of a standard type that cannot be copied`(type: String) {
    let output = output(
      of: "/// @mockable\nprotocol A {\n  func make() -> \(type)\n}", parents: "struct Token: ~Copyable {}")
    #expect(output.diagnoses == [])
    let text = output.text
    #expect(text.contains("var makeHandler") && !text.contains("makeReturnValue"))
  }

  @Test func `where nothing is kept, nothing is pointed out`() {
    var options = MockOptions()
    options.isPlain = true
    let source = "protocol A {\n  func load(_ done: Handler)\n}"
    #expect(diagnoses(source, options) == [])

    options.keepsHistory = true
    #expect(diagnoses(source, options).count == 1)
  }

  @Test(arguments: ["typealias Handler = (Int) -> Void", "final class Handler {}", "protocol Handler {}"])
  func `a declaration that was read settles it`(declaration: String) {
    let source = "protocol A {\n  func load(_ done: Handler)\n}"
    #expect(diagnoses(source, parents: declaration) == [])

    let text = output(of: "/// @mockable\n\(source)\n", parents: declaration).text
    #expect(text.contains("ArgumentText.closure") == declaration.hasPrefix("typealias"))
  }

  // MARK: Objective-C

  @Test func `an optional requirement is a member like others`() {
    var options = MockOptions()
    options.isPlain = true
    let output = output(
      of: """
        /// @mockable
        @objc protocol Player: NSObjectProtocol {
          @objc optional func didStop(_ reason: String)
          @objc optional var title: String { get }
          func play() -> Int
        }
        """, options)

    #expect(output.diagnoses == [])
    #expect(output.text.contains("nonisolated final class PlayerMock: NSObject, Player {\n"))
    #expect(output.text.contains("  func didStop(_ reason: String) {\n"))
    #expect(output.text.contains("  var title: String {\n"))
    #expect(!output.text.contains("optional "))
  }

  // MARK: Classes

  @Test func `a mock calls and has the initializers of its superclass`() {
    var options = MockOptions()
    options.isPlain = true
    let output = output(
      of: "class Base<T> { required init(x: Int = 1) {} }\n/// @mockable\nprotocol A: Base<Int> {}\n", options)
    #expect(output.diagnoses == [])
    #expect(output.text.contains("class AMock: Base<Int>, A {"))
    #expect(output.text.contains("required init(x: Int) {\n    super.init(x: x)"))
  }

  @Test func `a member that the superclass has is left to it`() {
    let source =
      "/// @mockable\nprotocol A: Base { func a(); func b() }\nclass Base { func a() {}; private func b() {} }\n"
    let output = output(of: source)
    #expect(
      output.diagnoses.map(\.description) == [
        "A.swift:2:20: warning: 'a' is a member of the class 'Base', too, so the mock has none of its own and counts none of its calls. Write this mock by hand where a test needs that."
      ])
    #expect(!output.text.contains("func a()"))
    #expect(output.text.contains("func b()"))
  }

  // MARK: Ownership

  @Test func `what cannot be copied is not handed out by a mock`() {
    #expect(
      diagnoses("protocol A { func a<T: ~Copyable>(_ t: consuming T) -> T? }") == [
        "A.swift:2:14: error: 'a' returns 'T', a generic type that need not be copyable, and no handler can make one. Write this mock by hand."
      ])
    #expect(
      diagnoses("protocol A { var a: B { get } }\nstruct B: ~Copyable {}") == [
        "A.swift:2:14: error: 'a' is of a type that cannot be copied, so the mock could give it away only once. Write this mock by hand."
      ])
    #expect(diagnoses("protocol A { func a<T: ~Copyable>(_ t: borrowing T) -> Int }") == [])
  }

  // MARK: Names of the test kit

  @Test func `types of the test kit are named with their module where the sources have their names`() {
    let text = output(
      of:
        "struct Calls {}\nenum Mock {}\nclass Stub {}\nstruct Duration {}\n/// @mockable\nprotocol A: Sendable { func a() -> Duration }\n"
    ).text
    #expect(text.contains("let calls: RibletsTesting.Calls"))
    #expect(text.contains("AMock: A, RibletsTesting.Mock"))
    #expect(text.contains("RibletsTesting.Stub<"))
    #expect(!text.contains(".zero"))
  }
}
