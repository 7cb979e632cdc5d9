import Foundation

/// Asks somebody at a terminal for what an option did not say.
struct Prompt {
  var write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  var readLine: () -> String? = { Swift.readLine() }

  /// Asks until the answer is good.
  ///
  /// - Parameters:
  ///   - question: Without a mark at its end.
  ///   - standard: What an empty answer means; without one it is asked again.
  ///   - problem: Says what is wrong with an answer.
  /// - Returns: `nil` at the end of the input.
  func answer(to question: String, standard: String? = nil, problem: (String) -> String?) -> String? {
    while true {
      write(question + (standard.map { " [\($0)]" } ?? "") + ": ")
      guard let line = readLine() else {
        write("\n")
        return nil
      }
      let text = line.trimmingCharacters(in: .whitespaces)
      let answer = text.isEmpty ? standard ?? "" : text
      guard let found = problem(answer) else { return answer }
      write(found + "\n")
    }
  }
}
