import Foundation
import Testing

/// Tests that commands write the same into an app whatever form its files are saved in.
struct SourceFormTests {
  /// A form in which editors and other systems save files.
  enum Form: String, CaseIterable, Sendable {
    case carriageReturns, byteOrderMark

    func spelled(_ text: String) -> String {
      switch self {
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .byteOrderMark: "\u{FEFF}" + text
      }
    }
  }

  private static let commands = [
    ["add", "dependency", "title:String=\"Tea\"", "--to", "Cart"], ["new", "riblet", "Tea", "--parent", "Cart"],
    ["move", "Cart", "--parent", "Menu"], ["rename", "Cart", "Basket"], ["rename", "Menu", "Card"],
    ["remove", "dependency", "title", "--from", "Basket"], ["remove", "riblet", "Tea"],
  ]

  private static func app() throws -> CommandApp {
    try CommandApp("Hall --parent Root", "Menu --parent Root", "Cart --parent Hall")
  }

  /// The sources and tests without what is of a form.
  private static func plain(_ app: CommandApp) throws -> [String: String] {
    try app.files().filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }.mapValues { data in
      String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
    }
  }

  @Test(arguments: Form.allCases)
  func `each command writes the same`(form: Form) throws {
    let (app, other) = (try Self.app(), try Self.app())
    for (path, data) in try other.files() where path.hasSuffix(".swift") && path != "Package.swift" {
      try other.write(form.spelled(String(decoding: data, as: UTF8.self)), to: path)
    }
    #expect(try Self.plain(app) == Self.plain(other))
    for command in Self.commands {
      let (result, said) = (try app.run(command), try other.run(command))
      #expect(result.status == 0)
      #expect((said.status, said.errors) == (result.status, result.errors), "\(command)")
      let (expected, found) = (try Self.plain(app), try Self.plain(other))
      #expect(found.keys.sorted() == expected.keys.sorted(), "\(command)")
      for (path, text) in expected { #expect(found[path] == text, "\(command), \(path)") }
      for (path, data) in try other.files() where path.hasSuffix(".swift") {
        let feeds = data.count { $0 == UInt8(ascii: "\n") }
        let returns = data.count { $0 == UInt8(ascii: "\r") }
        #expect(returns == 0 || returns == feeds, "\(command): line ends of two kinds in \(path)")
      }
    }
  }
}
