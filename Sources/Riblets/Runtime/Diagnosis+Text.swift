extension Diagnosis {
  /// The parts of a description, assembled one by one.
  ///
  /// The problem names words and facts in braces. One loop fills them in, because an interpolation for each misuse was
  /// most of the code size of the texts; and an object that is passed on takes less code for each part than arrays.
  final class Text {
    private let template: String
    private var words: [(name: String, value: String)] = []
    private var facts: [(name: String, value: String)] = []
    private var remedy = ""

    /// - Parameter problem: The problem, in one line.
    @inline(never)
    init(_ problem: String) {
      template = problem
    }

    /// Adds a fact that appears in the problem only, and not in a line of its own.
    @inline(never)
    func word(_ name: String, _ value: String) -> Text {
      words.append((name, value))
      return self
    }

    /// Adds an error of the app or of another library.
    @inline(never)
    func word(_ name: String, _ error: any Error) -> Text {
      word(name, "\(error)")
    }

    /// Adds a fact that gets a line of its own, and may appear in the problem.
    @inline(never)
    func fact(_ name: String, _ value: String) -> Text {
      facts.append((name, value))
      return self
    }

    /// Adds the place of a riblet, which may be outside of any tree.
    @inline(never)
    func fact(_ name: String, _ path: RibletPath?, or absence: String = "in no tree") -> Text {
      fact(name, path?.description ?? absence)
    }

    /// Adds the fix.
    @inline(never)
    func fix(_ text: String) -> Text {
      remedy = text
      return self
    }

    /// Returns all parts, with the line of the misuse as the last fact.
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
