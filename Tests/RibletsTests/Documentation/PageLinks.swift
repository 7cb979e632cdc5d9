import Foundation

/// The links and anchors of one page of Markdown, without its code.
struct PageLinks {
  /// The addresses that links and images of the page name, in order.
  let targets: [String]
  /// The names by which a link can point at a heading of the page, as GitHub makes them.
  let anchors: [String]

  init(_ text: String) {
    var targets: [String] = []
    var anchors: [String] = []
    var fence: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if let open = fence {
        if bare.hasPrefix(open) { fence = nil }
      } else if bare.hasPrefix("```") {
        fence = bare.prefix { $0 == "`" }
      } else if let heading = line.wholeMatch(of: /#{1,6} +(.+)/) {
        anchors.append(Self.anchor(of: heading.1, after: anchors))
        targets += Self.targets(in: line)
      } else {
        targets += Self.targets(in: line)
      }
    }
    self.targets = targets
    self.anchors = anchors
  }

  /// The links of the page at `page` that lead nowhere, each with the reason.
  static func broken(on page: URL) throws -> [String] {
    let links = Self(try String(contentsOf: page, encoding: .utf8))
    return try links.targets.compactMap { target in
      guard target.wholeMatch(of: /[a-z]+:.*/) == nil else { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page : page.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      guard FileManager.default.fileExists(atPath: file.path) else { return "\(target): there is no such file" }
      guard parts.count == 2 else { return nil }
      let anchors = parts[0].isEmpty ? links.anchors : Self(try String(contentsOf: file, encoding: .utf8)).anchors
      return anchors.contains(String(parts[1])) ? nil : "\(target): the page has no such heading"
    }
  }

  private static func targets(in line: Substring) -> [String] {
    // [a page](Cart.md), and <img src="Cart.svg"> and <source srcset="Cart.svg">, which can be light and dark.
    let text = line.replacing(/`[^`]*`/, with: "")
    return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + text.matches(of: /\s(?:src|srcset)="([^"]+)"/).map { String($0.1) }
  }

  private static func anchor(of heading: Substring, after others: [String]) -> String {
    let name = heading.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
    let candidates = [name] + (1...others.count + 1).map { "\(name)-\($0)" }
    return candidates.first { !others.contains($0) } ?? name
  }
}
