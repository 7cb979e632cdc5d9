import Foundation
import Testing

@testable import RibletsScaffold
@testable import RibletsTemplates

struct ToolTemplatesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources/RibletsTemplates/TemplateFiles").standardizedFileURL

  @Test func `every file of the folder is a template, and no other`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

    #expect(TemplateFile.all.map(\.name).sorted() == files.sorted())
  }

  @Test(arguments: TemplateFile.all)
  func `a template is a file that begins with its purpose`(file: TemplateFile) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)

    #expect(text == "{# \(file.purpose) #}\n" + file.text)
    #expect(file.purpose.contains(": "))
    #expect(!file.text.isEmpty)
  }
}
