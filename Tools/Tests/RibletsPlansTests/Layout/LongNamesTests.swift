import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Tests that generated code fits into its lines and pleases the formatter, with the longest names that the tool takes.
struct LongNamesTests {
  private static let length = RibletName.maximumLength
  private static let parent = name("Desk")
  private static let child = name("Lamp")
  private static let item = "worth:\(name("Value"))=\(name("Value"))(number: 7)"
  private static let longItem = name("item") + ":String"

  private static func name(_ word: String) -> String {
    String(String(repeating: word, count: length / word.count + 1).prefix(length))
  }

  /// The files of an app that has lines which are too long, by their paths.
  private func check(_ app: SampleApp, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for (path, text) in try app.files() where path.hasSuffix(".swift") {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.count > SwiftLayout.width {
        Issue.record("\(path):\(number + 1): \(line)", sourceLocation: sourceLocation)
      }
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", "Package.swift"]
    process.currentDirectoryURL = URL(filePath: app.root)
    let output = Pipe()
    process.standardError = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(found == "", sourceLocation: sourceLocation)
    #expect(process.terminationStatus == 0, sourceLocation: sourceLocation)
  }

  private func app(_ view: RibletRequest.View) throws -> SampleApp {
    let app = try SampleApp(hasRoot: false)
    let request = try AppRequest(
      name: RibletName(Self.name("Shop")), view: view, riblets: .init(path: "../riblets"))
    try app.write(try AppPlanner().plan(request))
    let value = Self.name("Value")
    try app.write(
      "struct \(value): Codable, Hashable, Sendable {\n  var number = 0\n}\n",
      to: "Sources/\(Self.name("Shop"))/\(value).swift"
    )
    return app
  }

  /// Riblets with all that can be said of them, below one parent.
  private func addChildren(to app: SampleApp, below parent: String?, _ view: RibletRequest.View) throws {
    let ending = "\(parent?.first ?? "N")\(view.rawValue.prefix(1).uppercased())"
    for (number, flow) in [RibletRequest.Flow.twoWay, .oneWay].enumerated() {
      for hasPresenter in [false, true] where view != .none || flow == .twoWay && !hasPresenter {
        let name = Self.child.dropLast(4) + "\(ending)\(number)\(hasPresenter ? 1 : 0)"
        try app.add(String(name), parent: parent) { request in
          (request.view, request.flow, request.hasPresenter) = (view, flow, hasPresenter)
          try request.depend(on: Self.item)
          try request.depend(on: Self.longItem)
          try request.take("price" + Self.item.dropFirst("worth".count))
          try request.take(Self.longItem.replacing("item", with: "size", maxReplacements: 1) + "=\"seven\"")
        }
      }
    }
  }

  @Test(arguments: [
    (RibletRequest.View.portable, [RibletRequest.View.portable, .none]), (.uikit, [.uikit, .swiftui, .none]),
    (.swiftui, [.swiftui, .none]),
  ])
  func `riblets below each kind of parent`(view: RibletRequest.View, children: [RibletRequest.View]) throws {
    let app = try app(view)
    try app.add(Self.parent, parent: "Root") { $0.view = view }
    let viewless = Self.name("Tent")
    try app.add(viewless, parent: Self.parent) { $0.view = .none }
    for child in children {
      for parent in [Self.parent, viewless] { try addChildren(to: app, below: parent, child) }
    }
    if view == .uikit {
      for (name, interface) in [("Story", RibletRequest.Interface.storyboard), ("Nibs", .xib)] {
        try app.add(Self.name(name), parent: Self.parent) { ($0.view, $0.interface) = (.uikit, interface) }
      }
    }
    try check(app)
  }

  @Test func `parts of riblets, screens and data`() throws {
    let app = try app(.portable)
    try app.add(Self.parent)
    for (kind, word) in [(PartKind.worker, "Work"), (.workflow, "Flow")] {
      try app.write(
        app.planPart(kind, Self.name(word), riblet: Self.parent) {
          if kind == .worker { try $0.depend(on: Self.item) } else { try $0.take(Self.item) }
        })
    }
    try app.write(
      app.planPart(.viewModel, Self.name("Search"), riblet: nil) {
        try $0.depend(on: Self.item)
        try $0.depend(on: Self.longItem)
      })
    try app.write(app.planPart(.coordinator, Self.name("Trip"), riblet: nil) { $0.screen = Self.name("Search") })
    for isMutation in [false, true] {
      try app.write(
        app.planPart(.query, Self.name(isMutation ? "Save" : "All"), riblet: nil) {
          ($0.domain, $0.model, $0.isMutation) = (Self.name("Food"), Self.name("Burger"), isMutation)
        })
    }
    try check(app)
  }

  @Test func `modules with their interfaces`() throws {
    let app = try app(.portable)
    try app.add(Self.parent)
    for number in 10...19 {
      try app.add(Self.child.dropLast(2) + "\(number)", parent: Self.parent) { try $0.depend(on: Self.longItem) }
    }
    try app.write(LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 1))
    try app.add(Self.name("Late"), parent: Self.parent)
    try app.add(Self.name("Last"), parent: Self.parent)
    try check(app)
  }
}
