import RibletsPlans
import RibletsRules

/// The explanation of a message by its identifier: a misuse that an app reports while it runs, or a rule of `riblets check`.
struct Explanation {
  /// The identifier, as messages have it in brackets.
  let id: String
  /// The problem in a sentence.
  let problem: String
  /// The usual reasons.
  let cause: String
  /// The change that helps.
  let fix: String
  /// Code that shows the change; empty if there is none.
  var example = ""

  /// All explanations, first those of messages that a running app prints.
  static var all: [Explanation] { ofRuntime + rules }

  private static var rules: [Explanation] {
    Rule.all.compactMap { rule in
      ofRules[rule.id].map {
        Explanation(id: rule.id, problem: rule.summary, cause: $0.cause, fix: $0.fix, example: $0.example)
      }
    }
  }

  /// True for a rule, which has a section on its page, too.
  private var isRule: Bool { !id.hasPrefix("riblets.") }

  /// Returns the explanation of an identifier, also without brackets, and with or without `riblets.`.
  static func of(_ text: String) -> Explanation? {
    let id = text.trimmingCharacters(["[", "]", " "])
    return all.first { $0.id == id || $0.id == "riblets." + id || "riblets." + $0.id == id }
  }

  /// The text for a terminal.
  var text: String {
    var parts = ["\(id)\n\n\(problem)", "Cause: \(cause)", "Fix: \(fix)"]
    if !example.isEmpty {
      parts.append("Example:\n\n  " + example.replacing("\n", with: "\n  "))
    }
    if isRule { parts.append("Its limits: Documentation/Check.md#\(id)") }
    return parts.joined(separator: "\n\n")
  }

  /// The section of the page.
  private var section: String {
    var parts = ["### `\(id)`", problem, "**Cause.** \(cause)", "**Fix.** \(fix)"]
    if !example.isEmpty {
      parts.append("```swift\n\(example)\n```")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The page Documentation/Troubleshooting.md: the messages of a running app. Check.md has the rules.
  static var page: String {
    """
    # Troubleshooting

    You see a message of Riblets in a running app or in a test. The message ends with an identifier in brackets, for example
    `[riblets.attached-elsewhere]`. Search for the identifier on this page, which `riblets explain --all` prints, or ask the
    command:

    ```sh
    riblets explain riblets.attached-elsewhere
    ```

    The command also explains a rule of `riblets check`, for example `riblets explain missing-tests`. [Checking an
    app](Check.md#the-rules) has a section for each rule.

    Riblets prints a message to the standard error. A call that Riblets refuses usually changes nothing. Some messages only
    report a problem, such as a leak. If you set `DiagnosisReporter.stopping`, a message ends the app.

    ## What does the message mean?

    \(ofRuntime.map(\.section).joined(separator: "\n\n"))

    """
  }
}

extension String {
  fileprivate func trimmingCharacters(_ characters: Set<Character>) -> String {
    String(drop(while: characters.contains).reversed().drop(while: characters.contains).reversed())
  }
}
