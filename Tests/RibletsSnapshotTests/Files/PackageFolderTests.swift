import TemporaryFolder
import Testing

@testable import RibletsSnapshot

@Suite struct PackageFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a path inside of a package reads from the package on`() throws {
    try folder.write("", to: "app/Package.swift")
    #expect(PackageFolder.relativePath(of: "\(folder.path)/app/Tests/A.swift") == "Tests/A.swift")
    #expect(PackageFolder.above("\(folder.path)/app/Tests/A.swift") == "\(folder.path)/app")
    #expect(PackageFolder.relativePath(of: "\(folder.path)/A.swift") == "\(folder.path)/A.swift")
  }
}
