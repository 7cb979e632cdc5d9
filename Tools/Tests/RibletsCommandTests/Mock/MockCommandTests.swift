import Foundation
import Testing

/// Each test has a folder of its own.
final class MockCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "mock \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["mock", "--sources", "Sources", "--output", "Mocks.swift"] + arguments,
      in: folder.path(percentEncoded: false))
  }

  private var mocks: String {
    get throws { try String(contentsOf: folder.appending(path: "Mocks.swift"), encoding: .utf8) }
  }

  @Test func `marked protocols are mocked, and others not`() throws {
    try write("/// @mockable\nprotocol A { func go() }\nprotocol B {}\n", to: "Sources/A.swift")
    let result = try run()
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(try mocks.contains("nonisolated final class AMock: A, Mock {"))
    #expect(try !mocks.contains("BMock"))
  }

  @Test func `all protocols are mocked if asked`() throws {
    try write("protocol A {}\nprotocol B {}\n", to: "Sources/A.swift")
    #expect(try run("--all").status == 0)
    #expect(try mocks.contains("AMock"))
    #expect(try mocks.contains("BMock"))
  }

  @Test func `the mark can be another word`() throws {
    try write("/// @CreateMock\nprotocol A {}\n/// @mockable\nprotocol B {}\n", to: "Sources/A.swift")
    #expect(try run("--annotation", "@CreateMock").status == 0)
    #expect(try mocks.contains("AMock"))
    #expect(try !mocks.contains("BMock"))
  }

  @Test func `plain mocks depend on nothing`() throws {
    try write("/// @mockable\nprotocol A { func go(_ value: Int) -> Int }\n", to: "Sources/A.swift")
    #expect(try run("--plain").status == 0)
    #expect(try !mocks.contains("import"))
    #expect(try !mocks.contains("goArgValues"))
    #expect(try run("--plain", "--history").status == 0)
    #expect(try mocks.contains("goArgValues"))
  }

  @Test func `a warning is an error if asked`() throws {
    try write("/// @mockable\nstruct A {}\n", to: "Sources/A.swift")
    #expect(try run().status == 0)
    let result = try run("--strict")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/A.swift:1:1: warning: '@mockable' stands before no protocol"))
  }

  @Test func `a pipe is written to, and each time`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    for _ in 0..<2 {
      let result = try BuiltCommand.run(
        ["mock", "--sources", "Sources", "--output", "/dev/stdout"],
        in: folder.path(percentEncoded: false), through: ["/bin/sh", "-c", #""$0" "$@" | cat"#])
      #expect(result.status == 0)
      #expect(result.output.contains("AMock"))
    }
  }

  @Test func `a device stays what it is`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    let result = try BuiltCommand.run(
      ["mock", "--sources", "Sources", "--output", "/dev/null"], in: folder.path(percentEncoded: false))
    #expect(result.status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func `an unchanged output is not written again`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    _ = try run()
    let output = folder.appending(path: "Mocks.swift").path(percentEncoded: false)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: output)
    #expect(try run().status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date == old)
  }

  @Test func `the output does not depend on the number of jobs`() throws {
    for number in 0..<40 {
      try write("/// @mockable\nprotocol P\(number) { func go() }\n", to: "Sources/\(number).swift")
    }
    _ = try run("--jobs", "1")
    let one = try mocks
    _ = try run("--jobs", "7")
    #expect(try mocks == one)
  }

  @Test func `shards hold each mock once`() throws {
    for number in 0..<20 { try write("/// @mockable\nprotocol P\(number) {}\n", to: "Sources/\(number).swift") }
    #expect(try run("--shards", "3").status == 0)
    let texts = try (1...3).map { try String(contentsOf: folder.appending(path: "Mocks-\($0).swift"), encoding: .utf8) }
    for number in 0..<20 { #expect(texts.count { $0.contains("class P\(number)Mock:") } == 1) }
  }

  @Test func `imports and files to leave out are taken as given`() throws {
    try write("import Old\n/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    try write("/// @mockable\nprotocol B {}\n", to: "Sources/BImages.swift")
    #expect(try run("--imports", "New", "--testable-imports", "App", "--exclude", "Images").status == 0)
    for line in ["\nimport Old\n", "\nimport New\n", "\n@testable import App\n"] { #expect(try mocks.contains(line)) }
    #expect(try !mocks.contains("BMock"))
  }

  @Test func `members of unmarked parents are found in other files, also in those that are not mocked`() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "Other"), withIntermediateDirectories: true)
    try write("/// @mockable\nprotocol A: B {}\n", to: "Sources/A.swift")
    try write("protocol B: C { func middle() }\n", to: "Sources/B.swift")
    try write("public protocol C { func top() }\n", to: "Other/C.swift")
    let alone = try run()
    #expect(alone.status == 0)
    #expect(
      alone.errors.contains("Sources/B.swift:1:1: warning: 'B' inherits from 'C', which is not among the sources."))
    #expect(try run("--parents", "Other").errors == "")
    #expect(try mocks.contains("func top()"))
    #expect(try mocks.contains("func middle()"))
  }

  @Test func `the files of the run are listed for make`() throws {
    try write("", to: "Sources/A.swift")
    try write("", to: "Sources/B $ #1.swift")
    #expect(try run("--dependency-file", "Mocks.d").status == 0)
    let text = try String(contentsOf: folder.appending(path: "Mocks.d"), encoding: .utf8)
    #expect(text == "Mocks.swift: \\\n  Sources/A.swift \\\n  Sources/B\\ $$\\ \\#1.swift\n")
  }

  @Test func `for tools it says everything as JSON`() throws {
    try write("/// @mockable\nprotocol A: Unknown { func a() }\n", to: "Sources/A.swift")
    let first = try run("--json")
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(
      first.output == """
        {
          "diagnoses" : [
            {
              "column" : 1,
              "file" : "Sources/A.swift",
              "line" : 2,
              "severity" : "warning",
              "text" : "'A' inherits from 'Unknown', which is not among the sources. Its members are not in the \
        mock, which may not compile: if it has any, add the folder of its source with --parents."
            }
          ],
          "isUpToDate" : false,
          "outputs" : [
            {
              "file" : "Mocks.swift",
              "isChanged" : true
            }
          ],
          "status" : 0
        }

        """)
    #expect(try run("--json").output.contains(#""isChanged" : false"#))
  }

  @Test func `a run that cannot begin is JSON, too`() throws {
    let arguments = ["mock", "--sources", "Nowhere", "--output", "Mocks.swift", "--json"]
    let result = try BuiltCommand.run(arguments, in: folder.path(percentEncoded: false))
    #expect(result.status == 66)
    #expect(result.errors == "")
    #expect(result.output.contains(#""error" : "There is no file or folder 'Nowhere'.","#))
    #expect(result.output.contains(#""status" : 66"#))
  }

  // MARK: Bad input

  @Test func `a missing folder is named`() throws {
    let result = try BuiltCommand.run(
      ["mock", "--sources", "Nowhere", "--output", "Mocks.swift"], in: folder.path(percentEncoded: false))
    #expect(result.status == 66)
    #expect(result.errors == "Error: There is no file or folder 'Nowhere'.\n")
  }

  @Test func `a file that is not UTF-8 is named, and others are mocked`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    try Data(Array("/// @mockable\nprotocol B {} // ".utf8) + [0xFF, 0xFE]).write(
      to: folder.appending(path: "Sources/B.swift"))
    let result = try run()
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Sources/B.swift:1:1: error: 'Sources/B.swift' is not UTF-8: byte 32 does not belong there. "
        + "Save it as UTF-8, or exclude it with --exclude.\n")
    #expect(try mocks.contains("AMock"))
  }

  @Test func `broken syntax is shown where it is, and sound members are mocked`() throws {
    try write("/// @mockable\nprotocol A {\n  func good()\n  func bad(_ x: )\n}\n", to: "Sources/A.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/A.swift:4:"))
    #expect(result.errors.contains("error: Cannot read this part of 'A'"))
    #expect(try mocks.contains("func good()"))
  }

  @Test(arguments: [
    ("(speed: fast = true)", "'speed: fast' is no argument of the annotation. Use module: prefix, override: name,"),
    ("(typealias: T)", "Cannot read 'typealias: T' in the annotation. Write 'typealias: name = value'."),
    ("(T = Int)", "'T = Int' has no argument before it. Write 'typealias: T = Int'."),
    ("(modifiers: a = lazy)", "'lazy' is no modifier that a mock knows for 'a'. Use weak or strong, or leave it out."),
    ("(typealias: T = Int", "The parenthesis after '@mockable' is not closed. Close it in the same comment."),
  ])
  func `an annotation that says nonsense is refused`(arguments: String, message: String) throws {
    try write("/// @mockable\(arguments)\nprotocol A {}\n", to: "Sources/A.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/A.swift:2:1: error: \(message)"))
  }

  @Test func `a subject for what is no stream is a warning`() throws {
    try write("/// @mockable(rx: a = PublishSubject)\nprotocol A { var a: Int { get } }\n", to: "Sources/A.swift")
    let result = try run()
    #expect(result.status == 0)
    #expect(result.errors.contains("2:1: warning: The annotation gives 'a' a subject, but only a property that is an"))
    #expect(try run("--strict").status == 1)
  }

  @Test func `two mocks of one name are refused`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    try write("/// @mockable(override: name = AMock)\nprotocol B {}\n", to: "Sources/B.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Sources/B.swift:2:1: error: There would be two mocks 'AMock': the other is of 'A' at Sources/A.swift:2. "
        + "Name this one: @mockable(override: name = …).\n")
  }

  @Test(arguments: [
    ("private protocol A {}", "'A' is private, so no other file can see it."),
    ("func f() {\n/// @mockable\nprotocol A {}\n}", "'A' is declared in a function, where no mock can see it."),
    (
      "protocol A { associatedtype T: Unknowable, ~Copyable }",
      "Cannot choose a type for 'T' of 'A', which has to be 'Unknowable & ~Copyable'."
    ),
    ("protocol A { #member }", "Cannot mock '#member': what it declares is not in the source. Write its members"),
    ("protocol A { func a() -> some Equatable }", "'a' returns 'some Equatable', which no requirement may."),
    ("protocol A { var a: some Equatable { get } }", "'a' returns 'some Equatable', which no requirement may."),
    ("protocol A { associatedtype Any: BinaryInteger }", "'A' or what it inherits from has parts that are no Swift"),
    ("protocol A { subscript(a: Int) -> Int { get rethrows } }", "'A' or what it inherits from has parts that are no"),
    ("protocol A { func a<B: inout Hashable>(b: B) }", "'A' or what it inherits from has parts that are no Swift"),
    (
      "protocol A: B {}\nclass B { init(x: Int) {} }", "'A' is bound to the class 'B', which has no initializer without"
    ),
  ])
  func `what cannot be mocked is said with the way out`(source: String, message: String) throws {
    try write("/// @mockable\n\(source)\n", to: "Sources/A.swift")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.contains(": error: \(message)"))
  }

  @Test func `the output may lie among the sources`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    let arguments = ["mock", "--sources", "Sources", "--all", "--output", "Sources/Mocks.swift"]
    for _ in 0..<2 {
      #expect(try BuiltCommand.run(arguments, in: folder.path(percentEncoded: false)).status == 0)
    }
    let given = ["mock", "--sources", "Sources/Mocks.swift", "--output", "Sources/Mocks.swift"]
    let result = try BuiltCommand.run(given, in: folder.path(percentEncoded: false))
    #expect(result.status == 64)
    #expect(result.errors.contains("The output 'Sources/Mocks.swift' is also given as a source."))
  }

  @Test func `symbolic links may go in circles`() throws {
    try write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
    let link = folder.appending(path: "Sources/Loop").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
    #expect(try run().status == 0)
    #expect(try mocks.contains("class AMock:"))
  }

  @Test func `an output that cannot be written is named`() throws {
    let arguments = ["mock", "--sources", "Sources", "--output", "Nowhere/Mocks.swift"]
    let result = try BuiltCommand.run(arguments, in: folder.path(percentEncoded: false))
    #expect(result.status == 73)
    #expect(result.errors.contains("Cannot write 'Nowhere/Mocks.swift'"))
  }

  @Test func `empty files are nothing to worry about`() throws {
    for number in 0..<500 { try write("", to: "Sources/\(number).swift") }
    #expect(try run().status == 0)
    #expect(try mocks.hasPrefix("// Made by riblets mock."))
  }
}
