import Foundation
import Riblets
import RibletsViews
import Testing

@testable import RibletsHost

@MainActor
final class PlaceFileTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-place-\(UUID().uuidString)")
  let window = Window()
  let runtime = RibletRuntime()
  private var notes: [String] = []
  private var place = "lobby"

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    window.rootViewController = ViewController()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var path: String { folder.appending(path: "place.json").path }

  private func file(_ path: String? = nil) -> PlaceFile {
    PlaceFile(path ?? self.path) { [weak self] in self?.notes.append($0) }
  }

  private var places: @MainActor () throws -> String? { PlaceFile.changes(of: { self.place }) }

  private func written() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `a file that is not there is no place, and no mistake`() {
    #expect(file().read(String.self) == nil)
    #expect(notes.isEmpty)
  }

  @Test func `the place is written at once, and read by the next app`() throws {
    let saving = file().follow(window, in: runtime, changedPlace: places)
    defer { saving.cancel() }

    #expect(try written() == "\"lobby\"")
    #expect(file().read(String.self) == "lobby")
  }

  @Test func `a place that has changed is written with the screen, and one that has not is not`() async throws {
    let saving = file().follow(window, in: runtime, changedPlace: places)
    defer { saving.cancel() }
    place = "game"
    window.rootViewController?.title = "Game"
    await nextFrame()
    #expect(try written() == "\"game\"")

    try FileManager.default.removeItem(atPath: path)
    window.rootViewController?.title = "Still the game"
    await nextFrame()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a place that has changed is written with the tree`() async throws {
    let root = Router(concrete: Interactor())
    let saving = file().follow(window, in: runtime, changedPlace: places)
    defer { saving.cancel() }
    let tree = LaunchRouter<Interactor, ViewController>(interactor: Interactor(), viewController: ViewController())
    tree.launch(in: runtime)
    place = "game"
    tree.attachChild(root)
    await Task { @MainActor in }.value

    #expect(try written() == "\"game\"")
    tree.terminate()
  }

  @Test func `the old file is replaced as a whole, so that an app that is killed leaves one of the two`() async throws {
    let saving = file().follow(window, in: runtime, changedPlace: places)
    defer { saving.cancel() }
    let old = folder.appending(path: "old.json").path
    try FileManager.default.linkItem(atPath: path, toPath: old)
    place = "game"
    window.rootViewController?.title = "Game"
    await nextFrame()

    // A file that is written over has the new text under both of its names.
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "\"lobby\"")
    #expect(try written() == "\"game\"")
  }

  @Test func `nothing is written after the end`() async throws {
    let saving = file().follow(window, in: runtime, changedPlace: places)
    await nextFrame()
    saving.cancel()
    place = "game"
    window.rootViewController?.title = "Game"
    await nextFrame()

    #expect(try written() == "\"lobby\"")
  }

  /// Renders, and waits until what follows a frame has run.
  private func nextFrame() async {
    _ = window.frame
    await Task { @MainActor in }.value
  }

  @Test(arguments: ["\"lob", "7", "{}", "# Read me"])
  func `a file with something else is noted with its name, and nothing is written over it`(content: String) throws {
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    let file = file()

    #expect(file.read(String.self) == nil)
    file.follow(window, in: runtime, changedPlace: places).cancel()

    #expect(try written() == content)
    #expect(notes.count == 1)
    let note = try #require(notes.first)
    #expect(note.hasPrefix("The place in '\(path)' cannot be read, and the app starts without it: "))
    #expect(
      note.hasSuffix(
        " The file stays as it is, and the place is not saved. To save it again, remove the file, or name another one.")
    )
  }

  @Test func `an empty file is taken for the place to come`() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = file()

    #expect(file.read(String.self) == nil)
    file.follow(window, in: runtime, changedPlace: places).cancel()

    #expect(try written() == "\"lobby\"")
    #expect(notes == [])
  }

  @Test func `a folder that is not there is noted`() {
    let path = folder.appending(path: "missing/place.json").path
    let saving = file(path).follow(window, in: runtime, changedPlace: places)
    defer { saving.cancel() }

    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("The place cannot be saved in '\(path)': ") == true)
  }
}
