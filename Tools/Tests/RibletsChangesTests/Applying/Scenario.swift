@testable import RibletsChanges

/// Files and a draft with every kind of change in it.
struct Scenario {
  let folder: TemporaryFolder
  let changes: ChangeSet

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "package\n", "Shop/Shop.swift": "shop\n", "Shop/Cart/Cart.swift": "cart\n",
      "Shop/Cart/Price.swift": "price\n", "Gone/A.swift": "a\n", "Gone/Deep/B.swift": "b\n", "Turn": "file\n",
      "Folder/Only.swift": "only\n", "run.sh": "run\n", "Left.swift": "left\n", "Right.swift": "right\n",
    ])
    try folder.link("Link.swift", to: "Package.swift")
    folder.setMode(0o755, of: "run.sh")
    folder.setMode(0o750, of: "Gone/Deep")
    var earlier = try folder.draft()
    try earlier.create("Earlier.swift", "earlier\n")
    try folder.repository("riblets new riblet Earlier").apply(try earlier.changes())
    changes = try Self.draft(in: folder).changes()
  }

  private static func draft(in folder: TemporaryFolder) throws -> Draft {
    var draft = try folder.draft(.overwrite)
    try draft.create("New/Deep/New.swift", "new\n")
    try draft.create("New/Deep/tool.sh", "tool\n", isExecutable: true)
    try draft.create("Package.swift", "other package\n")
    try draft.edit("Link.swift") { $0 += "// linked\n" }
    try draft.edit("run.sh") { $0 += "more\n" }
    try draft.move("Shop/Cart", to: "Shop/Basket")
    try draft.edit("Shop/Basket/Cart.swift") { $0 += "basket\n" }
    try draft.remove("Gone")
    try draft.remove("Turn")
    try draft.create("Turn/Inside.swift", "inside\n")
    try draft.remove("Folder")
    try draft.create("Folder", "a file now\n")
    try draft.move("Link.swift", to: "Moved/Link.swift")
    try draft.move("Left.swift", to: "Between.swift")
    try draft.move("Right.swift", to: "Left.swift")
    try draft.move("Between.swift", to: "Right.swift")
    return draft
  }

  /// The texts and links afterwards.
  static let after = [
    "Earlier.swift": "644 earlier\n", "Folder": "644 a file now\n", "Left.swift": "644 right\n", "Moved": "755 folder",
    "Moved/Link.swift": "-> Package.swift", "New": "755 folder", "New/Deep": "755 folder",
    "New/Deep/New.swift": "644 new\n", "New/Deep/tool.sh": "755 tool\n",
    "Package.swift": "644 other package\n// linked\n", "Right.swift": "644 left\n", "Shop": "755 folder",
    "Shop/Basket": "755 folder", "Shop/Basket/Cart.swift": "644 cart\nbasket\n",
    "Shop/Basket/Price.swift": "644 price\n", "Shop/Shop.swift": "644 shop\n", "Turn": "755 folder",
    "Turn/Inside.swift": "644 inside\n", "run.sh": "755 run\nmore\n",
  ]
}
