import SwiftParser
import SwiftSyntax
import Synchronization

/// Texts that were parsed, each once: planning looks at the same files over and over.
enum SyntaxTrees {
  /// The number of bytes of text that are remembered; a tree takes several times as much.
  static let limit = 1 << 20

  private static let known = Mutex(Known(limit: limit))

  /// The syntax of a text. May be called from any thread.
  static func tree(of text: String) -> SourceFileSyntax {
    if let tree = known.withLock({ $0.trees[text] }) { return tree }
    let tree = Parser.parse(source: text)
    known.withLock { $0.add(tree, of: text) }
    return tree
  }

  /// Trees by their texts, until there are too many.
  struct Known {
    let limit: Int
    private(set) var trees: [String: SourceFileSyntax] = [:]
    private var count = 0

    init(limit: Int) { self.limit = limit }

    /// Adds a tree; all others are forgotten if there is no place for it.
    mutating func add(_ tree: SourceFileSyntax, of text: String) {
      let size = text.utf8.count
      guard size <= limit, trees[text] == nil else { return }
      if count + size > limit {
        trees.removeAll()
        count = 0
      }
      trees[text] = tree
      count += size
    }
  }
}
