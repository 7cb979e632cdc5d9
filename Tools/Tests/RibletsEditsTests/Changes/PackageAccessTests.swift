import SwiftSyntax
import Testing

@testable import RibletsEdits

struct PackageAccessTests {
  private func opened(_ text: String) throws -> (text: String, problems: [String]) {
    let source = try AppSource("A.swift", text)
    var access = PackageAccess(source, protocols: ["Feed"])
    for item in source.file.tree.statements {
      if let declaration = item.item.as(DeclSyntax.self) { access.open(declaration) }
    }
    return (access.edits.applied(to: text), access.problems)
  }

  @Test(arguments: [
    (
      "struct A {\n  let b: Int\n}",
      "package struct A {\n  package let b: Int\n\n  package init(b: Int) {\n    self.b = b\n  }\n}"
    ),
    (
      "enum A {\n  struct B {\n    let c: Int\n  }\n}",
      "package enum A {\n  package struct B {\n    package let c: Int\n\n    package init(c: Int) {\n      self.c = c\n    }\n  }\n}"
    ),
    ("@MainActor\nprotocol A {\n  func b()\n}", "@MainActor\npackage protocol A {\n  func b()\n}"),
    ("final class A: Feed {}", "package final class A: Feed {\n  package init() {}\n}"),
    ("final class A: Base {}", "package final class A: Base {}"),
    ("enum A: Sendable { case b, c }", "package enum A: Sendable { case b, c }"),
    (
      "internal struct A {\n  private var b = 1\n  public init() {}\n  static func c() {}\n}",
      "package struct A {\n  private var b = 1\n  public init() {}\n  package static func c() {}\n}"
    ),
    (
      "struct A {\n  var b = \"x\"\n  var c: Int?\n  var d: Int { 1 }\n}",
      "package struct A {\n  package var b = \"x\"\n  package var c: Int?\n  package var d: Int { 1 }\n\n  package init(b: String = \"x\", c: Int? = nil) {\n    self.b = b\n    self.c = c\n  }\n}"
    ),
    ("extension A {\n  func b() {}\n}", "extension A {\n  package func b() {}\n}"),
    ("private struct A {}", "private struct A {}"),
    ("typealias A = Int", "package typealias A = Int"),
  ])
  func `a declaration is opened with its members`(old: String, new: String) throws {
    let opened = try opened(old)
    #expect(opened.text == new)
    #expect(opened.problems == [])
  }

  @Test func `a property whose type is not written is named`() throws {
    #expect(
      try opened("struct A {\n  var b = make()\n}").problems == [
        "A.swift:2:7: error: The type of 'b' has to be written, so that another module can make a 'A'."
      ])
  }
}
