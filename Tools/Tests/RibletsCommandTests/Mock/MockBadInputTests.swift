import Foundation
import Testing

/// Files and folders that are not as they should be. Each test has a folder of its own.
final class MockBadInputTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bad input \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    try write("/// @mockable\nprotocol A { func go() }\n", to: "Sources/A.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: name).path(percentEncoded: false), withDestinationPath: target)
  }

  private func run(_ arguments: String..., output: String = "Mocks.swift") throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["mock", "--sources", "Sources", "--output", output] + arguments,
      in: folder.path(percentEncoded: false))
  }

  private var mocks: String {
    get throws { try String(contentsOf: folder.appending(path: "Mocks.swift"), encoding: .utf8) }
  }

  /// The names of the files in the folder, so that nothing is left behind.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted() }
  }

  // MARK: Reading

  @Test func `a link to nothing is named, and others are mocked`() throws {
    try link("Sources/B.swift", to: "nowhere.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/B.swift:1:1: error: There is no file or folder 'Sources/B.swift'."))
    #expect(try mocks.contains("AMock"))
  }

  @Test func `a link to itself is named, and others are mocked`() throws {
    try link("Sources/B.swift", to: "B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/B.swift:1:1: error: "))
    #expect(try mocks.contains("AMock"))
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything"))
  func `a file that may not be read is named, and others are mocked`() throws {
    try write("/// @mockable\nprotocol B {}\n", to: "Sources/B.swift")
    let file = folder.appending(path: "Sources/B.swift").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors == "Sources/B.swift:1:1: error: Cannot read 'Sources/B.swift'. Check its permissions.\n")
    #expect(try mocks.contains("AMock"))
  }

  @Test func `a device is named, and others are mocked`() throws {
    try link("Sources/B.swift", to: "/dev/zero")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/B.swift:1:1: error: Cannot read 'Sources/B.swift'."))
    #expect(try mocks.contains("AMock"))
  }

  @Test func `a file that is not there is named before anything is written`() throws {
    let result = try BuiltCommand.run(
      ["mock", "--sources", "Sources/A.swift", "Sources/C.swift", "--output", "Mocks.swift"],
      in: folder.path(percentEncoded: false))
    #expect(result.status == 66)
    #expect(result.errors == "Error: There is no file or folder 'Sources/C.swift'.\n")
    #expect(try names == ["Sources"])
  }

  @Test(arguments: [
    "protocol B { func good(); func bad(_ x: ) }", "protocol B { func good(); func }", "protocol B { func good() ",
    "protocol { func good() }", "protocol B: { func good() }", "protocol B { #if X\n func good() }",
  ])
  func `broken protocols are shown where they are, and others are mocked`(source: String) throws {
    try write("/// @mockable\n\(source)\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.contains(#/^Sources/B.swift:[0-9]+:[0-9]+: error: /#))
    #expect(try mocks.contains("class AMock:"))
  }

  @Test func `a broken parent is shown where it is`() throws {
    try write("protocol B { func good(); func bad(_ x: ) }\n", to: "Sources/B.swift")
    try write("/// @mockable\nprotocol C: B {}\n", to: "Sources/C.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/B.swift:1:"))
    #expect(result.errors.contains("error: Cannot read this part of 'B'"))
    #expect(try mocks.contains("func good()"))
  }

  // MARK: What cannot be mocked

  @Test(arguments: [
    ("protocol B: Collection {}", "error: 'B' inherits from 'Collection', which asks for more than a mock can answer."),
    (
      "protocol B: Two<Int> {}\ntypealias Two<T> = A & C<T>\nprotocol C<T> { associatedtype T }",
      "error: 'B' inherits from 'Two', a type alias with generic parameters. Write what it stands for in its place."
    ),
    ("protocol B { static func = (a: Self) }", "error: 'B' or what it inherits from has parts that are no Swift"),
  ])
  func `what cannot be mocked is said, and others are mocked`(source: String, message: String) throws {
    try write("/// @mockable\n\(source)\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.contains("Sources/B.swift:2:1: " + message))
    #expect(try mocks.contains("class AMock:"))
    #expect(try !mocks.contains("class BMock:"))
  }

  @Test(arguments: [
    ("(history: b = true)", "The annotation names 'b', but 'B' has no such member. Correct the name, or leave it out."),
    ("(typealias: T = Int)", "The annotation names 'T', but 'B' has no such associated type."),
    ("(modifiers: a = unowned)", "'modifiers: a = unowned' changes nothing in a mock. Leave it out;"),
    ("(modifiers: a = weak)", "'a' cannot be weak in the mock: only a property of an optional type can."),
  ])
  func `an annotation that changes nothing is said to`(arguments: String, message: String) throws {
    try write("/// @mockable\(arguments)\nprotocol B { var a: Int { get } }\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("Sources/B.swift:2:1: warning: \(message)"))
    #expect(try mocks.contains("class BMock:"))
  }

  @Test(arguments: [
    "override: name = A-B", "module: prefix = My.App!", "typealias: T = [Int", "override: name = class",
  ])
  func `an annotation that is no Swift is refused`(arguments: String) throws {
    try write("/// @mockable(\(arguments))\nprotocol B {}\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/B.swift:2:1: error: "))
    #expect(try mocks.contains("class AMock:"))
  }

  @Test func `of all protocols, those that no mock can see are left out with a word`() throws {
    try write("private protocol B {}\nprotocol C {}\nfunc f() { protocol D {} }\n", to: "Sources/B.swift")
    let result = try run("--all")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        """
        Sources/B.swift:1:1: warning: 'B' is private, so no other file can see it. Make it internal, or write its mock by \
        hand. It has no mock.
        """))
    #expect(result.errors.contains("warning: 'D' is declared in a function"))
    #expect(try mocks.contains("class CMock:"))
  }

  @Test(arguments: [
    "func f(_ a: Int\(String(repeating: "?", count: 100_000)))",
    "func f(_ a: A\(String(repeating: ".B", count: 100_000)))",
    "func f(_ a: \(String(repeating: "[", count: 100_000))Int\(String(repeating: "]", count: 100_000)))",
    "func f(_ a: \(String(repeating: "A<", count: 100_000))Int\(String(repeating: ">", count: 100_000)))",
    "func f(_ a: \(String(repeating: "() -> ", count: 100_000))Int)",
    String(repeating: "#if A\n", count: 20_000) + "func f()\n" + String(repeating: "#endif\n", count: 20_000),
  ])
  func `a file that nests without end is named, and others are mocked`(member: String) throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    try write("/// @mockable\nprotocol B {\n\(member)\n}\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "Sources/B.swift:1:1: error: 'Sources/B.swift' is nested more than 500 levels deep in line"))
    #expect(try mocks.contains("class AMock:"))
  }

  // MARK: Writing

  @Test func `an output that is a folder is named`() throws {
    let result = try run(output: "Sources")
    #expect(result.status == 73)
    #expect(result.errors.contains("Cannot write 'Sources'"))
    #expect(try names == ["Sources"])
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "there is no folder that nobody can write to"))
  func `an output where nobody can write is named`() throws {
    let result = try run(output: "/proc/Mocks.swift")
    #expect(result.status == 73)
    #expect(result.errors.contains("Cannot write '/proc/Mocks.swift'"))
  }

  @Test func `a full disk leaves the old mocks alone and nothing else behind`() throws {
    #expect(try run().status == 0)
    let old = try mocks
    for number in 0..<40 { try write("/// @mockable\nprotocol B\(number) {}\n", to: "Sources/B\(number).swift") }
    // A limit to the size of files is met in the same place as the end of the disk.
    let command = try BuiltCommand.run(
      ["mock", "--sources", "Sources", "--output", "Mocks.swift"],
      in: folder.path(percentEncoded: false), sizeLimit: 1)
    #expect(command.status == 73)
    #expect(command.errors.contains("Cannot write 'Mocks.swift'"))
    #expect(try mocks == old)
    #expect(try names == ["Mocks.swift", "Sources"])
  }
}
