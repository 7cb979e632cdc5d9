extension Diagnosis {
  /// The parts of a description, put together one by one.
  ///
  /// The problem names words and facts in braces. One loop fills them in, where an interpolation for each mistake was
  /// most of what the texts added to an app; and an object that is handed on takes less code for each part than arrays
  /// of them.
  final class Text {
    private let template: String
    private var words: [(name: String, value: String)] = []
    private var facts: [(name: String, value: String)] = []
    private var remedy = ""

    /// - Parameter problem: What is wrong, in one line.
    @inline(never)
    init(_ problem: String) {
      template = problem
    }

    /// Adds what the problem names and no line below it repeats.
    @inline(never)
    func word(_ name: String, _ value: String) -> Text {
      words.append((name, value))
      return self
    }

    /// Adds an error that somebody else made.
    @inline(never)
    func word(_ name: String, _ error: any Error) -> Text {
      word(name, "\(error)")
    }

    /// Adds what gets a line of its own, and may be named in the problem.
    @inline(never)
    func fact(_ name: String, _ value: String) -> Text {
      facts.append((name, value))
      return self
    }

    /// Adds where a riblet is that may be in no tree.
    @inline(never)
    func fact(_ name: String, _ path: RibletPath?, or absence: String = "in no tree") -> Text {
      fact(name, path?.description ?? absence)
    }

    /// Says what to do about it.
    @inline(never)
    func fix(_ text: String) -> Text {
      remedy = text
      return self
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
      text += remedy
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
}
