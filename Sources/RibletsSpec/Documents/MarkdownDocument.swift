/// The specs as Markdown: a table of the riblets, then each with its sentences as nested lists.
struct MarkdownDocument {
  private let book: BookOfSpecs

  init(_ book: BookOfSpecs) { self.book = book }

  var text: String {
    let sections = RibletSection.sections(of: book)
    var lines = ["# Specs", "", Tally(book.specs.flatMap(\.entries)).text + "."]
    if !sections.isEmpty {
      lines += ["", "| Riblet | Passed | Failed | Pending | Not run |", "| --- | ---: | ---: | ---: | ---: |"]
      lines += sections.map(row)
    }
    if !book.strayIssues.isEmpty {
      lines += ["", "## Outside of any example", ""]
      lines += book.strayIssues.flatMap { issue($0, indentation: "") }
    }
    for section in sections {
      lines += ["", "## \(Escaping.markdown(section.riblet))"]
      for spec in section.specs {
        lines += ["", "### \(Escaping.markdown(spec.identity.name))", ""]
        if !spec.identity.file.isEmpty { lines += [Escaping.markdown(spec.identity.file), ""] }
        lines += OutlineNode.tree(spec.entries).flatMap { list($0, indentation: "") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ section: RibletSection) -> String {
    let tally = section.tally
    return
      "| \(Escaping.markdown(section.riblet)) | \(tally.passed) | \(tally.failed) | \(tally.pending) | \(tally.notRun) |"
  }

  private func list(_ node: OutlineNode, indentation: String) -> [String] {
    switch node {
    case .group(let text, let nodes):
      ["\(indentation)- **\(Escaping.markdown(text))**"] + nodes.flatMap { list($0, indentation: indentation + "  ") }
    case .example(let entry):
      example(entry, indentation: indentation)
    }
  }

  private func example(_ entry: BookEntry, indentation: String) -> [String] {
    let sentence = Escaping.markdown(entry.words.last ?? "")
    let reason = entry.status.reason.map { ": \(Escaping.markdown($0))" } ?? ""
    switch entry.status {
    case .passed: return ["\(indentation)- ✅ \(sentence)"]
    case .failed:
      let place = Escaping.markdown("\(entry.file):\(entry.line)")
      return ["\(indentation)- ❌ \(sentence) (\(place))"]
        + entry.issues.flatMap { issue($0, indentation: indentation + "  ") }
    case .pending: return ["\(indentation)- 🚧 \(sentence) *(pending\(reason))*"]
    case .notRun: return ["\(indentation)- ⚪️ \(sentence) *(not run\(reason))*"]
    }
  }

  private func issue(_ issue: BookIssue, indentation: String) -> [String] {
    var lines = issue.text.split(separator: "\n").map { Escaping.markdown(String($0)) }
    if let place = issue.place { lines.append(Escaping.markdown(place)) }
    return ["\(indentation)- \(lines.joined(separator: "<br>"))"]
  }
}
