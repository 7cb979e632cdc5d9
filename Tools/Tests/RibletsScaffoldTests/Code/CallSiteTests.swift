import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct CallSiteTests {
  private func inserted(_ call: String, into body: String) throws -> String? {
    let file = try ParsedFile(
      "RootInteractor.swift",
      """
      final class RootInteractor: Interactor {
        override func didBecomeActive()\(body)
      }

      """)
    return CallSite.inserting(call, inDidBecomeActiveOf: "RootInteractor", file)
      .map {
        $0.replacing("final class RootInteractor: Interactor {\n  override func didBecomeActive()", with: "").replacing(
          "\n}\n", with: "")
      }
  }

  @Test func `the first call is the last statement`() throws {
    let result = try inserted("attachCart()", into: " {\n    super.didBecomeActive()\n  }")
    #expect(result == " {\n    super.didBecomeActive()\n    attachCart()\n  }")
  }

  @Test(arguments: [
    ("attachAisle()", "    attachAisle()\n    attachCart()\n    attachMenu(tea: 1)\n"),
    ("attachHall()", "    attachCart()\n    attachHall()\n    attachMenu(tea: 1)\n"),
    ("attachZoo(age: 3)", "    attachCart()\n    attachMenu(tea: 1)\n    attachZoo(age: 3)\n"),
    ("attachCart()", "    attachCart()\n    attachMenu(tea: 1)\n"),
  ])
  func `calls are sorted`(call: String, calls: String) throws {
    let result = try inserted(
      call, into: " {\n    prepare()\n    attachCart()\n    attachMenu(tea: 1)\n    finish()\n  }")
    #expect(result == " {\n    prepare()\n\(calls)    finish()\n  }")
  }

  @Test func `comments and what they speak of are no calls`() throws {
    let result = try inserted(
      "attachCart()", into: " {\n    // attachZoo()\n    show(\"attachZoo()\")  // here\n    // the end\n  }")
    #expect(
      result == " {\n    // attachZoo()\n    show(\"attachZoo()\")  // here\n    attachCart()\n    // the end\n  }")
  }

  @Test func `a statement of several lines stays whole`() throws {
    let result = try inserted("attachCart()", into: " {\n    show {\n      1\n    }\n  }")
    #expect(result == " {\n    show {\n      1\n    }\n    attachCart()\n  }")
  }

  @Test func `lines that end as on Windows go on doing so`() throws {
    let file = try ParsedFile(
      "A.swift", "class A {\r\n  func didBecomeActive() {\r\n    go()\r\n  }\r\n}\r\n")
    #expect(
      CallSite.inserting("attachCart()", inDidBecomeActiveOf: "A", file)
        == "class A {\r\n  func didBecomeActive() {\r\n    go()\r\n    attachCart()\r\n  }\r\n}\r\n")
  }

  @Test(arguments: [" {}", " { go() }", " {\n  }"])
  func `a body without lines of its own is left alone`(body: String) throws {
    #expect(try inserted("attachCart()", into: body) == nil)
  }

  @Test func `a method of another class is left alone`() throws {
    let file = try ParsedFile("A.swift", "class B {\n  func didBecomeActive() {\n    go()\n  }\n}\n")
    #expect(CallSite.inserting("attachCart()", inDidBecomeActiveOf: "A", file) == nil)
  }

  @Test func `a file that does not parse says where`() {
    let problem = #expect(throws: RequestProblem.self) { try ParsedFile("A.swift", "class A {\n  func (\n}\n") }
    #expect(problem?.description.hasPrefix("A.swift:2:") == true)
    #expect(problem?.description.hasSuffix("error: It does not parse here. Mend it first.") == true)
  }
}
