extension ConflictPolicy {
  /// Asks in a terminal what to do with each file, and shows the difference on demand.
  ///
  /// An empty answer keeps the file, the end of the input stops the command. Answers may be for all files that follow.
  ///
  /// - Parameters:
  ///   - write: Takes what the terminal shows; questions come without a line feed at the end.
  ///   - readLine: Gives the next answer without its line feed; `nil` at the end of the input.
  package static func prompt(write: @escaping (String) -> Void, readLine: @escaping () -> String?) -> ConflictPolicy {
    let prompt = ConflictPrompt(write: write, readLine: readLine)
    return .ask { prompt.answer(to: $0) }
  }
}

/// Asks about one conflict after another.
private final class ConflictPrompt {
  private let write: (String) -> Void
  private let readLine: () -> String?
  private var answerToAll: Conflict.Resolution?

  init(write: @escaping (String) -> Void, readLine: @escaping () -> String?) {
    self.write = write
    self.readLine = readLine
  }

  func answer(to conflict: Conflict) -> Conflict.Resolution {
    if let answerToAll { return answerToAll }
    let unified = conflict.unified
    write("'\(conflict.path)' is there already; overwriting it means +\(unified.added) −\(unified.removed) lines.\n")
    while true {
      write("[k]eep, [o]verwrite, [d]ifference, keep [a]ll, overwrite all [!], [q]uit (keep)? ")
      guard let line = readLine() else {
        write("\n")
        return .abort
      }
      switch line.lowercased().filter({ !$0.isWhitespace }) {
      case "", "k", "keep": return .skip
      case "o", "overwrite": return .overwrite
      case "d", "difference": write(unified.text)
      case "a": return remember(.skip)
      case "!": return remember(.overwrite)
      case "q", "quit": return .abort
      default: write("Answer with one of the letters.\n")
      }
    }
  }

  private func remember(_ answer: Conflict.Resolution) -> Conflict.Resolution {
    answerToAll = answer
    return answer
  }
}
