/// Sorts names by their similarity to a wanted one.
package enum NearestMatch {
  /// Returns the most similar name, if one is similar enough: up to two of five characters may differ.
  package static func nearest(in names: [String], to wanted: String) -> String? {
    guard let name = sorted(names, to: wanted).first else { return nil }
    let edits = distance(Array(name.lowercased().prefix(100)), Array(wanted.lowercased().prefix(100)))
    return edits * 5 <= max(name.count, wanted.count) * 2 ? name : nil
  }

  /// Returns the most similar name first; equally similar ones in alphabetical order.
  package static func sorted(_ names: [String], to wanted: String) -> [String] {
    let wanted = Array(wanted.lowercased().prefix(100))
    return
      names
      .map { (distance: distance(Array($0.lowercased().prefix(100)), wanted), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name)
  }

  /// Counts the characters that have to be added, removed or changed.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let substituted = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
