import RibletsPages

/// The specs as one self-contained page with search, a filter by status, and groups by riblet.
///
/// Without JavaScript everything is shown.
struct HTMLPage {
  private let book: BookOfSpecs
  private let sections: [RibletSection]
  private let tally: Tally

  init(_ book: BookOfSpecs) {
    self.book = book
    sections = RibletSection.sections(of: book)
    tally = Tally(book.specs.flatMap(\.entries))
  }

  var text: String {
    HTMLDocument(title: "Specs: \(tally.text)", style: Self.style, body: body, script: Self.script).description
  }

  private var body: String {
    """
    \(header)
    <div class="columns">
    \(navigation)
    <main>
    \(strays)\(sections.enumerated().map(section).joined(separator: "\n"))
    <p class="nothing" hidden>No example matches. <button type="button" id="clear">Show all</button></p>
    </main>
    </div>
    """
  }

  private var header: String {
    """
    <header>
    <div class="title"><h1>Specs</h1><p id="count">\(Self.unbroken(tally.text))</p></div>
    <div class="bar" aria-hidden="true">\(bar)</div>
    </header>
    <div class="tools">
    <input id="search" type="search" placeholder="Search sentences" aria-label="Search sentences" autocomplete="off" spellcheck="false">
    <div class="chips" role="group" aria-label="Show">\(chips)</div>
    </div>
    """
  }

  private var kinds: [(style: String, word: String, count: Int)] {
    [
      ("failed", "Failed", tally.failed), ("pending", "Pending", tally.pending),
      ("passed", "Passed", tally.passed), ("notrun", "Not run", tally.notRun),
    ]
  }

  private var bar: String {
    let shown = kinds.filter { $0.count > 0 }
    return shown.map { "<i class=\"\($0.style)\" style=\"flex-grow:\($0.count)\"></i>" }.joined()
  }

  private var chips: String {
    let all = "<button type=\"button\" data-show=\"\" aria-pressed=\"true\">All <b>\(tally.all)</b></button>"
    return all
      + kinds.filter { $0.count > 0 }.map {
        "<button type=\"button\" data-show=\"\($0.style)\" class=\"\($0.style)\" aria-pressed=\"false\">"
          + "\($0.word) <b>\($0.count)</b></button>"
      }.joined()
  }

  private var navigation: String {
    let links = sections.enumerated().map { index, section in
      "<a href=\"#r\(index)\" class=\"\(Self.worst(section.tally))\">\(Self.element("span", section.riblet))"
        + "<b>\(section.tally.all)</b></a>"
    }
    return "<nav aria-label=\"Riblets\"><h2>Riblets</h2>\n\(links.joined(separator: "\n"))\n</nav>"
  }

  private static func worst(_ tally: Tally) -> String {
    if tally.failed > 0 { return "failed" }
    if tally.pending > 0 { return "pending" }
    return tally.passed > 0 ? "passed" : "notrun"
  }

  private var strays: String {
    guard !book.strayIssues.isEmpty else { return "" }
    return """
      <section class="stray"><h2>Outside of any example</h2>
      <p>A detached task recorded this; which example it worked for is not known.</p>
      \(book.strayIssues.map(issue).joined(separator: "\n"))
      </section>

      """
  }

  private func section(_ index: Int, _ section: RibletSection) -> String {
    """
    <section id="r\(index)">
    <h2>\(Self.element("span", section.riblet))<small>\(section.tally.text)</small></h2>
    \(section.specs.map(spec).joined(separator: "\n"))
    </section>
    """
  }

  private func spec(_ spec: BookSpec) -> String {
    """
    <article>
    <h3><span>\(Escaping.markup(spec.identity.name))</span><small>\(Escaping.markup(spec.identity.file))</small></h3>
    <ul>
    \(OutlineNode.tree(spec.entries).map(node).joined(separator: "\n"))
    </ul>
    </article>
    """
  }

  private func node(_ node: OutlineNode) -> String {
    switch node {
    case .group(let text, let nodes):
      """
      <li class="group">\(Self.element("h4", text))<ul>
      \(nodes.map(self.node).joined(separator: "\n"))
      </ul></li>
      """
    case .example(let entry): example(entry)
    }
  }

  private func example(_ entry: BookEntry) -> String {
    let style = Self.style(of: entry.status)
    let word = entry.status.word
    let time = entry.seconds >= 0.1 ? "<time>\(DecimalText.short(entry.seconds))</time>" : ""
    let reason = entry.status.reason.map { Self.element("p", $0, style: "reason") } ?? ""
    let place = Escaping.markup("\(entry.file):\(entry.line)")
    return "<li class=\"example \(style)\" title=\"\(place)\"><i role=\"img\" aria-label=\"\(word)\"></i>"
      + "<div>\(Self.element("p", entry.words.last ?? ""))\(reason)\(entry.issues.map(issue).joined())</div>\(time)</li>"
  }

  private func issue(_ issue: BookIssue) -> String {
    let place = issue.place.map { "<span>\(Escaping.markup($0))</span>" } ?? ""
    return "<pre>\(Escaping.markup(issue.text))\(place)</pre>"
  }

  /// Returns a text in an element. Korean and Japanese are marked, since their line breaks and fonts differ.
  private static func element(_ name: String, _ text: String, style: String? = nil) -> String {
    var attributes = style.map { " class=\"\($0)\"" } ?? ""
    if let language = language(of: text) { attributes += " lang=\"\(language)\"" }
    return "<\(name)\(attributes)>\(Escaping.markup(text))</\(name)>"
  }

  private static func language(of text: String) -> String? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return "ko"
      case 0x3040...0x30FF: return "ja"
      default: continue
      }
    }
    return nil
  }

  /// Keeps each number and its word on one line: `12 failed`.
  private static func unbroken(_ text: String) -> String {
    text.split(separator: ", ").map { part in
      part.split(separator: ": ").map { $0.split(separator: " ").joined(separator: "\u{A0}") }.joined(separator: ": ")
    }.joined(separator: ", ")
  }

  private static func style(of status: ExampleStatus) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .pending: "pending"
    case .notRun: "notrun"
    }
  }
}
