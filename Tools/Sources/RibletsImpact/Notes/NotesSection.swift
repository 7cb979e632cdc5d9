/// A part of release notes: a title, and a line for each thing.
struct NotesSection {
  /// The name of something that differs, and the rest of its line.
  struct Line {
    let name: String
    let text: String
  }

  let title: String
  let lines: [Line]
}

extension ReleaseNotes {
  /// The number of differences in a sentence.
  package var summary: String {
    var parts = NotedChange.allCases.compactMap { change -> String? in
      let count = riblets.count { $0.change == change }
      return count == 0 ? nil : "\(Impact.counted(count, "riblet")) \(change.words)"
    }
    if !snapshots.isEmpty { parts.append("\(Impact.counted(snapshots.count, "snapshot")) different") }
    if !links.isEmpty {
      parts.append("\(Impact.counted(links.count, "link or workflow", "links or workflows")) to try")
    }
    return range + ": " + (parts.isEmpty ? "no riblet has changed." : parts.joined(separator: ", ") + ".")
  }

  /// The parts with something in them, in their order.
  var sections: [NotesSection] {
    let changes: [(String, NotedChange)] = [
      ("New riblets", .added), ("Riblets that have gone", .removed), ("Renamed riblets", .renamed),
      ("Changed riblets", .changed),
    ]
    let riblets = changes.map { title, change in
      NotesSection(
        title: title, lines: self.riblets.filter { $0.change == change }.map { .init(name: $0.name, text: $0.text) })
    }
    let others = [
      NotesSection(
        title: "Snapshots",
        lines: snapshots.map {
          .init(name: $0.riblet ?? $0.path, text: "\($0.title.isEmpty ? $0.path : $0.title), \($0.change.words)")
        }),
      NotesSection(title: "Screens without another snapshot", lines: screens.map { .init(name: $0, text: "") }),
      NotesSection(title: "Links and workflows", lines: links.map { .init(name: $0.name, text: $0.text) }),
      NotesSection(title: "More may differ, because", lines: unclear.map { .init(name: $0, text: "") }),
    ]
    return (riblets + others).filter { !$0.lines.isEmpty }
  }
}

extension NotedChange {
  /// The change behind a noun.
  var words: String {
    switch self {
    case .added: "new"
    case .removed: "gone"
    case .renamed: "renamed"
    case .changed: "changed"
    }
  }
}

extension NotedRiblet {
  /// The line of the riblet behind its name.
  var text: String {
    var parts = change == .added ? places : []
    if let former { parts.append("was \(former)") }
    if !roles.isEmpty { parts.append(roles.joined(separator: ", ")) }
    parts += differences
    return parts.joined(separator: "; ") + (owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))")
  }
}

extension NotedLink {
  /// The line of the link behind its name.
  var text: String { change == .changed ? "leads through changed code" : change.words }
}
