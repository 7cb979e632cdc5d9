import Foundation
import Testing

/// The limits of the code that a riblet comes to: lines without empty ones, comments and imports.
struct GeneratedLinesTests {
  private static let built = Result {
    try CommandApp(
      "LoggedIn --parent Root --view none --argument player:String=\"Ann\"",
      "Menu --parent LoggedIn --presenter --dependency player:String --shown tab",
      "Cart --parent LoggedIn --flow one-way --shown tab", "Product --parent Cart --shown pushed --key id:Int"
    ).files().filter { $0.key.hasSuffix(".swift") }.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private let files: [String: String]

  init() throws { files = try Self.built.get() }

  private static func isImport(_ line: Substring) -> Bool {
    line.firstMatch(of: #/^(@testable |public |package )?import /#) != nil
  }

  /// The lines of some files together, which have to be there.
  private func lines(_ paths: some Collection<String>) throws -> Int {
    try #require(!paths.isEmpty)
    return try paths.map { try #require(files[$0], "\($0)") }.reduce(0) { count, text in
      count
        + text.split(separator: "\n").count { line in
          let words = line.trimmingCharacters(in: .whitespaces)
          return !words.isEmpty && !words.hasPrefix("//") && !Self.isImport(line)
        }
    }
  }

  @Test func `a parent without a view has at most 60 lines`() throws {
    #expect(try lines(["Builder", "Interactor", "Router"].map { "Sources/Shop/LoggedIn/LoggedIn\($0).swift" }) <= 60)
  }

  @Test func `a route has at most 28`() throws {
    let routes = files.keys.filter { $0.firstMatch(of: #/^Sources/.*/.*\+/#) != nil }
    #expect(routes.count >= 4)
    for route in routes { #expect(try lines([route]) <= 28, "\(route)") }
  }

  @Test(arguments: ["Menu", "Product"])
  func `a riblet with a view has at most 110, and its tests 90`(name: String) throws {
    func own(_ folder: String) -> [String] {
      files.keys.filter { $0.hasPrefix("\(folder)/\(name)/\(name)") && !$0.contains("+") }
    }
    #expect(try lines(own("Sources/Shop")) <= 110)
    #expect(try lines(own("Tests/ShopTests") + ["Tests/ShopTests/Snapshots/\(name)ViewSnapshotTests.swift"]) <= 90)
  }

  @Test func `a file has at most three imports`() {
    for (path, text) in files where path != "Package.swift" {
      #expect(text.split(separator: "\n").count(where: Self.isImport) <= 3, "\(path)")
    }
  }
}
