import RibletsReading

extension ImpactReport {
  /// The report of release notes.
  ///
  /// - Parameter pictures: The folder with the pictures of snapshots, as Markdown names it; `nil` for none.
  package func text(of notes: ReleaseNotes, pictures: String? = nil) -> String {
    switch self {
    case .text: Self.lines(of: notes)
    case .json: notes.sortedJSON()
    case .markdown: Self.markdown(of: notes, pictures)
    }
  }

  private static func lines(of notes: ReleaseNotes) -> String {
    var lines = [notes.summary]
    for section in notes.sections {
      lines += ["", section.title] + section.lines.map { "  \($0.name)" + ($0.text.isEmpty ? "" : ": \($0.text)") }
    }
    return lines.joined(separator: "\n")
  }

  private static func markdown(of notes: ReleaseNotes, _ pictures: String?) -> String {
    var parts = ["### \(notes.summary)"]
    for section in notes.sections {
      let lines = section.lines.map { "- " + ImpactMarkdown.code($0.name) + ($0.text.isEmpty ? "" : ": \($0.text)") }
      parts.append("**\(section.title)**\n\n" + lines.joined(separator: "\n"))
    }
    let drawn = notes.snapshots.filter { $0.pictureEnding != nil }
    if let pictures, !drawn.isEmpty {
      let rows = drawn.map { snapshot in
        let (before, after) = snapshot.pictures
        let title = [snapshot.riblet, snapshot.title].compactMap { $0 }.joined(separator: ": ").replacing(
          "|", with: "\\|")
        return "| \(title) | \(image(before, in: pictures)) | \(image(after, in: pictures)) |"
      }
      parts.append(
        "| Snapshot | Before | After |\n| --- | --- | --- |\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func image(_ name: String?, in folder: String) -> String {
    name.map { "<img src=\"\(folder)/\($0)\" width=\"195\">" } ?? ""
  }
}
