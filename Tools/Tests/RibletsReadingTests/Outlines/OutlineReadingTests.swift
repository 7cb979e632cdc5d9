import Foundation
import RibletsSource
import TestFolder
import Testing

@testable import RibletsReading

struct OutlineReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("class A { let b = B() }\n", to: "Sources/Shop/A.swift")
    try folder.write("class B {}\n", to: "Sources/Shop/Inner/B.swift")
  }

  private func reading(withNames: Bool = false) -> OutlineReading {
    OutlineReading(of: ["Sources/Shop", "Sources/Nowhere"], in: folder.path(""), withNames: withNames)
  }

  private func types(_ reading: OutlineReading) -> [String] {
    reading.files.flatMap { file -> [String] in
      switch file.outline {
      case .success(let outline): outline.types.map { "\($0.position.file): \($0.name)" }
      case .failure(let problem): ["\(file.path): \(problem)"]
      }
    }
  }

  @Test func `files are read by folder and path`() {
    #expect(types(reading()) == ["Sources/Shop/A.swift: A", "Sources/Shop/Inner/B.swift: B"])
  }

  @Test func `names are read for those who ask for them`() throws {
    #expect(try reading().files[0].outline.get().parts[0].names.all.isEmpty)
    let outline = try reading(withNames: true).files[0].outline.get()
    #expect(outline.parts[0].names.all.map { outline.names[Int($0)] } == ["class", "A", "let", "b", "B"])
  }

  @Test func `what cannot be read or is no text is named, and a link to a folder is not followed`() throws {
    try folder.write("", to: "Sources/Shop/Wide.swift")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: folder.path("Sources/Shop/Wide.swift")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/Shop/Lost.swift"), withDestinationPath: folder.path("Nowhere"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/Shop/Linked"), withDestinationPath: folder.path("Sources/Shop/Inner"))

    #expect(
      types(reading()) == [
        "Sources/Shop/A.swift: A", "Sources/Shop/Inner/B.swift: B", "Sources/Shop/Lost.swift: unreadable",
        "Sources/Shop/Wide.swift: notText",
      ])
    #expect(reading().links == ["Sources/Shop/Linked"])
  }
}
