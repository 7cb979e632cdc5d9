/// The name that was probably meant among some that there are.
package enum NearestName {
  /// The nearest name, if one is near: at most a third of the letters differ.
  package static func match(for name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let found = names.sorted()
      .map { (name: $0, distance: distance(wanted, Array($0.lowercased().utf8))) }
      .min { $0.distance < $1.distance }
    guard let found, found.distance <= max(1, wanted.count / 3) else { return nil }
    return found.name
  }

  /// Returns a question for the end of a message: the nearest name, if it is near; nothing otherwise.
  package static func question(for name: String, in names: [String]) -> String {
    match(for: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  /// Returns the number of letters that have to be added, removed, changed, or swapped with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
