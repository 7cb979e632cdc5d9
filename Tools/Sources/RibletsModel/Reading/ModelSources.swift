import Foundation
import RibletsReading
package import RibletsSource

/// The Swift files of an app, by module.
public struct ModelSources: Sendable {
  /// A folder with the sources of a module.
  public struct Folder: Hashable, Sendable {
    /// The name of the module.
    public let module: String
    /// The path from the root on.
    public let path: String
    /// True if its files are tests.
    public let isTest: Bool

    /// Makes a folder.
    public init(module: String, path: String, isTest: Bool = false) {
      self.module = module
      self.path = path
      self.isTest = isTest
    }
  }

  /// The files, by folder and path.
  public private(set) var files: [ModelFile] = []
  /// Notes on what cannot be read.
  public private(set) var notes: [ModelNote] = []
  /// Notes on links to folders, which are not followed.
  package private(set) var links: [ModelNote] = []

  /// Reads all Swift files below some folders, on all processors.
  ///
  /// Files and folders that begin with a dot are left out, and links to folders are not followed. What cannot be read is a
  /// note of the model.
  ///
  /// - Parameters:
  ///   - root: The folder from which on paths are meant, and positions written.
  ///   - folders: The folders. A file counts for the innermost one, and for the first of equal ones.
  public init(root: String, folders: [Folder]) {
    self.init(root: root, folders: folders, withNames: false)
  }

  /// Reads all Swift files below some folders likewise.
  ///
  /// - Parameters:
  ///   - withNames: True to read the names in bodies and texts, too.
  ///   - known: The outlines of files that need not be read.
  package init(root: String, folders: [Folder], withNames: Bool, known: [String: SourceOutline] = [:]) {
    let folders = folders.sorted { $0.path < $1.path }
    let outlines = OutlineReading(of: folders.map(\.path), in: root, withNames: withNames, known: known)
    notes = outlines.unreadable.map { Self.note($0, "The folder cannot be read.") }
    links = outlines.links.map {
      Self.note(
        $0,
        Self.linkNote
      )
    }
    files.reserveCapacity(outlines.files.count)
    var suites: [String] = []
    for file in outlines.files {
      let folder = folders[file.folder]
      switch file.outline {
      case .success(let outline):
        files.append(ModelFile(module: folder.module, isTest: folder.isTest, outline: outline))
        if !folder.isTest, outline.imports.contains(where: Self.isForTests) {
          suites.append(file.path)
        }
      case .failure(.unreadable):
        notes.append(Self.note(file.path, Self.unreadNotes[0]))
      case .failure(.notText):
        notes.append(Self.note(file.path, Self.unreadNotes[1]))
      }
    }
    markTests(around: suites)
  }

  /// The texts of notes on files that are not read.
  package static let unreadNotes = [
    "It cannot be read: the system refused, or it is no file.",
    "It is not UTF-8, which Swift files are. Save it as UTF-8.",
  ]
  /// The text of a note on a link to a folder.
  package static let linkNote =
    "This is a link to a folder, which is not followed. Put the folder itself here, or name the module that it belongs to."

  /// Returns true for an import of tests: a library for them, `@testable`, or a module of the app for tests such as
  /// `AppTestSupport`.
  private static func isForTests(_ used: SourceImport) -> Bool {
    ["Nimble", "Quick", "XCTest"].contains(used.name) || used.attributes.contains("@testable")
      || ["Testing", "TestHelpers", "TestKit", "TestSupport", "TestUtils"].contains(where: used.name.hasSuffix)
  }

  /// Takes the files with an import of tests for tests, if they or a folder around them are called so, and what else is in
  /// such a folder: a chosen folder may have sources and tests.
  private mutating func markTests(around suites: [String]) {
    let folders = Set(suites.compactMap { path in Self.testFolder(of: path) })
    let named = Set(suites.filter { $0.hasSuffix("Tests.swift") || $0.hasSuffix("Spec.swift") })
    if folders.isEmpty, named.isEmpty { return }
    for (place, file) in files.enumerated() where !file.isTest {
      if named.contains(file.path) || Self.testFolder(of: file.path).map(folders.contains) == true {
        files[place] = ModelFile(module: file.module, isTest: true, outline: file.outline)
      }
    }
  }

  /// The outermost folder around a file whose name says that it is for tests: `App/AppTests` of `App/AppTests/Cart/A.swift`.
  private static func testFolder(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let end = folders.firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return folders[...end].joined(separator: "/")
  }

  /// Takes texts by path, all of one module.
  public init(_ texts: [(path: String, text: String)], module: String, isTest: Bool = false) {
    files = texts.map { Self.file($0.path, $0.text, module: module, isTest: isTest) }
  }

  /// Adds other sources to these.
  public mutating func add(_ other: ModelSources) {
    files += other.files
    notes += other.notes
  }

  /// Takes another text for a file that is among them.
  package mutating func replace(_ path: String, with text: String) {
    guard let place = files.firstIndex(where: { $0.path == path }) else { return }
    files[place] = Self.file(path, text, module: files[place].module, isTest: files[place].isTest)
  }

  /// Takes a file that is not among them.
  package mutating func add(_ path: String, _ text: String, module: String, isTest: Bool) {
    files.append(Self.file(path, text, module: module, isTest: isTest))
  }

  /// Forgets a file.
  package mutating func remove(_ path: String) {
    files.removeAll { $0.path == path }
  }

  private static func file(_ path: String, _ text: String, module: String, isTest: Bool) -> ModelFile {
    ModelFile(module: module, isTest: isTest, outline: SourceOutline(reading: Array(text.utf8), path: path))
  }

  private static func note(_ path: String, _ text: String) -> ModelNote {
    ModelNote(position: SourcePosition(file: path, line: 1, column: 1), text: text)
  }
}
