/// A source file, seen from the folder of the sources: `TicTacToe/OffGame/OffGameRouter.swift`.
struct SourcePath: Hashable {
  let relative: String
  /// The folders from the target on.
  let folders: [String]
  /// The name without `.swift` and without what follows a plus.
  let base: String

  /// `nil` for what no person wrote and for what lies elsewhere.
  init?(_ path: String, under sources: String) {
    let root = sources.hasSuffix("/") ? sources : sources + "/"
    guard path.hasPrefix(root), path.hasSuffix(".swift") else { return nil }
    relative = String(path.dropFirst(root.count))
    var parts = relative.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), !Self.isGenerated(name, in: parts) else { return nil }
    folders = parts
    base = String(name.dropLast(".swift".count).prefix { $0 != "+" })
  }

  var target: String { folders.first ?? "" }

  private static func isGenerated(_ name: String, in folders: [String]) -> Bool {
    name.hasSuffix(".generated.swift") || folders.contains { $0 == "Generated" || $0.hasPrefix(".") }
  }
}
