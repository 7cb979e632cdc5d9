import RibletsSource

/// The text before the mocks in their file.
struct MockHead: Sendable {
  /// The declarations that mocks need besides imports.
  struct Needs: Sendable {
    /// Those of public mocks, and below them those of others.
    let bits: UInt16

    init(bits: UInt16 = 0) { self.bits = bits }

    init(_ entries: [MockEntry]) {
      bits = entries.lazy.compactMap(\.memo.text).reduce(0) { bits, text in
        bits | UInt16(text.needs.rawValue) << (text.isPublic ? 8 : 0)
      }
    }

    fileprivate func bits(ofPublic: Bool) -> UInt8 { UInt8(truncatingIfNeeded: ofPublic ? bits >> 8 : bits) }
  }

  private let groups: [MockImports.Group]
  private let surroundings: [UInt64: MockSurroundings]
  private let options: MockOptions

  /// Makes the head from what is known before the mocks are made.
  init(_ naming: MockNaming, _ options: MockOptions) {
    groups = naming.order.map { place in
      let candidate = naming.candidates[place].candidate
      let access = MockResolver.access(of: candidate.origin, options)
      return MockImports.Group(surroundings: candidate.surroundingsHash, isPublic: access > .internal)
    }
    surroundings = naming.surroundings
    self.options = options
  }

  /// Returns the bytes that most probably come before mocks some of which are known to need this.
  func foreseen(_ needs: Needs) -> [UInt8] {
    let likely = groups.lazy.map { group in
      var group = group
      group.needs = needs.bits(ofPublic: group.isPublic)
      return group
    }
    return Self.bytes(MockImports(likely, surroundings, options), options)
  }

  /// - Parameter imports: `nil` if there are no mocks.
  static func bytes(_ imports: MockImports?, _ options: MockOptions) -> [UInt8] {
    let mark =
      "// Made by riblets mock. What is changed here is lost.\n// swift-format-ignore-file\n// swiftlint:disable all\n"
    let header = options.header.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? ""
    let condition = options.macro.map { "\n#if \($0)\n" } ?? ""
    return Array((header + mark + condition + (imports.map { "\n" + $0.text } ?? "")).utf8)
  }

  /// The text after the mocks.
  static func end(_ options: MockOptions) -> String { options.macro == nil ? "" : "#endif\n" }
}
