/// The settings of a terminal after it has been sent some output: its private modes and the depth of its title stack.
struct TerminalSettings: Equatable {
  /// As a terminal starts: lines wrap, the cursor shows.
  private(set) var modes: Set<String> = ["7", "25"]
  private(set) var titles = 0
  /// True if it was ever set otherwise.
  private(set) var wasChanged = false

  init(after output: String = "") {
    let start = self
    for sequence in output.split(separator: "\u{1B}[", omittingEmptySubsequences: false).dropFirst() {
      let body = sequence.prefix { !$0.isLetter }
      switch (sequence.dropFirst(body.count).first, body.first == "?") {
      case ("h", true): modes.insert(String(body.dropFirst()))
      case ("l", true): modes.remove(String(body.dropFirst()))
      case ("t", false) where body == "22;0": titles += 1
      case ("t", false) where body == "23;0": titles -= 1
      default: break
      }
      if modes != start.modes { wasChanged = true }
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.modes == right.modes && left.titles == right.titles }
}
