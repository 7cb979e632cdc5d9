import RibletsSource

/// The text before the mocks in their file.
struct MockHead: Sendable {
  /// The declarations that mocks need besides imports.
  struct Needs: Sendable {
    private(set) var ofPublic: MockNeeds = []
    private(set) var ofOthers: MockNeeds = []

    init() {}

    init(_ entries: [MockEntry]) {
      for entry in entries {
        guard let text = entry.memo.text else { continue }
        if text.isPublic { ofPublic.formUnion(text.needs) } else { ofOthers.formUnion(text.needs) }
      }
    }

    mutating func formUnion(_ other: Needs) {
      ofPublic.formUnion(other.ofPublic)
      ofOthers.formUnion(other.ofOthers)
    }
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
      group.needs = (group.isPublic ? needs.ofPublic : needs.ofOthers).rawValue
      return group
    }
    return Self.bytes(MockImports(likely, surroundings, options))
  }

  /// - Parameter imports: `nil` if there are no mocks.
  static func bytes(_ imports: MockImports?) -> [UInt8] {
    let mark =
      "// Made by riblets mock. What is changed here is lost.\n// swift-format-ignore-file\n// swiftlint:disable all\n"
    return Array(mark.utf8) + (imports.map { Array(("\n" + $0.text).utf8) } ?? [])
  }
}
