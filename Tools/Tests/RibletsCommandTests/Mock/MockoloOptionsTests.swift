import Foundation
import TestFolder
import Testing

struct MockoloOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import Foundation\n/// @mockable\nprotocol A { func go(_ value: Int) }\n", to: "Sources/A.swift")
    try folder.write("/// @mockable\nprotocol B {}\n", to: "Sources/BOld.swift")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["mock"] + arguments, in: folder.path(""))
  }

  private var mocks: String {
    get throws { try String(contentsOfFile: folder.path("Mocks.swift"), encoding: .utf8) }
  }

  @Test func `a command line of mockolo works as it stands`() throws {
    let result = try run(
      "--sourcedirs", "Sources", "--destination", "Mocks.swift", "--enable-args-history", "--exclude-suffixes", "Old",
      "--custom-imports", "Kit", "--testable-imports", "App", "--concurrency-limit", "2", "--exclude-imports",
      "Foundation", "--header", "// Of a company.", "--macro", "DEBUG", "--allow-set-call-count", "--plain")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let mocks = try mocks
    #expect(mocks.hasPrefix("// Of a company.\n// Made by riblets mock."))
    #expect(mocks.contains("\n#if DEBUG\n\n@testable import App\nimport Kit\n\n"))
    #expect(mocks.contains("\n  var goCallCount: Int = 0\n"))
    #expect(mocks.contains("goArgValues"))
    #expect(!mocks.contains("BMock"))
    #expect(mocks.hasSuffix("}\n#endif\n"))
  }

  @Test(arguments: [
    ["-s", "Sources"], ["-srcs", "Sources/A.swift"], ["--sourcefiles", "Sources/A.swift"], ["-f", "list"],
  ])
  func `sources are named in each of its ways`(arguments: [String]) throws {
    try folder.write("Sources/A.swift\n\n", to: "list")
    let result = try BuiltCommand.run(["mock", "-d", "Mocks.swift"] + arguments, in: folder.path(""))
    #expect(result.status == 0)
    #expect(try mocks.contains("AMock"))
  }

  @Test func `what is not needed is said`() throws {
    let result = try run(
      "-s", "Sources", "-d", "Mocks.swift", "--mockfiles", "Other.swift", "--mock-final", "--use-template-func",
      "--use-mock-observable", "--disable-combine-default-values", "--logging-level", "3", "--allow-set-call-count")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        note: --mockfiles changes nothing: inherited protocols are read from their sources; where one is missing, give its folder with --parents. Leave it out.
        note: --mock-final changes nothing: all mocks are final. Leave it out.
        note: --allow-set-call-count changes nothing: counts of mocks for the test kit come from its books; 'reset()' forgets the calls. Leave it out.
        note: --use-template-func changes nothing: mocks have no function of their own for all members. Leave it out.
        note: --use-mock-observable changes nothing: a property of a stream is one that a test sets. Leave it out.
        note: --disable-combine-default-values changes nothing: only a CurrentValueSubject that the annotation asks for has a value before a test sets one. Leave it out.
        note: --logging-level changes nothing: only errors and warnings are printed. Leave it out.

        """)
  }

  @Test(arguments: [
    (["-s", "Sources"], 64, "Error: Give --output the file to write.\n"),
    (
      ["-s", "Sources", "-d", "A.swift", "--output", "B.swift"], 64,
      "Error: --output and --destination mean the same. Give one of them.\n"
    ),
    (
      ["-s", "Sources", "-d", "A.swift", "--macro", "A B"], 64,
      "Error: 'A B' is no condition. Give --macro letters, digits and underscores.\n"
    ),
    (
      ["-s", "Sources", "-d", "A.swift", "--header", "import A"], 64,
      "Error: Each line of --header has to be a comment, '// …', or empty.\n"
    ),
    (
      ["-f", "nothing", "-d", "A.swift"], 66,
      "Error: There is no file 'nothing', or it cannot be read. Give --filelist a list of files.\n"
    ),
  ])
  func `wrong options are refused`(arguments: [String], status: Int32, error: String) throws {
    let result = try BuiltCommand.run(["mock"] + arguments, in: folder.path(""))
    #expect(result.status == status)
    #expect(result.errors.hasPrefix(error))
    #expect(!FileManager.default.fileExists(atPath: folder.path("A.swift")))
  }
}
