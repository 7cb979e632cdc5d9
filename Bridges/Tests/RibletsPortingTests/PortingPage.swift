import Foundation

/// The tables of types and calls on the page "Coming from RIBs".
struct PortingPage {
  /// The code in the first column, a cell for each of its spans.
  let cells: Set<String>

  init() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../Documentation/ComingFromRIBs.md")
    let text = try String(contentsOf: path.standardizedFileURL, encoding: .utf8)
    let rows = ["## Types", "## Calls"].flatMap { heading in
      text.components(separatedBy: "\(heading)\n").last?.components(separatedBy: "\n## ").first?
        .matches(of: #/(?m)^\| (.+?) \| /#).map(\.1) ?? []
    }
    cells = Set(rows.flatMap(\.cells))
  }
}

extension Substring {
  /// The texts between backticks.
  var cells: [String] { matches(of: #/`(.+?)`/#).map { String($0.1) } }
}

/// A file that comes from RIBs, with what it tries of the page.
struct PortedFile {
  /// Some cells, and the lines below them up to the next cells, or an empty line.
  struct Trial {
    let cells: [String]
    let lines: Range<Int>
  }

  let path: String
  let lines: [Substring]
  let trials: [Trial]

  var name: String { String(path.split(separator: "/").last ?? "") }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  init(_ path: String) throws {
    self.path = "\(Self.folder)/\(path)"
    let lines = try String(contentsOfFile: self.path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = lines
    trials = lines.indices.filter { lines[$0].contains("// | `") }.map { index in
      let end = lines[(index + 1)...].firstIndex { $0.isEmpty || $0.contains("// | `") } ?? lines.count
      // Lines are counted from 1.
      return Trial(cells: lines[index].cells, lines: index + 2..<end + 1)
    }
  }

  static func all(in folder: String) throws -> [PortedFile] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(folder)").sorted()
      .map { try PortedFile("\(folder)/\($0)") }
  }
}

/// The declarations in the sources of `RibletsPorting`.
enum Stubs {
  /// The places of those with a message, as in `TypeStubs.swift:5`.
  static func places() throws -> Set<String> {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/RibletsPorting").standardizedFileURL
    var places: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).components(separatedBy: "\n")
      var isUnavailable = false
      for (index, line) in lines.enumerated() {
        if line.contains("@available(") { isUnavailable = true }
        guard isUnavailable, line.contains("public ") else { continue }
        places.insert("\(name):\(index + 1)")
        isUnavailable = false
      }
    }
    return places
  }
}
