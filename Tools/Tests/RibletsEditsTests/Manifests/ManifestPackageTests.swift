import SwiftParser
import Testing

@testable import RibletsEdits

struct ManifestPackageTests {
  private func added(to text: String) -> String? {
    ManifestPackage.remote.added(to: text, Parser.parse(source: text), beside: "riblets")
  }

  @Test(arguments: [
    (
      "let all = [\n  .package(name: \"riblets\", path: \"../riblets\"),\n  // Others.\n]\n",
      "let all = [\n  .package(name: \"riblets\", path: \"../riblets\"),\n  .package(name: \"riblets-remote\", path: \"../riblets/Remote\"),\n  // Others.\n]\n"
    ),
    (
      "let all = [.package(path: \"libs/riblets\")]\n",
      "let all = [.package(path: \"libs/riblets\"), .package(name: \"riblets-remote\", path: \"libs/riblets/Remote\")]\n"
    ),
  ])
  func `a package comes after the one in whose checkout it is`(text: String, expected: String) {
    #expect(added(to: text) == expected)
  }

  @Test(arguments: [
    "let all = [.package(url: \"https://example.com/riblets.git\", from: \"1.0.0\")]\n",
    "let all = [.package(name: \"riblets\", path: folder)]\n", "let all = [.package(path: \"../other\")]\n",
  ])
  func `a checkout that is not known has no place for it`(text: String) {
    #expect(added(to: text) == nil)
  }

  @Test func `a package that is there is found by its name`() {
    let text = "let all = [.package(name: \"riblets-remote\", path: \"../riblets/Remote\")]\n"
    #expect(ManifestPackage.remote.isThere(in: Parser.parse(source: text)))
    #expect(!ManifestPackage.remote.isThere(in: Parser.parse(source: "let all = [.package(path: \"../riblets\")]\n")))
  }
}
