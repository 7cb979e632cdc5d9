/// A spec's examples in their groups, for documents that show a tree.
indirect enum OutlineNode: Equatable {
  case group(String, [OutlineNode])
  case example(BookEntry)

  /// Groups consecutive entries that start with the same texts, in their order.
  static func tree(_ entries: some Collection<BookEntry>, depth: Int = 0) -> [OutlineNode] {
    var nodes: [OutlineNode] = []
    var rest = Array(entries)[...]
    while let first = rest.first {
      if first.words.count <= depth + 1 {
        nodes.append(.example(first))
        rest = rest.dropFirst()
        continue
      }
      let text = first.words[depth]
      let members = rest.prefix { $0.words.count > depth + 1 && $0.words[depth] == text }
      nodes.append(.group(text, tree(members, depth: depth + 1)))
      rest = rest.dropFirst(members.count)
    }
    return nodes
  }
}

/// The specs of one riblet.
struct RibletSection: Equatable {
  var riblet: String
  var specs: [BookSpec]

  var tally: Tally { Tally(specs.flatMap(\.entries)) }

  static func sections(of book: BookOfSpecs) -> [RibletSection] {
    var sections: [RibletSection] = []
    for spec in book.specs {
      if sections.last?.riblet == spec.identity.riblet {
        sections[sections.count - 1].specs.append(spec)
      } else {
        sections.append(RibletSection(riblet: spec.identity.riblet, specs: [spec]))
      }
    }
    return sections
  }
}
