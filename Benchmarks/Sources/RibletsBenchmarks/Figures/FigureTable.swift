/// Figures as a table for people.
public struct FigureTable: CustomStringConvertible {
  private let rows: [Figures]
  private let columns: [(title: String, text: (Figures) -> String)]

  /// - Parameter withInstructions: Whether there is a column for them.
  public init(_ rows: [Figures], withInstructions: Bool) {
    self.rows = rows
    var columns: [(title: String, text: (Figures) -> String)] = [
      ("nanoseconds", { Self.text($0.nanoseconds) }),
      ("allocations", { Self.text($0.allocations) }),
      ("bytes", { Self.text($0.bytes) }),
    ]
    if withInstructions { columns.append(("instructions", { Self.text($0.instructions) })) }
    self.columns = columns
  }

  private static func text(_ figure: Double?) -> String {
    figure.map(Figures.decimal) ?? "–"
  }

  public var description: String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    var lines = [String(repeating: " ", count: nameWidth)]
    lines.append(contentsOf: rows.map { $0.name + String(repeating: " ", count: nameWidth - $0.name.count) })
    for column in columns {
      let cells = [column.title] + rows.map(column.text)
      let width = cells.map(\.count).max() ?? 0
      for (index, cell) in cells.enumerated() {
        lines[index] += String(repeating: " ", count: width - cell.count + 2) + cell
      }
    }
    return lines.joined(separator: "\n")
  }
}
