extension Diagnosis {
  /// The parts of a description.
  ///
  /// The problem names words and facts in braces. One loop fills them in, where an interpolation for each mistake was
  /// most of what the texts added to an app.
  struct Text {
    typealias Fact = (name: String, value: String)

    private let template: String
    private let words: [Fact]
    private let facts: [Fact]
    private let wayOut: String

    /// - Parameters:
    ///   - problem: What is wrong, in one line.
    ///   - words: What the problem names and no line below it repeats.
    ///   - facts: What gets a line of its own, and may be named in the problem.
    init(problem: String, words: [Fact] = [], facts: [Fact] = [], wayOut: String) {
      template = problem
      self.words = words
      self.facts = facts
      self.wayOut = wayOut
    }

    /// All parts, with the line that made the mistake as the last fact.
    func lines(at site: CallSite?) -> String {
      var listed = facts
      if let site { listed.append(("At", site.description)) }
      var width = 0
      for fact in listed { width = max(width, fact.name.count) }
      var text = problem
      text += "\n\n"
      for (name, value) in listed {
        text += "  "
        text += name
        text += ":"
        for _ in name.count...width { text += " " }
        text += value
        text += "\n"
      }
      if !listed.isEmpty { text += "\n" }
      text += wayOut
      return text
    }

    private var problem: String {
      var filled = ""
      var name: String?
      for character in template.unicodeScalars {
        switch (character, name) {
        case ("{", _): name = ""
        case ("}", let known?):
          filled += value(of: known)
          name = nil
        case (_, nil): filled.unicodeScalars.append(character)
        case (_, _?): name?.unicodeScalars.append(character)
        }
      }
      return filled
    }

    private func value(of name: String) -> String {
      for fact in words where fact.name == name { return fact.value }
      for fact in facts where fact.name == name { return fact.value }
      return ""
    }
  }

  /// A fact about a riblet that may be in no tree.
  static func fact(_ name: String, _ path: RibletPath?, or absence: String = "in no tree") -> Text.Fact {
    (name, path?.description ?? absence)
  }
}
