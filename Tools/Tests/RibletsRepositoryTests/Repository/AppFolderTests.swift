import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct AppFolderTests {
  let app: SampleApp

  init() throws { app = try SampleApp(hasRoot: false) }

  private func problem(in folder: String = "") -> String? {
    #expect(throws: RequestProblem.self) { try AppFolder(around: app.root + folder) }?.description
  }

  @Test func `the nearest folder with a layout or a package is taken`() throws {
    try app.write("{}", to: ".riblets/app.json")
    try app.write("", to: "Samples/Package.swift")
    try app.write("", to: "Samples/Sources/A/A.swift")

    #expect(try AppFolder(around: app.root + "/Samples/Sources/A").path == app.root + "/Samples")
    #expect(try AppFolder(around: app.root + "/Samples").hasLayout == false)
    #expect(try AppFolder(around: app.root).hasLayout)
  }

  @Test func `apps below are named, those with a layout and packages with riblets`() throws {
    try app.write("{}", to: "Kiosk/.riblets/app.json")
    try app.write("", to: "Prices/Package.swift")
    try app.write("struct Price {}\n", to: "Prices/Sources/Prices/Price.swift")
    #expect(
      problem()
        == "There is no app in '\(app.root)' or around it. In a folder below there is one. To work there: cd \(app.way("Kiosk"))."
    )

    try app.write("", to: "all/of/them/Package.swift")
    try app.write("class ARouter {}\n", to: "all/of/them/Sources/A/A.swift")
    #expect(
      problem()
        == "There is no app in '\(app.root)' or around it. In folders below there are: Kiosk, all/of/them. To work in one of them: cd \(app.way("Kiosk"))."
    )
  }

  @Test(arguments: [".build/checkouts/Shop", "four/folders/deep/Shop"])
  func `apps that are hidden or far below are not looked for`(place: String) throws {
    try app.write("{}", to: place + "/.riblets/app.json")

    #expect(problem()?.hasPrefix("There is no app in '\(app.root)' or around it: no '.riblets/app.json'") == true)
  }

  @Test func `a folder that is not there is refused, whatever is around it`() throws {
    try app.write("", to: "Package.swift")

    #expect(problem(in: "/Shpo") == "There is no folder '\(app.root)/Shpo'. Name one of the app.")
  }
}

extension SampleApp {
  /// The way to a folder of it, as a shell reads it.
  func way(_ folder: String) -> String { "'\(root)/\(folder)'" }
}
