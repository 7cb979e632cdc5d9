import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RenamedInModulesTests {
  private static let long = "Deskeskeskeskeskeskeskeskeskeskeskeskesk"

  @Test(arguments: ["Zoo", long])
  func `a riblet inside of a module is one that was written so, but for broken lines, and gets its old name back`(
    new: String
  ) throws {
    let app = try SampleApp.inModules()
    let before = try app.files()
    let plan = try app.rename("Item3", new)
    try app.write(plan)

    #expect(plan.notes == [])
    let fresh = try SampleApp.inModules(shelf: "Shelf", items: SampleApp.items.map { $0 == "Item3" ? new : $0 })
    let (written, expected) = (try app.files(), try fresh.files())
    #expect(written.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(written[path]?.unbroken == text.unbroken, "\(path)") }
    #expect(try app.layout().isEmpty)

    try app.write(try app.rename(new, "Item3"))
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }

  @Test func `a riblet behind a module interface is one that was written so, in the modules that it was in`() throws {
    let app = try SampleApp.inModules()
    let before = try app.files()
    let plan = try app.rename("Shelf", "Shell")
    try app.write(plan)

    #expect(
      plan.notes == [
        "The module 'ShelfModule' keeps its name, since another one would change every file that imports it."
      ])
    func inOldModules(_ text: String) -> String {
      text.replacing("ShellModule", with: "ShelfModule").replacing("ShelfModuleInterface", with: "ShellModuleInterface")
        .replacing("Sources/ShellInterface", with: "Sources/ShelfInterface")
        .replacing("import ShellInterface", with: "import ShelfInterface")
        .replacing("\"ShellInterface", with: "\"ShelfInterface")
    }
    let fresh = Dictionary(
      uniqueKeysWithValues: try SampleApp.inModules(shelf: "Shell").files()
        .map { (inOldModules($0.key), inOldModules($0.value)) })
    let written = try app.files()
    #expect(written.keys.sorted() == fresh.keys.sorted())
    for (path, text) in fresh { #expect(written[path]?.unbroken == text.unbroken, "\(path)") }
    #expect(try app.layout().isEmpty)

    try app.write(try app.rename("Shell", "Shelf"))
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }

  @Test func `names of any length come and go, behind module interfaces, too`() throws {
    let app = try SampleApp.inModules()
    let before = try app.files()
    for (old, new) in [("Shelf", Self.long), ("Root", "D" + Self.long.dropFirst().dropLast() + "t")] {
      let plan = try app.rename(old, new)
      #expect(plan.notes.count == 1, "\(plan.notes)")
      try app.write(plan)
    }
    let interface = try app.text(of: "Sources/ShelfInterface/\(Self.long)/\(Self.long)Interface.swift")
    #expect(interface.contains("      preconditionFailure(\"\\(Self.self) is not linked. Link ShelfModule.\")\n"))
    #expect(
      try app.text(of: "Sources/Shop/App/ShopApplication.swift").contains("tModuleInterface.builder(dependency: "))
    #expect(!interface.contains("Shelf\n") && !interface.contains(" Shelf "))
    #expect(try app.layout().isEmpty)
    for (old, new) in [("Shelf", Self.long), ("Root", "D" + Self.long.dropFirst().dropLast() + "t")] {
      try app.write(try app.rename(new, old))
    }
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }

  @Test func `the files of the module interface and the interface get the new name`() throws {
    let app = try SampleApp.inModules()
    let plan = try app.rename("Shelf", "Cupboard")
    let targets = Dictionary(uniqueKeysWithValues: plan.moves.map { ($0.path, $0.newPath) })
    for (old, new) in [
      (
        "Sources/ShelfModule/Shelf/Shelf+ModuleInterface.swift",
        "Sources/ShelfModule/Cupboard/Cupboard+ModuleInterface.swift"
      ),
      (
        "Sources/ShelfInterface/Shelf/ShelfInterface.swift",
        "Sources/ShelfInterface/Cupboard/CupboardInterface.swift"
      ),
      ("Sources/RootModule/Root/Root+Shelf.swift", "Sources/RootModule/Root/Root+Cupboard.swift"),
      (
        "Tests/ShelfModuleTests/Shelf/Shelf+Item1Tests.swift",
        "Tests/ShelfModuleTests/Cupboard/Cupboard+Item1Tests.swift"
      ),
    ] {
      #expect(targets[old] == new)
    }
    #expect(!plan.edits.contains { $0.path.hasPrefix(".riblets") || $0.path == "Package.swift" })
  }

  @Test func `a new riblet of the old name has a module of another name`() throws {
    let app = try SampleApp.inModules()
    try app.write(try app.rename("Shelf", "Cupboard"))
    for number in 1...3 { try app.add("Full\(number)", parent: "Cupboard") }
    try app.add("Shelf", parent: "Item1")
    #expect(
      try app.text(of: "Sources/Shelf2Interface/Shelf/ShelfInterface.swift").contains("enum ShelfModuleInterface"))
    #expect(
      try app.text(of: "Sources/ShelfInterface/Cupboard/CupboardInterface.swift").contains(
        "enum CupboardModuleInterface"))
    #expect(try app.layout().isEmpty)
  }

  @Test func `code of other modules that was written by hand follows`() throws {
    let app = try SampleApp.inModules()
    try app.addEnd(to: "Shelf")
    let path = "Sources/RootModule/Root/Tell.swift"
    try app.write(
      """
      import ShelfInterface

      // The Shelf.
      func tell(_ listener: any ShelfListener, _ shelf: any ShelfChildRouting) -> [ShelfModuleInterface.Type] {
        listener.shelfDidFinish()
      }
      """, to: path)
    let plan = try app.rename("Shelf", "Cupboard")
    try app.write(plan)
    #expect(
      try app.text(of: path) == """
        import ShelfInterface

        // The Cupboard.
        func tell(_ listener: any CupboardListener, _ shelf: any CupboardChildRouting) -> [CupboardModuleInterface.Type] {
          listener.cupboardDidFinish()
        }
        """)
    #expect(plan.notes.count == 1)
  }

  @Test func `names that a module interface would take are listed`() throws {
    let app = try SampleApp.inModules()
    try app.write("enum CupboardModuleInterface {}\n", to: "Sources/RootModule/Root/ModuleInterface.swift")
    #expect(
      app.problem { try app.rename("Shelf", "Cupboard") }
        == "Sources/RootModule/Root/ModuleInterface.swift:1:1: error: There is a 'CupboardModuleInterface' already. Rename it first."
    )
    #expect(app.problem { try app.rename("Item1", "Cupboard") } == nil)
  }

  @Test func `any riblet of any app of several modules can be renamed and gets its name back`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    var random = SeededNumbers(state: seed)
    let app = try SampleApp.inModules(seed: seed)
    let (before, tree) = (try app.files(), try app.tree())
    // A name that saved states may know a route by is given to no other.
    for new in ["Q", "Wardrobe", "Longlonglonglonglonglonglonglonglonglong"].shuffled(using: &random).prefix(2) {
      let old = try #require(tree.riblets.keys.sorted().randomElement(using: &random))
      try app.write(try app.rename(old, new))

      #expect(try app.tree().described() == tree.described(old, as: new), "RIBLETS_SEED=\(seed)")
      #expect(try app.layout().isEmpty, "RIBLETS_SEED=\(seed)")
      try app.write(try app.rename(new, old))
      #expect(
        try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken), "RIBLETS_SEED=\(seed)")
    }
  }
}
