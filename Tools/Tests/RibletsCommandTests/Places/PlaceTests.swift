import Foundation
import Testing

/// Tests of the text of each command in each place: what it saw, and what to give.
struct PlaceTests {
  private static let commands = [
    "tree", "new riblet Cart", "new worker Location --riblet Root", "new --from tree.md", "rename Root Base",
    "remove Root", "move Root --parent Root", "merge topic", "modularize", "ci", "undo", "export bazel",
    "templates export",
    "new app Shop",
    "mock --sources Sources --output Mocks.swift",
  ]

  @Test(arguments: Place.allCases)
  func `a command says what it saw and what to give`(place: Place) throws {
    guard place != .readOnly || Permissions.canHold else { return }
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      try? Permissions.set(folders: 0o755, files: 0o644, in: folder)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try place.make(in: folder)

    #expect(try table(in: folder, through: place.runner) == place.table)
  }

  @Test(arguments: [["rename", "Root", "Base"], ["new", "riblet", "Cart"], ["modularize"], ["undo"]])
  func `a program reads what the user would`(command: [String]) throws {
    let app = try CommandApp()
    try FileManager.default.removeItem(atPath: app.root + "/.riblets")
    try app.write("class CartRouter {}\n", to: "Sources/Cart/CartRouter.swift")
    let answer = try object(app.run(command + ["--json"]).output)

    #expect(answer["status"] as? Int == (command == ["undo"] ? 65 : 66))
    #expect((answer["error"] as? String).map { "Error: \($0)\n" } == (try app.run(command).errors))
  }

  @Test(arguments: [["tree"], ["rename", "Root", "Base"], ["undo"]])
  func `a folder that is not there is not looked for around`(command: [String]) throws {
    let app = try CommandApp()
    let result = try app.run(command + ["--package-path", "Shpo"])

    #expect(result.status == 66)
    #expect(result.errors == "Error: There is no folder '\(app.root)/Shpo'. Name one of the app.\n")
  }

  /// The commands below what they say, in the order of the first that says it: the status, and the first line.
  private func table(in folder: String, through runner: [String]) throws -> String {
    var answers: [(text: String, commands: [String])] = []
    for command in Self.commands {
      let result = try BuiltCommand.run(
        command.split(separator: " ").map(String.init), in: folder, through: runner)
      let said = result.errors.isEmpty ? result.output : result.errors
      let line = said.split(separator: "\n").first.map(String.init) ?? ""
      let text = "\(result.status):" + (line.isEmpty ? "" : " " + line.replacing(folder, with: "HERE"))
      if let known = answers.firstIndex(where: { $0.text == text }) {
        answers[known].commands.append(command)
      } else {
        answers.append((text, [command]))
      }
    }
    return answers.map { "\($0.text)\n" + $0.commands.map { "  \($0)\n" }.joined() }.joined()
  }
}
