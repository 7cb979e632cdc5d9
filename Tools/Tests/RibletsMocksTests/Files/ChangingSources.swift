/// A small app whose files change at random, and depend on each other in every way that mocks do.
struct ChangingSources {
  private var state: UInt64
  private(set) var files: [String: String] = [:]

  init(seed: UInt64, fileCount: Int) {
    state = seed
    for number in 0..<fileCount { files[Self.name(number)] = text(number) }
  }

  private static func name(_ number: Int) -> String { "Part\(number % 3)/File\(number).swift" }

  private mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Changes, removes or adds a file or two.
  mutating func change() {
    for _ in 0..<(1 + number(2)) {
      let place = number(12)
      files[Self.name(place)] = number(8) == 0 ? nil : text(place)
    }
  }

  private mutating func text(_ place: Int) -> String {
    var text = number(3) == 0 ? "public import Foundation\n" : "import Foundation\n"
    if number(4) == 0 { text += "#if DEBUG\nimport Other\(number(3))\n#endif\n" }
    for part in 0..<(1 + number(3)) { text += declaration(place * 10 + part) }
    return text
  }

  private mutating func declaration(_ own: Int) -> String {
    let other = number(12) * 10 + number(3)
    return switch number(12) {
    case 0: "typealias A\(number(6)) = \(number(2) == 0 ? "(Int) -> Void" : "String")\n"
    case 1: "struct N\(number(4))\(number(2) == 0 ? ": ~Copyable" : "") {}\n"
    case 2: "class C\(number(4)) { \(number(2) == 0 ? "init(a: Int) {}" : "init() {}") }\n"
    case 3: "@globalActor actor G\(number(2)) { static let shared = G\(number(2))() }\n"
    case 4: "/// @mockable\ntypealias Both\(own) = P\(other) & Sendable\n"
    case 5: "enum E\(number(3)) {\n/// @mockable\nprotocol P\(own) { func f\(own)() }\n}\n"
    case 6: "protocol P\(own)\(parents(other)) { func unmarked\(own)() -> Int }\n"
    default:
      "/// @mockable\(number(10) == 0 ? "(override: name = M\(number(9)))" : "")\n\(number(4) == 0 ? "@MainActor " : "")"
        + "\(number(3) == 0 ? "public " : "")protocol P\(own)\(parents(other)) {\n\(members(own))}\n"
    }
  }

  private mutating func parents(_ other: Int) -> String {
    switch number(6) {
    case 0, 1: ": P\(other)"
    case 2: ": Sendable"
    case 3: ": C\(number(4))"
    case 4: number(2) == 0 ? ": Unknown\(number(3))" : ": A\(number(6))"
    default: ""
    }
  }

  private mutating func members(_ own: Int) -> String {
    var text = ""
    for place in 0..<(1 + number(3)) {
      let name = "m\(number(4))x\(place)"
      let line =
        switch number(7) {
        case 0: "  func \(name)(_ a: A\(number(6)))\n"
        case 1: "  func \(name)() -> any P\(number(12) * 10 + number(3))\n"
        case 2: "  func \(name)(_ n: consuming N\(number(4))) -> N\(number(4))\n"
        case 3: "  @G\(number(2)) func \(name)() async throws -> String\n"
        case 4: "  var \(name): (any P\(number(12) * 10 + number(3)))? { get set }\n"
        case 5: "  associatedtype T\(own)x\(place): P\(number(12) * 10)\n"
        default: "  var \(name): Int { get\(number(2) == 0 ? " set" : "") }\n"
        }
      text += line
    }
    return text
  }
}
