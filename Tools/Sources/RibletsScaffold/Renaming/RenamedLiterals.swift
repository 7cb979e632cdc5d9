import RibletsEdits

/// The texts of an app's sources by which those of its tests are decided, when a riblet gets another name.
///
/// Tests compare what the sources show. So a text in a test gets the new name only if the one in the sources that it comes
/// from does: the longest one that it contains. `"Cart.row.7"` stays where a view says `"Cart.row.\(number)"`, which is no
/// name, and stays.
struct RenamedLiterals {
  private let map: NameMap
  /// Texts of the sources that change, with what they become.
  private var changed: [String: String] = [:]
  /// Texts of the sources with the old name in them that stay.
  private var kept: Set<String> = []

  /// - Parameters:
  ///   - sources: All that name the riblet, and whether a file is its own.
  ///   - others: The texts of its storyboards and nibs.
  init(_ sources: [(file: ParsedFile, isOwn: Bool)], others: [String], _ map: NameMap) {
    self.map = map
    for (file, isOwn) in sources {
      for found in file.texts { add(found.text, isOwn: isOwn && found.isWhole && found.isShown) }
    }
    for text in others { for part in text.split(separator: "\"") { add(String(part), isOwn: true) } }
  }

  private mutating func add(_ text: String, isOwn: Bool) {
    if let new = map.renamed(literal: text, isOwn: isOwn) {
      changed[text] = new
    } else if text.hasWord(map.old.title) || text.hasWord(map.old.riblet) {
      kept.insert(text)
    }
  }

  /// Returns the new text of a part of a literal in a test, or of a text in a snapshot; `nil` if it stays.
  ///
  /// - Parameter isOwn: True in tests of the riblet, where of two equal texts in the sources its own is meant.
  func renamed(inTests text: String, isOwn: Bool) -> String? {
    if let symbol = map.renamed(symbol: text) { return symbol }
    let change = changed.filter { text.hasWord($0.key) }.max { ($0.key.count, $1.key) < ($1.key.count, $0.key) }
    let obstacle = kept.filter(text.hasWord).map(\.count).max() ?? 0
    guard let change else {
      // What a riblet is called at run time comes from its types.
      return isOwn && obstacle == 0 && text == map.old.riblet ? map.new.riblet : nil
    }
    guard change.key.count > obstacle || (isOwn && change.key.count == obstacle) else { return nil }
    return text.replacingWord(change.key, with: change.value)
  }
}
