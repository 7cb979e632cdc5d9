import RibletsSource
import Testing

struct SourceFileTests {
  private func read(_ text: String) -> SourceFile { SourceFile(parsing: Array(text.utf8), path: "A.swift") }

  private func function(_ text: String) throws -> SourceFunction {
    let member = try #require(read("protocol P { \(text) }").protocols.first?.members.first)
    guard case .function(let function) = member.kind else {
      throw NotFound()
    }
    return function
  }

  private struct NotFound: Error {}

  @Test func `a protocol has its name, marks and position`() throws {
    let file = read("\n  /// Says hello.\n  @MainActor public protocol Greeter: AnyObject, Sendable {}\n")
    let found = try #require(file.protocols.first)
    #expect(found.name == "Greeter")
    #expect(found.marks.position == SourcePosition(file: "A.swift", line: 3, column: 3))
    #expect(found.marks.comments == [" Says hello."])
    #expect(found.marks.attributes.map(\.text) == ["@MainActor"])
    #expect(found.marks.access == .public)
    #expect(found.inherited.map(\.text) == ["AnyObject", "Sendable"])
  }

  @Test func `nested protocols know what is around them`() {
    let file = read(
      "enum A { struct B { protocol P {} } }\nextension A.B { protocol Q {} }\nfunc f() { protocol R {} }")
    #expect(file.protocols.map(\.name) == ["P", "Q", "R"])
    #expect(file.protocols.map { $0.scopes.map(\.name) } == [["A", "B"], ["A.B"], []])
    #expect(file.protocols.map(\.isLocal) == [false, false, true])
  }

  @Test func `each branch of a condition excludes those before it`() {
    let file = read(
      """
      #if os(Linux)
      protocol A {}
      #elseif os(macOS)
      protocol B {}
      #else
        #if DEBUG
        protocol C {}
        #endif
      #endif
      """)
    #expect(
      file.protocols.map(\.marks.conditions)
        == [["os(Linux)"], ["!(os(Linux)) && (os(macOS))"], ["!(os(Linux)) && !(os(macOS))", "DEBUG"]])
  }

  @Test(arguments: [
    "Int", "[String: [Int]]?", "(x: Int, String)", "any P & Q", "some Collection<Int>", "Outer.Inner<Int>.Deep",
    "(Int) async throws(Failure) -> Void", "@escaping @Sendable () -> Void", "inout Int", "repeat each T", "Int.Type",
    "(any P)?", "(() -> Void)?", "~Copyable", "Int!", "()", "sending Basket", "[any P]", "(any P).Type",
  ])
  func `a type is written as it was read`(text: String) throws {
    let function = try function("func f(_ a: \(text))")
    #expect(function.parameters[0].type.text == text)
  }

  @Test func `effects are told apart`() throws {
    #expect(try function("func f() async throws").effects == SourceEffects(isAsync: true, throwing: .anything))
    #expect(try function("func f() throws(E)").effects.throwing == .only(.named("E", [])))
    #expect(try function("func f() throws(Never)").effects.throwing == .nothing)
    #expect(try function("func f() throws(any Error)").effects.throwing == .anything)
    #expect(try function("func f(_ b: () throws -> Void) rethrows").effects.throwing == .whatArgumentsThrow)
  }

  @Test func `generic parameters have kinds and bounds`() throws {
    let function = try function("func f<T: Hashable, each U, let n: Int>(_ a: T) where T: Sendable, U == Int")
    #expect(function.generics.map(\.text) == ["T: Hashable", "each U", "let n: Int"])
    #expect(function.requirements.map(\.text) == ["T: Sendable", "U == Int"])
  }

  @Test func `imports have access, attributes and conditions`() {
    let file = read("public import A\n@preconcurrency import B\n#if canImport(C)\nimport struct C.D\n#endif")
    #expect(
      file.imports == [
        SourceImport(name: "A", access: .public), SourceImport(name: "B", attributes: ["@preconcurrency"]),
        SourceImport(name: "struct C.D", conditions: ["canImport(C)"]),
      ])
  }

  @Test func `accessors say what they throw and whether there is a setter`() throws {
    let file = read(
      "protocol P { var a: Int { get async throws }; var b: Int { get set }; subscript(i: Int) -> Int { get } }")
    let members = try #require(file.protocols.first?.members)
    guard case .property(let first) = members[0].kind, case .property(let second) = members[1].kind,
      case .subscript(let third) = members[2].kind
    else {
      throw NotFound()
    }
    #expect(first.accessors.effects == SourceEffects(isAsync: true, throwing: .anything))
    #expect(!first.accessors.isSettable)
    #expect(second.accessors.isSettable)
    #expect(third.parameters.map(\.label) == ["i"])
  }

  @Test func `broken members are left out and reported where they are`() throws {
    let found = try #require(read("protocol P {\n  func good()\n  func bad(\n}\n").protocols.first)
    #expect(found.members.count == 1)
    #expect(found.errors.first?.position.line == 4 || found.errors.first?.position.line == 3)
  }

  @Test(arguments: ["", "\u{FEFF}", "}}}}", "#if", "/// @mockable", "\"\"\""])
  func `text that is no Swift gives no protocols and does not crash`(text: String) {
    #expect(read(text).protocols.map(\.name) == [])
  }

  @Test(arguments: ["protocol", "protocol {"])
  func `a protocol without a name is reported, so that nothing is made of it`(text: String) throws {
    let found = try #require(read(text).protocols.first)
    #expect(found.name == "")
    #expect(found.errors.first?.position.line == 1)
  }

  @Test func `bytes that are no text give no protocols and do not crash`() {
    let file = SourceFile(parsing: [0xFF, 0xFE, 0x00, 0x70, 0xC3, 0x28, 0x7B], path: "A.swift")
    #expect(file.protocols.map(\.name) == [])
  }

  @Test func `a protocol without a body has its name and no members`() {
    let file = read("protocol P")
    #expect(file.protocols.map(\.name) == ["P"])
    #expect(file.protocols.first?.members.isEmpty == true)
  }
}
