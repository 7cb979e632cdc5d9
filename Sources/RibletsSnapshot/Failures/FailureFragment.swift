import RibletsPages

/// A failure's part of the page, made once, when the assertion fails.
struct FailureFragment {
  private let entry: FailureEntry

  init(_ entry: FailureEntry) {
    self.entry = entry
  }

  /// The HTML; ``FailurePage`` orders and counts the parts by its first line.
  var html: String {
    """
    \(FailurePage.Part.head(kind: entry.kind, key: entry.key))
    <article id="\(identifier)" data-kind="\(entry.kind.rawValue)" data-time="\(entry.time)" \
    data-search="\(Markup.escaped(searched))" data-suite="\(Markup.escaped(suite))" \
    data-title="\(Markup.escaped(title))">
    \(header)
    \(body)
    </article>

    """
  }

  private var identifier: String { "f" + StableHash.longDigits(of: entry.key) }
  private var suite: String { entry.suite.isEmpty ? entry.testFile : entry.suite }
  private var title: String { ([entry.sentence] + entry.details).joined(separator: " · ") }
  private var searched: String { "\(suite) \(title) \(entry.fileName)".composed.lowercased() }

  private var header: String {
    let details = entry.details.map { "<span class=\"detail\">\(Markup.escaped($0))</span>" }.joined()
    return """
      <header>
      <p class="suite">\(Markup.escaped(entry.module)) <b>›</b> \(Markup.escaped(suite))</p>
      <h2>\(Markup.escaped(entry.sentence)) \(details)</h2>
      <p class="facts"><span class="badge">\(Self.label(entry.kind))</span> \
      <code>\(Markup.escaped(entry.location))</code> <time data-time="\(entry.time)"></time></p>
      </header>
      <p class="path"><code>\(Markup.escaped(entry.path))</code>\
      <button type="button" class="copy" data-copy="\(Markup.escaped(entry.path))">Copy</button></p>
      """
  }

  private var body: String {
    let message =
      "<details class=\"message\"\(entry.kind == .unreadable ? " open" : "")><summary>What the test said</summary>"
      + "<pre>\(Markup.escaped(entry.message))</pre></details>"
    switch entry.form {
    case .text: return "\(lines)\n\(message)"
    case .vectorPicture:
      let source = "<details class=\"source\"><summary>Lines</summary>\(lines)</details>"
      return "\(PicturesSection(entry: entry, identifier: identifier).html)\n\(source)\n\(message)"
    }
  }

  private var lines: String {
    LinesSection(expected: entry.expected, actual: entry.actual, kind: entry.kind).html
  }

  static func label(_ kind: SnapshotFailure.Kind, count: Int = 1) -> String {
    switch kind {
    case .differs: count == 1 ? "differs" : "differ"
    case .recorded: "new"
    case .recordedAnew: "recorded anew"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .problem: "problem"
    }
  }
}
