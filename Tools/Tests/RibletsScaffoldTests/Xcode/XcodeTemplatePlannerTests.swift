import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold
@testable import RibletsTemplates

struct XcodeTemplatePlannerTests {
  private let files: [String: String]

  init() throws {
    let plan = try XcodeTemplatePlanner(TemplateLibrary()).plan()
    files = Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
  }

  private static let templates = [
    "Child Route", "Launch Riblet", "Riblet", "Riblet Unit Tests", "SwiftUI Riblet", "SwiftUI Riblet Unit Tests",
  ]

  private func info(_ template: String) throws -> [String: Any] {
    let text = try #require(files["Riblets/\(template).xctemplate/TemplateInfo.plist"])
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  private func options(_ template: String) throws -> [[String: Any]] {
    try #require(try info(template)["Options"] as? [[String: Any]])
  }

  /// The names of folders in a template, and of files that stand in none.
  private func places(_ template: String) -> Set<String> {
    let prefix = "Riblets/\(template).xctemplate/"
    return Set(
      files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        let parts = path.dropFirst(prefix.count).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : ""
      })
  }

  @Test func `there are templates of riblets and of their tests`() {
    let names = files.keys.filter { $0.hasSuffix("/TemplateInfo.plist") }.map {
      String($0.dropFirst("Riblets/".count).dropLast(".xctemplate/TemplateInfo.plist".count))
    }
    #expect(names.sorted() == Self.templates)
  }

  @Test(arguments: templates)
  func `a template says what Xcode has to know`(template: String) throws {
    let info = try info(template)

    #expect(info["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
    #expect((info["Summary"] as? String)?.isEmpty == false)
    #expect(info["SortOrder"] is Int)
    #expect(info["AllowedTypes"] as? [String] == ["public.swift-source"])
    let options = try options(template)
    let first = try #require(options.first)
    #expect(first["Identifier"] as? String == "productName")
    #expect(first["Required"] as? Bool == true)
    let identifiers = options.compactMap { $0["Identifier"] as? String }
    #expect(Set(identifiers).count == options.count)
    #expect(options.allSatisfy { ["checkbox", "text"].contains($0["Type"] as? String) })
    for option in options {
      for required in (option["RequiredOptions"] as? [String: String] ?? [:]).keys {
        #expect(identifiers.contains(required))
      }
    }
  }

  @Test func `what is known from other templates of riblets can be ticked`() throws {
    let ticks = try options("Riblet").dropFirst()
    #expect(
      ticks.compactMap { $0["Name"] as? String } == [
        "Owns corresponding view", "Adds storyboard", "Adds XIB", "States down, actions up",
      ])
    #expect(ticks.compactMap { $0["Default"] as? String } == ["true", "false", "false", "false"])
    #expect(
      ticks.map { $0["RequiredOptions"] as? [String: String] } == [
        nil, ["ownsView": "true"], ["ownsView": "true", "withStoryboard": "false"], ["ownsView": "true"],
      ])
  }

  @Test(arguments: ["Riblet", "Riblet Unit Tests"])
  func `there is a folder for whatever may be ticked together`(template: String) {
    #expect(
      places(template) == [
        "", "Default", "ownsView", "ownsViewoneWay", "ownsViewwithStoryboard", "ownsViewwithStoryboardoneWay",
        "ownsViewwithXIB", "ownsViewwithXIBoneWay",
      ])
  }

  @Test func `templates with one outcome have their files beside the list`() {
    #expect(places("Launch Riblet") == [""])
    #expect(places("SwiftUI Riblet") == ["", "Default", "oneWay"])
  }

  @Test func `a riblet with a storyboard has these files`() {
    let folder = "Riblets/Riblet.xctemplate/ownsViewwithStoryboard/"
    #expect(
      files.keys.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) }.sorted() == [
        "___VARIABLE_productName___Builder.swift", "___VARIABLE_productName___Interactor.swift",
        "___VARIABLE_productName___Router.swift", "___VARIABLE_productName___ViewController.storyboard",
        "___VARIABLE_productName___ViewController.swift",
      ])
  }

  @Test func `only Xcode's placeholders are left to fill in`() throws {
    let known = [
      "___FILEHEADER___", "___PROJECTNAMEASIDENTIFIER___", "___VARIABLE_parentName:identifier___",
      "___VARIABLE_productName:identifier___",
    ]
    for (path, text) in files where !path.hasSuffix(".plist") {
      #expect(!path.contains(":"), "No file of a Mac is called so.")
      if path.hasSuffix(".swift") { #expect(text.hasPrefix("//___FILEHEADER___\n\n")) }
      let rest = known.reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.contains("___"), "\(path)")
      #expect(!rest.contains("{{") && !rest.contains("{%"), "\(path)")
      for name in [XcodePlaceholders.name, XcodePlaceholders.parent, XcodePlaceholders.module] {
        #expect(text.range(of: name, options: .caseInsensitive) == nil, "\(path)")
      }
    }
  }

  @Test func `a view has no condition and no stand-in in a project of Xcode`() throws {
    for (path, text) in files where path.hasSuffix(".swift") {
      #expect(!text.contains("#if"), "\(path)")
    }
  }

  @Test func `a repository's own template is exported`() throws {
    let app = try SampleApp()
    try app.write("// {{ name }} in {{ module }}\n", to: ".riblets/templates/Router.swift.stencil")
    let plan = try XcodeTemplatePlanner(TemplateLibrary(root: app.root)).plan()

    #expect(
      try plan.text(of: "Riblets/Launch Riblet.xctemplate/___VARIABLE_productName___Router.swift")
        == "//___FILEHEADER___\n\n// ___VARIABLE_productName:identifier___ in ___PROJECTNAMEASIDENTIFIER___\n")
  }

  @Test func `a route has a name that Xcode can make`() throws {
    let path = "Riblets/Child Route.xctemplate/___VARIABLE_parentName___+___VARIABLE_productName___.swift"
    let text = try #require(files.first { $0.0 == path }?.1)

    let (name, parent) = ("___VARIABLE_productName:identifier___", "___VARIABLE_parentName:identifier___")
    #expect(text.contains("struct \(parent)\(name): ChildRoute {\n  static let shown = Shown.pushed\n"))
    #expect(text.contains("  static var child\(name): Self {"))
  }
}
