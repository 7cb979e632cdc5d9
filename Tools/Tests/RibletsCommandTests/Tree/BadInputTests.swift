import Foundation
import Testing

/// Tests that all commands that write files write nothing when they cannot write all.
struct BadInputTests {
  private static let commands = [
    ["new", "riblet", "Cart", "--parent", "Root"], ["new", "--from", "tree.md"], ["remove", "Hall"],
    ["rename", "Hall", "Pier"], ["move", "Hall", "--parent", "Dock"],
    ["add", "dependency", "title:String", "--to", "Hall"],
  ]

  let app: CommandApp
  let before: [String: Data]

  init() throws {
    app = try CommandApp("Hall --parent Root", "Dock --parent Root")
    try app.write("- Root\n  - Hall\n    - Menu\n  - Zoo (presenter)\n    - Ant\n    - Bee\n", to: "tree.md")
    before = try app.files()
  }

  @Test(arguments: commands)
  func `a disk that is full leaves everything as it was`(command: [String]) throws {
    let result = try BuiltCommand.run(command, in: app.root, sizeLimit: 1)

    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("Error: Cannot write '"))
    #expect(result.errors.hasSuffix("\nNothing was changed.\n"))
    #expect(try app.files() == before)
  }

  /// The superuser may write anywhere, so the command runs as somebody else.
  @Test(.enabled(if: Permissions.canHold, "nobody else can be"), arguments: commands)
  func `folders that may not be written leave everything as it was`(command: [String]) throws {
    try Permissions.set(folders: 0o555, files: 0o444, in: app.root)
    defer { try? Permissions.set(folders: 0o755, files: 0o644, in: app.root) }
    let result = try BuiltCommand.run(command, in: app.root, through: Permissions.runner)

    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("Error: Cannot lock '.riblets/journal/lock': permission denied."))
    #expect(try app.files() == before)
  }

  @Test(.enabled(if: Permissions.canHold, "nobody else can be"), arguments: commands)
  func `one folder that may not be written leaves everything as it was`(command: [String]) throws {
    try Permissions.set(folders: 0o777, files: 0o666, in: app.root)
    for folder in ["Sources/Shop/Root", "Tests/ShopTests/Root"] {
      try Permissions.set(0o555, of: app.root + "/" + folder)
    }
    defer { try? Permissions.set(folders: 0o755, files: 0o644, in: app.root) }
    let result = try BuiltCommand.run(command, in: app.root, through: Permissions.runner)

    #expect(result.status == 73)
    #expect(result.errors.contains("/Root/Root"))
    #expect(result.errors.hasSuffix("\nNothing was changed.\n"))
    #expect(try app.files() == before)
  }

  @Test(arguments: commands)
  func `a journal that cannot be kept is said`(command: [String]) throws {
    try FileManager.default.removeItem(atPath: app.root + "/.riblets/journal")
    try app.write("mine\n", to: ".riblets/journal")
    let result = try app.run(command)

    #expect(result.status == 73)
    #expect(
      result.errors
        == "Error: Cannot keep a journal of changes: '.riblets/journal' is not a folder. Move or remove it first.\n")
    #expect(try app.files() == before)
  }

  @Test(arguments: commands)
  func `sources that do not parse are named with their place`(command: [String]) throws {
    // A file that the command changes.
    let path = "Sources/Shop/Root/\(command[0] == "add" ? "Root+Hall" : "RootInteractor").swift"
    try app.write("struct RootInteractor {\n  // HallDependency\n  func (\n}\n", to: path)
    let broken = try app.files()
    let result = try app.run(command)

    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("Error: \(path):3:"))
    #expect(result.errors.hasSuffix(": error: It does not parse here. Mend it first.\n"))
    #expect(try app.files() == broken)
  }

  @Test(arguments: commands + [["undo"]])
  func `changes that are not committed are pointed out`(command: [String]) throws {
    try #require(try app.git("init", "--quiet") == 0)
    let result = try app.run(command)

    #expect(result.status == 0)
    let warning = "Warning: there are changes that are not committed."
    #expect(result.errors.contains(warning) == (command != ["undo"]))
  }

  // Only a riblet without a view is a 'Router'.
  @Test(arguments: ["Component": "portable", "Router": "none", "ChildRoute": "portable", "VStack": "portable"])
  func `a type of the app that hides one of Riblets is named, and nothing is written`(
    name: String, view: String
  ) throws {
    try app.write("enum \(name) {}\n", to: "Sources/Shop/Own.swift")
    let before = try app.files()
    let result = try app.run("new", "riblet", "Cart", "--parent", "Root", "--view", view)
    #expect(result.status == 65)
    #expect(
      result.errors.hasPrefix("Error: Sources/Shop/Own.swift:1:1: error: '\(name)' is a type of the app, and hides"))
    #expect(try app.files() == before)
    try app.write("enum Item {}\nenum State {}\nenum Outer { enum \(name) {} }\n", to: "Sources/Shop/Own.swift")
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root", "--view", view).status == 0)
  }

  @Test(arguments: [
    (["help", "foo"], "Error: There is no command 'foo'. There are: add, "),
    (["help", "nwe"], "Error: There is no command 'nwe'. Did you mean 'new'?"),
    (["help", "new", "ribelt"], "Error: There is no command 'new ribelt'. Did you mean 'new riblet'?"),
    (["check", "--rule", "nonsense"], "Error: There is no rule 'nonsense'. There are: attach-without-detach, "),
  ])
  func `words that nobody knows are told`(command: [String], message: String) throws {
    let result = try app.run(command)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix(message))
  }

  @Test func `commands at one time wait for each other, and none loses what another one has written`() throws {
    let commands = [
      ["new", "riblet", "Cart", "--parent", "Root"], ["new", "riblet", "Menu", "--parent", "Root"],
      ["add", "dependency", "title:String", "--to", "Hall"], ["new", "riblet", "Bar", "--parent", "Hall"],
    ]
    let processes = try commands.map { command in
      let process = Process()
      process.executableURL = BuiltCommand.executable
      process.arguments = command
      process.currentDirectoryURL = URL(filePath: app.root)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let tree = try app.run("tree").output
    for name in ["Cart", "Menu", "    - Bar", "Hall (dependency title: String"] {
      #expect(tree.contains(name), "\(tree)")
    }
    let interactor = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
    for name in [".hall", ".dock", ".cart", ".menu"] { #expect(interactor.contains(name)) }
  }

  @Test(arguments: [SIGINT, SIGKILL])
  func `a run that is ended at any moment is whole or nothing`(signal: Int32) throws {
    let seed = UInt64.random(in: 0...999_999)
    print("seed \(seed)")
    var random = Numbers(state: seed)
    let start = ContinuousClock.now
    #expect(try app.run("new", "--from", "tree.md").status == 0)
    let duration = Int((ContinuousClock.now - start) / .microseconds(1))
    let after = try app.files()
    #expect(try app.run("undo").status == 0)
    for _ in 0..<12 {
      let process = Process()
      process.executableURL = BuiltCommand.executable
      process.arguments = ["new", "--from", "tree.md"]
      process.currentDirectoryURL = URL(filePath: app.root)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(random.next(below: duration)))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      // What a killed run left half-made, the next one takes back.
      if signal == SIGKILL { _ = try app.run("undo", "--dry-run") }
      let now = try app.files()
      #expect(now == before || now == after, "seed \(seed)")
      if now == after { #expect(try app.run("undo").status == 0) }
      #expect(try app.files() == before, "seed \(seed)")
    }
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }
}
