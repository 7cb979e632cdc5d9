import RibletsPages

/// The page that shows every failure, as one self-contained file.
struct FailurePage {
  /// A failure, as ``FailureFragment`` wrote it.
  struct Part {
    let key: String
    let kind: SnapshotFailure.Kind?
    let html: String

    init(html: String) {
      self.html = html
      let words = html.prefix { $0 != "\n" }.split(separator: " ", maxSplits: 3).map(String.init)
      kind = words.count > 2 ? SnapshotFailure.Kind(rawValue: words[2]) : nil
      key = words.count > 3 ? words[3] : ""
    }

    static func head(kind: SnapshotFailure.Kind, key: String) -> String {
      // Two hyphens would end the comment.
      "<!-- failure \(kind.rawValue) \(key.split(separator: "-").joined(separator: "-").filter { $0 != ">" }) -->"
    }
  }

  private let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts.sorted { $0.key < $1.key }
  }

  var html: String {
    HTMLDocument(
      title: "\(title) · Snapshots", style: FailurePageStyle.css, body: body, script: FailurePageScript.code
    ).description
  }

  private var body: String {
    """
    <header class="top">
    <h1>Snapshots</h1>
    <p class="sum">\(summary)</p>
    <input type="search" id="search" placeholder="Search suite, test or file" aria-label="Search">
    </header>
    <div class="page">
    <nav aria-label="Failures"><details open><summary>\(title)</summary></details></nav>
    <main>
    \(parts.map(\.html).joined())
    \(ending)
    </main>
    </div>
    <dialog id="zoom" aria-label="Enlarged picture"><form method="dialog"><button>Close</button></form><div></div></dialog>
    """
  }

  private var title: String {
    parts.isEmpty ? "None differs" : "\(parts.count) to look at"
  }

  private var summary: String {
    guard !parts.isEmpty else { return "None differs." }
    let badges = SnapshotFailure.Kind.allCases.compactMap { kind -> String? in
      let count = parts.count { $0.kind == kind }
      let label = FailureFragment.label(kind, count: count)
      return count == 0 ? nil : "<span class=\"badge\" data-kind=\"\(kind.rawValue)\">\(count) \(label)</span>"
    }
    return badges.joined(separator: " ")
  }

  private var ending: String {
    parts.isEmpty
      ? "<p class=\"empty\">Every snapshot that was checked last is as it should be.</p>"
      : "<p class=\"empty\" id=\"nothing\" hidden>Nothing matches the search.</p>"
  }
}
