import Testing

struct PassedThroughShapes {
  /// An app of components below each other, of which each but the last hands `day` on.
  private static func app(_ levels: Int, limit: Int, makes: String = "let day = Day()", needs: String = "day") -> Shapes
  {
    var lines = ["final class C0Component: Component<any EmptyDependency> { \(makes) }"]
    for level in 1...levels {
      lines.append("final class C\(level)Router: Router<any A> {}")
      lines.append("protocol C\(level)Dependency: Dependency { var day: Day { get } }")
      lines.append("extension C\(level - 1)Component: C\(level)Dependency {}")
      if level < levels {
        lines.append(
          "final class C\(level)Component: Component<any C\(level)Dependency> { var day: Day { dependency.\(needs) } }")
      }
    }
    return Shapes(
      rule: "passed-through", frame: lines.joined(separator: "\n"),
      settings: limit == 6 ? "{}" : #"{"rules": {"passed-through": {"limit": \#(limit)}}}"#)
  }

  @Test(arguments: [(8, 6), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (9, 7)])
  func `one component more than the limit is found`(levels: Int, limit: Int) throws {
    try Self.app(levels, limit: limit).expectFinding("")
  }

  @Test func `a getter with its keyword hands on, too`() throws {
    let app = Self.app(3, limit: 1)
    let frame = app.frame.replacing("{ dependency.day }", with: "{\n  get { dependency.day }\n}")
    try Shapes(rule: app.rule, frame: frame, settings: app.settings).expectFinding("")
  }

  @Test(arguments: [(7, 6), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 7), (1, 6), (2, 6)])
  func `as many components as the limit are none`(levels: Int, limit: Int) throws {
    try Self.app(levels, limit: limit).expectNone("")
  }

  @Test(arguments: [
    "var day: Day { Day() }", "lazy var day = Day()", "var day: Day", "let day: Day",
    "var day: Day { shared { Day() } }", "private let day = Day()",
    "let night = 1, day = Day()", "@Stored var day: Day", "public let day = Day()", "var day: Day { other.day }",
  ])
  func `it does not matter how it is made`(code: String) throws {
    try Self.app(3, limit: 1, makes: code).expectFinding("")
    try Self.app(2, limit: 1, makes: code).expectNone("")
  }

  @Test(arguments: [
    "", "@@ ShopTests\nfinal class C3DependencyMock: C3Dependency { let day = Day() }", "// dependency.day",
    "extension C1Component { var night: Day { dependency.day } }",
    "final class Preview: C3Dependency { let day = Day() }", "extension C2Component: Other {}",
  ])
  func `code beside the way changes nothing`(code: String) throws {
    try Self.app(3, limit: 1).expectFinding(code)
    try Self.app(2, limit: 1).expectNone(code.replacing("C3", with: "C2").replacing("C2Component", with: "C1Component"))
  }

  @Test func `a dependency under another name, and one that is made on the way, go through fewer`() throws {
    try Self.app(3, limit: 1, makes: "", needs: "other").expectNone("")
    try Self.app(2, limit: 0, makes: "").expectNone("")
  }
}
