import Foundation
import RibletsRepository
import RibletsSource
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// The texts that are generated, whole. `RIBLETS_RECORD_GOLDEN=1` accepts those of today.
struct GoldenTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let plan: @Sendable (SampleApp) throws -> ScaffoldPlan
  }

  @Test(arguments: [
    Case(testDescription: "app") { _ in try AppPlanner().plan(SampleApp.request()) },
    Case(testDescription: "strict app in a browser") { _ in
      try AppPlanner().plan(
        AppRequest(name: RibletName("Shop"), riblets: .init(path: "../riblets"), isWeb: true, isStrict: true))
    },
    Case(testDescription: "app of UIKit") { _ in try AppPlanner().plan(SampleApp.request(.uikit)) },
    Case(testDescription: "app of SwiftUI") { _ in
      try AppPlanner().plan(SampleApp.request(.swiftui, project: .xcodegen))
    },
    Case(testDescription: "two-way") { app in
      try app.plan("Cart") {
        try $0.depend(on: "title:String")
        try $0.take("size:Int=7")
      }
    },
    Case(testDescription: "two-way with presenter") { app in try app.plan("Cart") { $0.hasPresenter = true } },
    Case(testDescription: "one-way with presenter") { app in
      try app.plan("Cart", parent: nil) { ($0.flow, $0.hasPresenter) = (.oneWay, true) }
    },
    Case(testDescription: "without a view") { app in try app.plan("Session") { $0.view = .none } },
    Case(testDescription: "pushed by key") { app in
      try app.plan("Line") {
        ($0.view, $0.shown, $0.key) = (.none, .pushed, "id")
        try $0.take("id:Int")
      }
    },
    Case(testDescription: "UIKit one-way from a storyboard") { _ in
      try SampleApp(view: .uikit).plan("Cart") { ($0.view, $0.flow, $0.interface) = (.uikit, .oneWay, .storyboard) }
    },
    Case(testDescription: "UIKit with presenter from a nib") { _ in
      try SampleApp(view: .uikit).plan("Cart") { ($0.view, $0.hasPresenter, $0.interface) = (.uikit, true, .xib) }
    },
    Case(testDescription: "SwiftUI two-way with presenter") { _ in
      try SampleApp(view: .swiftui).plan("Cart") { ($0.view, $0.hasPresenter) = (.swiftui, true) }
    },
    Case(testDescription: "SwiftUI one-way in UIKit") { _ in
      try SampleApp(view: .uikit).plan("Cart") { ($0.view, $0.flow) = (.swiftui, .oneWay) }
    },
    Case(testDescription: "UIKit in a project of Xcode") { _ in
      let app = try SampleApp(view: .uikit)
      try FileManager.default.removeItem(atPath: app.root + "/Package.swift")
      return try app.plan("Cart") { ($0.view, $0.interface) = (.uikit, .xib) }
    },
    Case(testDescription: "a long name") { app in
      try app.plan("Desk" + String(repeating: "esk", count: 12)) { $0.flow = .oneWay }
    },
  ])
  func `texts are as recorded`(_ example: Case) throws {
    try example.compare()
  }
}

extension GoldenTests.Case {
  /// Compares the texts of a plan with those that were recorded under the name of the case.
  func compare() throws {
    let text = Self.text(try plan(SampleApp()))
    let name = testDescription.replacing(" ", with: "-") + ".txt"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/" + name)
    if ProcessInfo.processInfo.environment["RIBLETS_RECORD_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let lines = zip(
      text.split(separator: "\n", omittingEmptySubsequences: false),
      recorded.split(separator: "\n", omittingEmptySubsequences: false))

    #expect(
      lines.first { $0 != $1 }.map { "\($0) | \($1)" } == nil, "Run again with RIBLETS_RECORD_GOLDEN=1 to accept.")
    #expect(text.count == recorded.count)
  }

  private static func text(_ plan: ScaffoldPlan) -> String {
    let files = plan.files.map { "=== \($0.path)\n\($0.text)" }
    let edits = plan.edits.map { edit in
      // The manifest of a new app has a file of its own here.
      let text = edit.path == "Package.swift" ? changedLines(edit) : edit.newText
      return "=== \(edit.path), changed\n\(text)"
    }
    return (files + edits + ["=== Notes\n" + (plan.notes + plan.missing).map { $0 + "\n" }.joined()]).joined()
  }

  private static func changedLines(_ edit: PlannedEdit) -> String {
    let lines = edit.newText.split(separator: "\n").difference(from: edit.oldText.split(separator: "\n"))
    return lines.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)\n"
      case .remove(_, let line, _): "- \(line)\n"
      }
    }
    .joined()
  }
}
