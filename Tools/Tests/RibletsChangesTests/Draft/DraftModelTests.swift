import Testing

@testable import RibletsChanges

/// A draft against a dictionary: what one says about files, the other has to say.
struct DraftModelTests {
  private static let names = ["A", "B", "C/A", "C/D/A", "C/D/B", "E/A", "E/F/G/A"]
  private static let folders = ["C", "C/D", "E", "E/F", "E/F/G"]

  private struct Model {
    var texts: [String: String]

    func holdsFolder(_ path: String) -> Bool { texts.keys.contains { $0.hasPrefix(path + "/") } }

    func exists(_ path: String) -> Bool { texts[path] != nil || holdsFolder(path) }

    func isBelowFile(_ path: String) -> Bool { RibletsChanges.folders(above: path).contains { texts[$0] != nil } }

    func files(of path: String) -> [String] {
      texts[path] != nil ? [path] : texts.keys.filter { $0.hasPrefix(path + "/") }
    }
  }

  @Test(arguments: [UInt64.random(in: .min ... .max), 5, 6, 7])
  func `a draft and the disk after it agree with a model`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    for _ in 0..<25 {
      var model = Model(texts: [:])
      for name in Self.names where Bool.random(using: &random) { model.texts[name] = Self.text(&random) }
      let folder = try TemporaryFolder(model.texts)
      for _ in 0..<3 {
        var draft = try folder.draft(.overwrite)
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          try step(&draft, &model, &random)
          try expect(draft, model)
        }
        let before = try folder.contents()
        let changes = try draft.changes()
        let repository = try folder.repository()
        try repository.apply(changes)
        try expect(try folder.draft(), model)
        guard !changes.isEmpty, Bool.random(using: &random) else { continue }
        try repository.apply(try repository.changesToUndo())
        #expect(try folder.contents() == before, "seed \(seed)")
        model.texts = before.filter { !$1.hasSuffix("folder") }.mapValues { String($0.drop { $0 != " " }.dropFirst()) }
      }
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String { "\(Int.random(in: 0...3, using: &random))\n" }

  private func step(_ draft: inout Draft, _ model: inout Model, _ random: inout SeededGenerator) throws {
    let path = (Self.names + Self.folders).randomElement(using: &random)!
    let text = Self.text(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let isPossible = !model.holdsFolder(path) && !model.isBelowFile(path)
      let works = works { try draft.create(path, text) }
      // The same file twice is refused; the model does not know who wrote it.
      #expect(!works || isPossible)
      if works { model.texts[path] = text } else { #expect(!isPossible || model.texts[path] != nil) }
    case 1:
      let works = works { try draft.edit(path) { $0 += text } }
      #expect(works == (model.texts[path] != nil))
      if works { model.texts[path]? += text }
    case 2:
      let works = works { try draft.remove(path) }
      #expect(works == model.exists(path))
      for file in model.files(of: path) where works { model.texts[file] = nil }
    default:
      let new = (Self.names + Self.folders).randomElement(using: &random)!
      let isPossible =
        path == new && model.exists(path)
        || model.exists(path) && !model.exists(new) && !model.isBelowFile(new) && !new.hasPrefix(path + "/")
      let works = works { try draft.move(path, to: new) }
      #expect(works == isPossible, "\(path) \(new)")
      guard works, path != new else { return }
      for file in model.files(of: path) {
        model.texts[new + file.dropFirst(path.count)] = model.texts.removeValue(forKey: file)
      }
    }
  }

  private func works(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      return false
    }
  }

  private func expect(_ draft: Draft, _ model: Model) throws {
    #expect(try draft.list() == model.texts.keys.sorted())
    for path in Self.names + Self.folders {
      #expect((try? draft.text(at: path)) == model.texts[path])
      #expect(try draft.exists(path) == model.exists(path), "\(path)")
    }
  }
}
